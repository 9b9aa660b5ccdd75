import { expect, test } from "vitest";
import { metadata } from "../apex/contact-request-controller/test-support.ts";
import type { FieldValue } from "../records/field-value.ts";
import { formatValue } from "./format-value.ts";

test.each<[string, FieldValue | undefined, string]>([
  ["LastName__c", "Jansen", "Jansen"],
  ["LastName__c", null, ""],
  ["LastName__c", undefined, ""],
  ["Newsletter__c", true, "Ja"],
  ["Newsletter__c", false, "Nee"],
  ["LeavingDate__c", "2026-05-01", "1 mei 2026"],
  ["LeavingDate__c", "geen dag", "geen dag"],
  ["CreatedDate", "2026-05-01T22:30:00.000Z", "2 mei 2026 om 00:30"],
  ["Budget__c", 1250.5, "€ 1.250,50"],
  ["Budget__c", 1250, "€ 1.250"],
  ["AmountOfDays__c", 1234, "1.234"],
  ["BekendVia__c", "Anders", "Anders, namelijk"],
  ["BekendVia__c", "Van vroeger", "Van vroeger"],
])("%s %j reads %j", (name, value, words) => {
  const field = metadata.objects.get("Contact_Request__c")?.fields.get(name);
  expect(field && formatValue(field, value).replaceAll("\u00a0", " ")).toBe(words);
});
