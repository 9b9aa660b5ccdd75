import { expect, test } from "vitest";
import { guardFaults, signStart, submissionAge } from "./submission-guard.ts";

const key = "2f1c1b7e-51d0-4a43-9c0e-7d9a35cf4c11";
const start = Date.UTC(2027, 2, 1, 9);
const sent = { key, website: "", ...signStart(start, "secret") };

const fieldsAtFault = (change: Partial<typeof sent> | { startedAt: null }, age = 60_000): string[] =>
  guardFaults({ ...sent, ...change }, "secret", start + age).map(({ field }) => field);

test("a visitor of a minute is let through", () => {
  expect(fieldsAtFault({})).toEqual([]);
});

test.each([
  ["just under three seconds", submissionAge.least - 1, ["startedAt"]],
  ["three seconds", submissionAge.least, []],
  ["a day", submissionAge.most, []],
  ["just over a day", submissionAge.most + 1, ["startedAt"]],
  ["before it began", -1, ["startedAt"]],
])("a request sent after %s", (_, age, fields) => {
  expect(fieldsAtFault({}, age)).toEqual(fields);
});

test.each([
  ["a filled-in trap", { website: "https://example.com" }, "website"],
  ["a key that is no UUID", { key: "1" }, "key"],
  ["no key", { key: "" }, "key"],
  ["no start", { startedAt: null }, "startedAt"],
  ["another start than was signed", { startedAt: start + 1 }, "signature"],
  ["no signature", { signature: "" }, "signature"],
  ["a signature cut short", { signature: sent.signature.slice(0, -1) }, "signature"],
  ["more than the signature", { signature: `${sent.signature}zz` }, "signature"],
  ["a signature made with another key", signStart(start, "another secret"), "signature"],
])("%s is refused", (_, change, field) => {
  expect(fieldsAtFault(change)).toEqual([field]);
});
