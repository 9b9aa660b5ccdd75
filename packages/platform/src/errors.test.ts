import { expect, test } from "vitest";
import { toPlatformError } from "./convert-errors.ts";
import { failureOf, PlatformError } from "./errors.ts";

const item = { errorCode: "SOME_CODE", message: "Some reason." };

test.each([
  ["Salesforce's list", 400, [item], "SOME_CODE", "Some reason."],
  ["Apex's list", 400, { error: [item] }, "SOME_CODE", "Some reason."],
  ["Apex's list in a response with status 200", 200, { error: [item] }, "SOME_CODE", "Some reason."],
  ["Salesforce's list in a response with status 200", 200, [item], "SOME_CODE", "Some reason."],
  ["a single error", 500, item, "SOME_CODE", "Some reason."],
  ["a message without a code", 500, [{ message: "Some reason." }], "UNKNOWN_EXCEPTION", "Some reason."],
  ["no body", 503, undefined, "UNKNOWN_EXCEPTION", "Salesforce returned status 503 without a reason."],
  ["a string", 302, "moved", "UNKNOWN_EXCEPTION", "Salesforce returned status 302 without a reason."],
])("a response with %s is an error", (_what, status, body, errorCode, message) => {
  const failure = failureOf({ status, body });
  expect(failure).toMatchObject({ name: "PlatformError", status, errorCode, message });
  expect(failure?.body).toBe(body);
});

test.each([
  [200, {}],
  [200, []],
  [200, [{ message: "A row of a list." }]],
  [201, { error: [] }],
  [204, undefined],
])("status %i with %j is not an error", (status, body) => {
  expect(failureOf({ status, body })).toBeUndefined();
});

test("other errors become a PlatformError with the original message, and a PlatformError stays the same", () => {
  const own = new PlatformError(404, "NOT_FOUND", "No.");
  expect(toPlatformError(own)).toBe(own);
  const other = new TypeError("Expected string but received number");
  expect(toPlatformError(other)).toMatchObject({
    status: 0,
    errorCode: "REQUEST_FAILED",
    message: "The request could not be completed: Expected string but received number",
    cause: other,
  });
});
