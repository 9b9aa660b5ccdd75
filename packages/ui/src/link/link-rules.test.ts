import { expect, test } from "vitest";
import { isValidLink } from "./link-rules.ts";

test.each([
  ["https://example.com", true],
  ["https://example.com/a?b#c", true],
  ["/a", true],
  ["/", true],
  ["#b", true],
  ["mailto:reizen@example.com", true],
  ["tel:+31201234567", true],
  ["http://example.com", false],
  ["javascript:alert(1)", false],
  ["JavaScript:alert(1)", false],
  ["java\nscript:alert(1)", false],
  ["data:text/html,x", false],
  ["sms:+31612345678", false],
  ["ftp://example.com", false],
  ["a/b", false],
  ["", false],
  ["//example.com", false],
  ["/\\example.com", false],
  ["/\t/example.com", false],
  ["https:example.com", false],
  ["https://", false],
  [null, false],
  [undefined, false],
  [Number.NaN, false],
])("the link %j is valid: %s", (address, valid) => {
  expect(isValidLink(address)).toBe(valid);
});
