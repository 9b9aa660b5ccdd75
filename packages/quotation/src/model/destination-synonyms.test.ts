import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { otherNames } from "./destination-names.ts";
import { regions, withSynonyms } from "./destination-synonyms.ts";

const field = "../../../../force-app/main/default/objects/Contact_Request__c/fields/Destinations_1__c.field-meta.xml";
const picklist = readFileSync(resolve(import.meta.dirname, field), "utf8");

test("every region and other name belongs to a destination of the picklist", () => {
  const values = [...picklist.matchAll(/<fullName>(.*?)<\/fullName>/g)].map(([, value]) => value);
  expect(Object.keys({ ...regions, ...otherNames }).filter((value) => !values.includes(value))).toEqual([]);
});

test("another name belongs to one destination, and is the label of none", () => {
  const names = [...picklist.matchAll(/<label>(.*?)<\/label>/g)].map(([, label = ""]) => label);
  const all = [...names, ...Object.values(otherNames).flat()].map((name) => name.toLowerCase());
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test("a destination is found under its regions and other names", () => {
  const indonesia = { label: "Indonesië", value: "Indonesië" };
  const korea = { label: "Zuid-Korea", value: "Zuid-Korea" };
  const andorra = { label: "Andorra", value: "Andorra" };
  expect(withSynonyms([indonesia, korea, andorra])).toEqual([
    { ...indonesia, keywords: expect.arrayContaining(["Bali", "Java"]) },
    { ...korea, keywords: ["Korea"] },
    andorra,
  ]);
});
