import { expect, test } from "vitest";
import { toMailAddress } from "./mail-address.ts";

test.each([
  ["anna@example.com", "anna@example.com"],
  [" anna.de-wit+reizen@mail.example.com ", "anna.de-wit+reizen@mail.example.com"],
  ["anna@example.com?bcc=b@example.com", undefined],
  ["anna@example.com,b@example.com", undefined],
  ["anna@example.com%0abcc:b@example.com", undefined],
  ["javascript:alert(1)", undefined],
  ["anna@example", undefined],
  ["@example.com", undefined],
  [`${"a".repeat(250)}@example.com`, undefined],
  ["", undefined],
  [null, undefined],
])("%j may be written to at %j", (value, expected) => {
  expect(toMailAddress(value)).toBe(expected);
});
