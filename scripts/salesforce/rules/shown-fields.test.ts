import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { plant, xml } from "../testing/plant.ts";
import { shownFields } from "./shown-fields.ts";

const employees = "permissionsets/Travel_Designer.permissionset-meta.xml";
const field = (name: string, content = "<type>Text</type>"): Record<string, string> => ({
  [`objects/Trip__c/fields/${name}.field-meta.xml`]: xml(content),
});
const readable = (name: string): string =>
  `<fieldPermissions><field>Trip__c.${name}</field><readable>true</readable></fieldPermissions>`;

const source = sourceTreeOf({
  "objects/Trip__c/Trip__c.object-meta.xml": xml("<label>Reis</label>"),
  ...field("Title__c", "<type>Text</type><required>true</required>"),
  ...field("Days__c"),
  ...field("Note__c"),
  [employees]: xml(readable("Days__c")),
});

/** Every place where an employee sees a field of a trip. */
const places: Record<string, [path: string, show: (name: string) => string]> = {
  "a page layout": [
    "layouts/Trip__c-Reis.layout-meta.xml",
    (name) =>
      `<layoutSections><layoutColumns><layoutItems><field>${name}</field></layoutItems></layoutColumns></layoutSections>`,
  ],
  "a related list": [
    "layouts/Client__c-Klant.layout-meta.xml",
    (name) =>
      `<relatedLists><fields>NAME</fields><fields>${name}</fields><relatedList>Trip__c.Client__c</relatedList></relatedLists>`,
  ],
  "a list view": ["objects/Trip__c/listViews/Alle.listView-meta.xml", (name) => `<columns>${name}</columns>`],
  "the filter of a list view": [
    "objects/Trip__c/listViews/Alle.listView-meta.xml",
    (name) => `<filters><field>${name}</field></filters>`,
  ],
  "a compact layout": [
    "objects/Trip__c/compactLayouts/Kort.compactLayout-meta.xml",
    (name) => `<fields>${name}</fields>`,
  ],
  "a path": [
    "pathAssistants/Voortgang.pathAssistant-meta.xml",
    (name) => `<entityName>Trip__c</entityName><fieldName>${name}</fieldName>`,
  ],
  "a step of a path": [
    "pathAssistants/Voortgang.pathAssistant-meta.xml",
    (name) =>
      `<entityName>Trip__c</entityName><pathAssistantSteps><fieldNames>${name}</fieldNames></pathAssistantSteps>`,
  ],
  "a quick action": [
    "quickActions/Trip__c.Bijwerken.quickAction-meta.xml",
    (name) =>
      `<quickActionLayout><quickActionLayoutColumns><quickActionLayoutItems><field>${name}</field></quickActionLayoutItems></quickActionLayoutColumns></quickActionLayout>`,
  ],
  "search results": [
    "objects/Trip__c/Trip__c.object-meta.xml",
    (name) => `<searchLayouts><searchResultsAdditionalFields>${name}</searchResultsAdditionalFields></searchLayouts>`,
  ],
  "a report": ["reports/Reizen/Open.report-meta.xml", (name) => `<columns><field>Trip__c.${name}</field></columns>`],
  "the filter of a report": [
    "reports/Reizen/Open.report-meta.xml",
    (name) => `<filter><criteriaItems><column>Trip__c$${name}</column></criteriaItems></filter>`,
  ],
  "a record page": [
    "flexipages/Reis.flexipage-meta.xml",
    (name) => `<fieldInstance><fieldItem>Record.${name}</fieldItem></fieldInstance><sobjectType>Trip__c</sobjectType>`,
  ],
};

test.each(Object.entries(places))("finds a field that employees cannot read in %s", (_place, [path, show]) => {
  const problemsOf = (name: string) => shownFields.check(sourceTreeOf({ [path]: xml(show(name)) }, source));
  expect(problemsOf("Days__c")).toEqual([]);
  expect(problemsOf("Title__c")).toEqual([]);
  expect(problemsOf("Note__c")).toEqual([
    `force-app/main/default/${path}: employees see Trip__c.Note__c empty, because ${employees} does not make it readable; add it there.`,
  ]);
  expect(problemsOf("Nots__c")).toEqual([
    `force-app/main/default/${path}: the field Trip__c.Nots__c does not exist; add it, or do not show it here.`,
  ]);
});

test("a permission that is not readable does not count", () => {
  const path = "objects/Trip__c/listViews/Alle.listView-meta.xml";
  const listed = sourceTreeOf({ [path]: xml("<columns>NAME</columns><columns>Days__c</columns>") }, source);
  expect(shownFields.check(plant(listed, employees, "<readable>true", "<readable>false"))).toHaveLength(1);
});
