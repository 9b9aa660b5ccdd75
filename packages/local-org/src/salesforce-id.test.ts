import { describe, expect, test } from "vitest";
import { declaredId, keyPrefixes, normalizeId, numberOfRecord, recordId } from "./salesforce-id.ts";

describe("record ids", () => {
  test("have 18 characters and start with the object's prefix", () => {
    expect(recordId("a0X", 1)).toBe("a0X000000000001EAA");
    expect(recordId("a0X", 62)).toMatch(/^a0X000000000010/);
  });

  test.each([1, 61, 62, 123_456_789, Number.MAX_SAFE_INTEGER])("carry the number %d", (number) => {
    expect(numberOfRecord(recordId("a0X", number))).toBe(number);
  });

  test("that are too large for a number are no record's", () => {
    expect(numberOfRecord("a0XzzzzzzzzzzzzAAA")).toBe(0);
  });

  test("carry the suffix that Salesforce computes", () => {
    // Published examples: 15 characters and their 18-character form.
    expect(normalizeId("001A0000006Vm9r")).toBe("001A0000006Vm9rIAC");
    expect(normalizeId("012000000000000")).toBe("012000000000000AAA");
  });

  test.each(["", "short", "001A0000006Vm9rAAA", "001A0000006Vm9rIACx", "00000000000000/", "'; DROP TABLE x"])(
    "reject %j as an id",
    (text) => expect(normalizeId(text)).toBeUndefined(),
  );
});

test("a declared thing keeps its id, and another name gives another one", () => {
  expect(declaredId("012", "A.B")).toBe(declaredId("012", "A.B"));
  expect(declaredId("012", "A.B")).not.toBe(declaredId("012", "A.C"));
  expect(declaredId("012", "A.B")).toMatch(/^012[0-9A-Za-z]{12}[A-Z0-5]{3}$/);
});

test("no two objects share a key prefix, and the order of names does not matter", () => {
  const names = Array.from({ length: 400 }, (_, index) => `Object_${index}__c`);
  const prefixes = keyPrefixes(names);
  expect(new Set(prefixes.values()).size).toBe(names.length);
  expect(keyPrefixes(names.toReversed())).toEqual(prefixes);
});

test("an object keeps the prefix of its records if an object is added whose name gives the same one", () => {
  const alone = keyPrefixes(["Contact_Request__c"]);
  const own = alone.get("Contact_Request__c") ?? "";
  const numbered = Array.from({ length: 5000 }, (_, index) => `Aa${index}__c`);
  const rival = numbered.find((name) => keyPrefixes([name]).get(name) === own) ?? "";
  const both = keyPrefixes([rival, "Contact_Request__c"], alone);
  expect(both.get("Contact_Request__c")).toBe(own);
  expect(both.get(rival)).not.toBe(own);
});
