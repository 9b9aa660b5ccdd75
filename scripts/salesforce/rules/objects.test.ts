import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { ownSource, plant } from "../testing/plant.ts";
import { objects } from "./objects.ts";

const recordType = "objects/Contact_Request__c/recordTypes/Quotation_Request.recordType-meta.xml";
const pathAssistant = "pathAssistants/Voortgang_offerte.pathAssistant-meta.xml";
const layout = "layouts/Contact_Request__c-Offerteaanvraag Layout.layout-meta.xml";

test("finds no problem in this repository", () => {
  expect(objects.check(ownSource)).toEqual([]);
});

test.each<[defect: string, path: string, from: string, to: string, problem: string]>([
  [
    "a value that the field lacks",
    recordType,
    "<fullName>Japan<",
    "<fullName>Atlantis<",
    'Destinations_1__c has no value "Atlantis"; add it to the field, or remove it here.',
  ],
  [
    "a value that the record type lacks",
    recordType,
    "<fullName>Japan<",
    "<fullName>Kenia<",
    'the value "Japan" of Destinations_1__c is missing; add it, or nobody can choose it.',
  ],
  [
    "a value that occurs twice",
    recordType,
    "<fullName>Japan<",
    "<fullName>India<",
    '"India" of Destinations_1__c occurs twice; remove one.',
  ],
  [
    "a picklist that does not exist",
    recordType,
    "<picklist>Channel__c<",
    "<picklist>Kanaal__c<",
    "the field Kanaal__c does not exist; remove it from the record type.",
  ],
  [
    "a layout without a required field",
    layout,
    "<field>LastName__c",
    "<field>FirstName__c",
    "the required field LastName__c is missing; add it, because an org rejects a layout without it.",
  ],
  [
    "a path of an unknown value",
    pathAssistant,
    ">Concept<",
    ">Schets<",
    'Status__c has no value "Schets"; correct picklistValueName.',
  ],
  [
    "a path of an unknown field",
    pathAssistant,
    ">Status__c<",
    ">Stage__c<",
    "the field Stage__c does not exist; correct fieldName.",
  ],
  [
    "a path of an unknown record type",
    pathAssistant,
    "Custom_Trip",
    "Trip",
    "the record type Trip does not exist; correct recordTypeName.",
  ],
  [
    "an unknown compact layout",
    "objects/Quotation__c/Quotation__c.object-meta.xml",
    "Offerte_in_het_kort",
    "Offerte",
    "the compact layout Offerte does not exist; add it, or use SYSTEM.",
  ],
])("finds %s", (_defect, path, from, to, problem) => {
  expect(objects.check(plant(ownSource, path, from, to))).toContain(`force-app/main/default/${path}: ${problem}`);
});

test("finds a tab of an object that does not exist", () => {
  const source = sourceTreeOf({ "objects/Quotation__c/Quotation__c.object-meta.xml": undefined }, ownSource);
  expect(objects.check(source)).toContain(
    "force-app/main/default/tabs/Quotation__c.tab-meta.xml: the object Quotation__c does not exist; remove the tab, or add the object.",
  );
});
