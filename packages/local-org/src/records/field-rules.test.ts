import { describe, expect, test } from "vitest";
import { loadOrgMetadata } from "../metadata/load-org-metadata.ts";
import type { FieldMetadata } from "../metadata/org-metadata.ts";
import { requestName, realForceApp } from "../testing/test-org.ts";
import { checkValue } from "./field-rules.ts";

const fields = loadOrgMetadata(realForceApp).objects.get(requestName)?.fields;

function fieldNamed(name: string): FieldMetadata {
  const field = fields?.get(name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}

describe("what is stored", () => {
  test.each<[string, unknown, unknown]>([
    ["City__c", "Den Haag", "Den Haag"],
    ["City__c", "é".repeat(100), "é".repeat(100)],
    ["City__c", "", null],
    ["City__c", "   ", null],
    ["City__c", null, null],
    ["City__c", " Den\r\nHaag\u0000\n", "Den Haag"],
    ["City__c", "\n\u0000", null],
    ["City__c", "Robert'); DROP TABLE records;--", "Robert'); DROP TABLE records;--"],
    ["Wishes__c", "<script>alert(1)</script>\nen meer", "<script>alert(1)</script>\nen meer"],
    ["Wishes__c", " Ru\u0007st.\r\nNa\ttuur.\n", "Rust.\r\nNa\ttuur."],
    ["Email__c", "a.b@example.com", "a.b@example.com"],
    ["Email__c", "a.b@example.com\r\n", "a.b@example.com"],
    ["Newsletter__c", true, true],
    ["Newsletter__c", null, false],
    ["BekendVia__c", "Anders", "Anders"],
    ["Salutation__c", "Mx", "Mx"],
    ["LeavingDate__c", "2028-02-29", "2028-02-29"],
    ["Budget__c", 1250.555, 1250.56],
    ["Budget__c", 0, 0],
    ["AmountOfDays__c", 9999, 9999],
    ["AmountOfDays__c", 14.4, 14],
  ])("%s given %j", (name, given, stored) => {
    expect(checkValue(fieldNamed(name), given)).toBe(stored);
  });
});

describe("invalid values", () => {
  test.each<[string, unknown, string]>([
    ["City__c", "x".repeat(101), "STRING_TOO_LONG"],
    ["City__c", 5, "JSON_PARSER_ERROR"],
    ["City__c", { toString: "x" }, "JSON_PARSER_ERROR"],
    ["City__c", ["x"], "JSON_PARSER_ERROR"],
    ["Wishes__c", "x".repeat(32_769), "STRING_TOO_LONG"],
    ["Email__c", "geen adres", "INVALID_EMAIL_ADDRESS"],
    ["Email__c", ".a@example.com", "INVALID_EMAIL_ADDRESS"],
    ["Email__c", "a..b@example.com", "INVALID_EMAIL_ADDRESS"],
    ["Email__c", "a@example.com\r\nBcc: b@example.com", "INVALID_EMAIL_ADDRESS"],
    ["Email__c", "a@example", "INVALID_EMAIL_ADDRESS"],
    ["Email__c", `${"a".repeat(80)}@example.com`, "STRING_TOO_LONG"],
    ["Newsletter__c", "true", "JSON_PARSER_ERROR"],
    ["Newsletter__c", 1, "JSON_PARSER_ERROR"],
    ["BekendVia__c", "Hyves", "INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST"],
    ["BekendVia__c", "anders", "INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST"],
    ["LeavingDate__c", "2027-02-29", "JSON_PARSER_ERROR"],
    ["LeavingDate__c", "01-05-2026", "JSON_PARSER_ERROR"],
    ["LeavingDate__c", "2026-05-01T00:00:00Z", "JSON_PARSER_ERROR"],
    ["LeavingDate__c", 20260501, "JSON_PARSER_ERROR"],
    ["Budget__c", "1250", "JSON_PARSER_ERROR"],
    ["Budget__c", 1e16, "NUMBER_OUTSIDE_VALID_RANGE"],
    ["Budget__c", 1e300, "NUMBER_OUTSIDE_VALID_RANGE"],
    ["AmountOfDays__c", 9999.5, "NUMBER_OUTSIDE_VALID_RANGE"],
    ["AmountOfDays__c", true, "JSON_PARSER_ERROR"],
    ["Name", "OA-1", "INVALID_FIELD_FOR_INSERT_UPDATE"],
    ["OwnerId", "x", "MALFORMED_ID"],
  ])("%s given %j", (name, given, errorCode) => {
    expect(() => checkValue(fieldNamed(name), given)).toThrow(
      expect.objectContaining({ status: 400, errorCode, fields: [name] }),
    );
  });
});

test("a line break in a long text counts as two characters", () => {
  const wishes = fieldNamed("Wishes__c");
  const longest = `x\n${"x".repeat(wishes.length - 3)}`;
  expect(checkValue(wishes, longest)).toBe(longest);
  expect(checkValue(wishes, longest.replace("\n", "\r\n"))).toHaveLength(wishes.length);
  expect(() => checkValue(wishes, `${longest}x`)).toThrow(/data value too large/);
});
