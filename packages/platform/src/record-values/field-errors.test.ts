import { expect, test } from "vitest";
import { PlatformError } from "../errors.ts";
import { fieldErrorsOf, recordErrorOf } from "./field-errors.ts";

const withBody = (body: unknown) => new PlatformError(400, "INVALID", "No.", { body });

test.each([
  [[{ errorCode: "REQUIRED", message: "Fill in a city.", fields: ["City__c"] }], { City__c: "Fill in a city." }],
  [
    { output: { fieldErrors: { City__c: [{ message: "Too long." }, { message: "No digits." }] } } },
    { City__c: "Too long. No digits." },
  ],
  [
    [
      {
        enhancedErrorType: "RecordError",
        output: { errors: [], fieldErrors: { City__c: [{ message: "Too long." }] } },
      },
    ],
    { City__c: "Too long." },
  ],
  [[{ errorCode: "NOT_FOUND", message: "Gone.", fields: [] }], {}],
  [{ output: {} }, {}],
  [undefined, {}],
])("the messages of fields are read from %j", (body, expected) => {
  expect(fieldErrorsOf(withBody(body))).toEqual(expected);
});

test.each([
  [[{ message: "An error occurred.", output: { errors: [{ message: "Locked." }], fieldErrors: {} } }], "Locked."],
  [[{ message: "An error occurred.", output: { errors: [], fieldErrors: {} } }], "No."],
  [[{ errorCode: "NOT_FOUND", message: "Gone." }], "No."],
])("the message about the record is read from %j", (body, expected) => {
  expect(recordErrorOf(withBody(body))).toBe(expected);
});
