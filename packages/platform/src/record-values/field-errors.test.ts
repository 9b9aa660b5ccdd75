import { expect, test } from "vitest";
import { PlatformError } from "../errors.ts";
import { fieldErrorsOf } from "./field-errors.ts";

const withBody = (body: unknown) => new PlatformError(400, "INVALID", "No.", { body });

test.each([
  [[{ errorCode: "REQUIRED", message: "Fill in a city.", fields: ["City__c"] }], { City__c: "Fill in a city." }],
  [
    { output: { fieldErrors: { City__c: [{ message: "Too long." }, { message: "No digits." }] } } },
    { City__c: "Too long. No digits." },
  ],
  [[{ errorCode: "NOT_FOUND", message: "Gone.", fields: [] }], {}],
  [{ output: {} }, {}],
  [undefined, {}],
])("the messages of fields are read from %j", (body, expected) => {
  expect(fieldErrorsOf(withBody(body))).toEqual(expected);
});
