import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { editFile } from "../testing/edit-file.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { addDuplicateRule, copyOfMetadata, requestName, quotationName, realForceApp } from "../testing/test-org.ts";
import { loadOrgMetadata } from "./load-org-metadata.ts";

describe("the metadata that is deployed", () => {
  const object = loadOrgMetadata(realForceApp).objects.get(requestName);

  test("gives the object its labels, its number format and its record type", () => {
    expect(object).toMatchObject({ label: "Offerteaanvraag", isCustomSetting: false });
    expect(object?.fields.get("Name")).toMatchObject({ type: "AutoNumber", displayFormat: "OA-{000000}" });
    const recordType = object?.recordTypes.get("Quotation_Request");
    expect(recordType?.id).toBe(object?.defaultRecordTypeId);
    expect(recordType?.picklistValues.get("Destinations_1__c")).toHaveLength(73);
  });

  test("gives each field its type and bounds", () => {
    expect(object?.fields.get("LastName__c")).toMatchObject({ type: "Text", length: 80, required: true });
    expect(object?.fields.get("Budget__c")).toMatchObject({ type: "Currency", precision: 18, scale: 2 });
    expect(object?.fields.get("Wishes__c")).toMatchObject({ type: "LongTextArea", length: 32768 });
    expect(object?.fields.get("SubmissionKey__c")).toMatchObject({ unique: true, externalId: true });
    expect(object?.fields.get("Newsletter__c")).toMatchObject({ type: "Checkbox", defaultValue: false });
    expect(object?.fields.get("BekendVia__c")?.restricted).toBe(true);
  });

  test("knows a value by its name and shows its label", () => {
    const values = object?.fields.get("BekendVia__c")?.picklistValues ?? [];
    expect(values.find(({ value }) => value === "Anders")?.label).toBe("Anders, namelijk");
  });

  test("names the list view's columns as fields", () => {
    expect(object?.listViews.get("Alle_aanvragen")?.columns.slice(0, 5)).toEqual([
      "Name",
      "Reference__c",
      "CreatedDate",
      "Status__c",
      "OwnerId",
    ]);
  });
});

describe("changed or broken metadata", () => {
  let root: string;
  beforeEach(() => {
    root = copyOfMetadata(temporaryFolder());
    addDuplicateRule(root);
  });

  const lookupFile = `objects/${quotationName}/fields/ContactRequest__c.field-meta.xml`;
  const fieldFile = (name: string): string => `objects/${requestName}/fields/${name}.field-meta.xml`;

  type Edit = [from: string | RegExp, to: string, reason: RegExp];
  const invalid: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
    [fieldFile("City__c")]: {
      "an unclosed element": ["</label>", "", /no XML/],
      "an empty file": [/[^]*/, "", /City__c/],
      "another kind of file": [/CustomField/g, "Layout", /<CustomField>/],
      "a missing type": [/<type>.*<\/type>/, "", /<type> is missing/],
      "a length in words": [/<length>\d+/, "<length>lang", /integer/],
      "a name that is not the file's": ["City__c<", "Town__c<", /Town__c/],
    },
    [fieldFile("BekendVia__c")]: {
      "a value twice in a picklist": ["<fullName>Facebook", "<fullName>Instagram", /"Instagram" occurs twice/],
    },
    [`objects/${requestName}/recordTypes/Quotation_Request.recordType-meta.xml`]: {
      "a record type with a value of its own": [
        "<fullName>Facebook",
        "<fullName>Hyves",
        /"Hyves" is not in the picklist BekendVia__c/,
      ],
    },
    [`objects/${requestName}/listViews/Alle_aanvragen.listView-meta.xml`]: {
      "a list view with a missing column": ["LastName__c", "Surname__c", /Surname__c is no field/],
    },
    "objects/Quotation__c/listViews/Openstaande_offertes.listView-meta.xml": {
      "a list view with a filter by a missing field": [
        "<field>Status__c",
        "<field>Stage__c",
        /Stage__c does not exist/,
      ],
    },
    "objects/Quotation__c/Quotation__c.object-meta.xml": {
      "a missing compact layout": [
        /<compactLayoutAssignment>\w+/,
        "<compactLayoutAssignment>Weg",
        /no compact layout Weg/,
      ],
    },
    "layouts/Quotation__c-Offerte Layout.layout-meta.xml": {
      "a layout with an unknown behavior": [
        ">Required<",
        ">Verplicht<",
        /"Verplicht"; it must be Edit, Required, Readonly/,
      ],
    },
    "quickActions/Nieuwe_aanvraag.quickAction-meta.xml": {
      "a global action without an object": [/<targetObject>.*<\/targetObject>/, "", /<targetObject> is missing/],
    },
    "matchingRules/Quotation__c.matchingRule-meta.xml": {
      "a fuzzy matching rule": [">Exact<", ">FirstName<", /matches exactly only, not by FirstName/],
    },
    "duplicateRules/Quotation__c.Dubbele_offerte.duplicateRule-meta.xml": {
      "a duplicate rule that compares with another object": [
        "<matchRuleSObjectType>Quotation__c",
        "<matchRuleSObjectType>Contact",
        /compares Quotation__c with Quotation__c only/,
      ],
    },
    [lookupFile]: { "an unknown delete constraint": ["SetNull", "Delete", /ContactRequest__c.*Delete/] },
  };
  const edits = Object.entries(invalid).flatMap(([file, byName]) =>
    Object.entries(byName).map(([name, [from, to, reason]]) => ({ name, file, from, to, reason })),
  );

  test.each(edits)("$name is rejected with file and reason", ({ file, from, to, reason }) => {
    editFile(root, file, (text) => text.replace(from, to));
    expect(() => loadOrgMetadata(root)).toThrow(reason);
    expect(() => loadOrgMetadata(root)).toThrow(file);
  });

  test.each([
    ["SetNull", (text: string) => text],
    ["Restrict", (text: string) => text.replace("SetNull", "Restrict")],
    ["SetNull", (text: string) => text.replace(/<deleteConstraint>.*/, "")],
    [
      "Restrict",
      (text: string) => text.replace(/<deleteConstraint>.*/, "").replace("<required>false", "<required>true"),
    ],
  ])("a lookup has the delete constraint %s, by its file or by being required", (constraint, change) => {
    const path = join(root, lookupFile);
    writeFileSync(path, change(readFileSync(path, "utf8")));
    const lookup = loadOrgMetadata(root).objects.get(quotationName)?.fields.get("ContactRequest__c");
    expect(lookup?.deleteConstraint).toBe(constraint);
  });

  test("a layout whose name contains no object is rejected", () => {
    writeFileSync(join(root, "layouts/Offerte.layout-meta.xml"), "<Layout></Layout>");
    expect(() => loadOrgMetadata(root)).toThrow(/Offerte.layout-meta.xml: the file's name must start with/);
  });

  test("an object without its own file is rejected", () => {
    mkdirSync(join(root, "objects/Empty__c"));
    expect(() => loadOrgMetadata(root)).toThrow("objects/Empty__c/Empty__c.object-meta.xml");
  });
});
