import { expect, test } from "vitest";
import { invalidKeysOf, startSubmission, submissionAge } from "./submission-guard.ts";

const key = "2f1c1b7e-51d0-4a43-9c0e-7d9a35cf4c11";
const start = Date.UTC(2027, 2, 1, 9);
const otherKey = "7b0c9f1e-3b0a-4b56-8d1e-0a2f6c7d8e9f";
const sent = { key, privacyVersion: "", website: "", ...startSubmission(start, key, "secret") };

const invalidKeys = (change: Partial<typeof sent> | { startedAt: null }, age = 60_000): string[] =>
  invalidKeysOf({ ...sent, ...change }, "secret", start + age);

test("a submission of a minute old is valid", () => {
  expect(invalidKeys({})).toEqual([]);
});

test.each([
  ["just under three seconds", submissionAge.min - 1, ["startedAt"]],
  ["three seconds", submissionAge.min, []],
  ["a day", submissionAge.max, []],
  ["just over a day", submissionAge.max + 1, ["startedAt"]],
  ["before it began", -1, ["startedAt"]],
])("a request sent after %s", (_, age, keys) => {
  expect(invalidKeys({}, age)).toEqual(keys);
});

test.each([
  ["a filled-in honeypot", { website: "https://example.com" }, "website"],
  ["another key than was signed", { key: otherKey }, "signature"],
  ["a start that was signed for another key", startSubmission(start, otherKey, "secret"), "signature"],
  ["no start", { startedAt: null }, "startedAt"],
  ["another start than was signed", { startedAt: start + 1 }, "signature"],
  ["no signature", { signature: "" }, "signature"],
  ["a signature cut short", { signature: sent.signature.slice(0, -1) }, "signature"],
  ["more than the signature", { signature: `${sent.signature}zz` }, "signature"],
  ["a signature made with another key", startSubmission(start, key, "another secret"), "signature"],
])("%s is invalid", (_, change, invalidKey) => {
  expect(invalidKeys(change)).toEqual([invalidKey]);
});

test.each(["1", ""])("the key %j is no UUID", (invalidKey) => {
  expect(invalidKeys({ key: invalidKey })).toContain("key");
});

test("signs the time and the key with HMAC-SHA256", () => {
  const { signature } = startSubmission(start, key, "secret");
  expect(signature).toBe("6b361a5d29a97325f7f8ee4f6b451c4adec88ec1f4ac6fb4f4930d86be245a26");
});
