import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { synonyms, withSynonyms } from "./destination-synonyms.ts";

const field = "../../../../force-app/main/default/objects/Contact_Request__c/fields/Destinations_1__c.field-meta.xml";
const picklist = readFileSync(resolve(import.meta.dirname, field), "utf8");

test("every region belongs to a destination of the picklist", () => {
  const values = [...picklist.matchAll(/<fullName>(.*?)<\/fullName>/g)].map(([, value]) => value);
  expect(Object.keys(synonyms).filter((value) => !values.includes(value))).toEqual([]);
});

test("a destination is found under its regions", () => {
  const indonesia = { label: "Indonesië", value: "Indonesië" };
  const andorra = { label: "Andorra", value: "Andorra" };
  expect(withSynonyms([indonesia, andorra])).toEqual([
    { ...indonesia, keywords: expect.arrayContaining(["Bali", "Java"]) },
    andorra,
  ]);
});
