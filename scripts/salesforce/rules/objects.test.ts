import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { testDefects } from "../testing/test-defects.ts";
import { ownSource } from "../testing/plant.ts";
import { objects } from "./objects.ts";

const recordType = "objects/Contact_Request__c/recordTypes/Quotation_Request.recordType-meta.xml";
const pathAssistant = "pathAssistants/Voortgang_offerte.pathAssistant-meta.xml";
const layout = "layouts/Contact_Request__c-Offerteaanvraag Layout.layout-meta.xml";

testDefects(objects, ownSource, {
  [recordType]: {
    "a value that the field lacks": [
      "<fullName>Japan<",
      "<fullName>Atlantis<",
      'Destinations_1__c has no value "Atlantis"; add it to the field, or remove it here.',
    ],
    "a value that the record type lacks": [
      "<fullName>Japan<",
      "<fullName>Kenia<",
      'the value "Japan" of Destinations_1__c is missing; add it, or nobody can choose it.',
    ],
    "a value that occurs twice": [
      "<fullName>Japan<",
      "<fullName>India<",
      '"India" of Destinations_1__c occurs twice; remove one.',
    ],
    "a picklist that does not exist": [
      "<picklist>Channel__c<",
      "<picklist>Kanaal__c<",
      "the field Kanaal__c does not exist; remove it from the record type.",
    ],
  },
  [layout]: {
    "a layout without a required field": [
      "<field>LastName__c",
      "<field>FirstName__c",
      "the required field LastName__c is missing; add it, because an org rejects a layout without it.",
    ],
  },
  [pathAssistant]: {
    "a path of an unknown value": [
      ">Concept<",
      ">Schets<",
      'Status__c has no value "Schets"; correct picklistValueName.',
    ],
    "a path of an unknown field": [
      ">Status__c<",
      ">Stage__c<",
      "the field Stage__c does not exist; correct fieldName.",
    ],
    "a path of an unknown record type": [
      "Custom_Trip",
      "Trip",
      "the record type Trip does not exist; correct recordTypeName.",
    ],
  },
  "objects/Quotation__c/Quotation__c.object-meta.xml": {
    "an unknown compact layout": [
      "Offerte_in_het_kort",
      "Offerte",
      "the compact layout Offerte does not exist; add it, or use SYSTEM.",
    ],
  },
});

test("finds a tab of an object that does not exist", () => {
  const source = sourceTreeOf({ "objects/Quotation__c/Quotation__c.object-meta.xml": undefined }, ownSource);
  expect(objects.check(source)).toContain(
    "force-app/main/default/tabs/Quotation__c.tab-meta.xml: the object Quotation__c does not exist; remove the tab, or add the object.",
  );
});
