import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkParity } from "./check-parity.ts";
import { differences, type Side } from "./rules.ts";

const forceApp = resolve(import.meta.dirname, "../../../force-app/main/default");
const pages = "digitalExperiences/site/Travel_Design1/sfdc_cms__view";
const privacyPage = `${pages}/Privacyverklaring`;
const folders = [
  "classes",
  "layouts",
  "objects",
  "pathAssistants",
  "permissionsets",
  "queues",
  privacyPage,
  `${pages}/home`,
];
const layout = "layouts/Contact_Request__c-Offerteaanvraag Layout.layout-meta.xml";
const permissionSet = "permissionsets/Travel_Designer.permissionset-meta.xml";
const casesFile = "staticresources/contactRequestCases.json";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parity-"));
});
beforeEach(() => {
  for (const name of folders) cpSync(join(forceApp, name), join(folder, name), { recursive: true, force: true });
  cpSync(join(forceApp, casesFile), join(folder, casesFile));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Plants a difference in the copy. */
function plant(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

const field = (name: string): string => `objects/Contact_Request__c/fields/${name}.field-meta.xml`;

test("all sides agree", () => {
  expect(checkParity(forceApp)).toEqual([]);
});

describe("a difference is found in", () => {
  const list = "classes/ContactRequestField.cls";
  test.each([
    ["a maximum", list, "MAX_TRAVELERS = 16", "MAX_TRAVELERS = 12", "max amountOfTravelers"],
    ["the age of a submission", "classes/SubmissionGuard.cls", "MIN_AGE = 3000", "MIN_AGE = 2000", "min age"],
    ["the UUID", "classes/SubmissionGuard.cls", "[0-9a-fA-F]{12}$", "[0-9a-f]{12}$", "pattern of a key"],
    ["the field of a key", list, "Contact_Request__c.City__c", "Contact_Request__c.Street__c", "field of city"],
    ["the length of a field", field("FirstName__c"), "<length>80<", "<length>60<", "maxLength of firstName"],
  ])("%s", (_, file, from, to, name) => {
    plant(file, from, to);
    expect(checkParity(folder).join("\n")).toContain(name);
  });

  test("a rule that is written in another way, instead of skipping it", () => {
    plant(list, "MAX_DAYS = 9999", "MAX_DAYS = 1000 * 10");
    expect(checkParity(folder).join("\n")).toContain("max amountOfDays");
    plant(list, "MAX_DAYS = ", "MAXIMUM_DAYS = ");
    expect(() => checkParity(folder)).toThrow(/^ContactRequestField\.cls has no match for .*MAX_DAYS/);
  });
});

describe("a difference in what happens to stored requests is found in", () => {
  test.each([
    ["the period of the job", "classes/ContactRequestRetention.cls", "MONTHS = 12", "MONTHS = 24", "24 months"],
    [
      "the period of bookings",
      "classes/ContactRequestRetention.cls",
      "BOOKING_YEARS = 7",
      "BOOKING_YEARS = 5",
      "5 years",
    ],
    ["the privacy page", `${privacyPage}/content.json`, "na twaalf maanden", "na zes maanden", "Privacyverklaring"],
    [
      "the privacy statement of a form",
      `${privacyPage}/content.json`,
      "Laatst bijgewerkt op 28",
      "Laatst bijgewerkt op 29",
      "of 29 november",
    ],
    [
      "the guidance of the path",
      "pathAssistants/Voortgang_aanvraag.pathAssistant-meta.xml",
      "Twaalf maanden",
      "Zes maanden",
      "Voortgang_aanvraag",
    ],
    ["the queue's name", "classes/ContactRequestQueue.cls", "'Offerteaanvragen'", "'Aanvragen'", "no queue"],
    ["the queue's objects", "queues/Offerteaanvragen.queue-meta.xml", "Contact_Request__c", "Quotation__c", "no queue"],
    ["a status", field("Status__c"), /Gewonnen/g, "Geboekt", '"Gewonnen"'],
    ["the status of a burst", "classes/RequestBurst.cls", "'Verdacht'", "'Spam'", 'has no value "Spam"'],
    [
      "the size of a burst",
      "classes/RequestBurst.cls",
      "maxPerMinute = 30",
      "maxPerMinute = 31",
      "requests per minute",
    ],
    ["the default status", field("Status__c"), "<default>true", "<default>false", "first status"],
  ])("%s", (_, file, from, to, text) => {
    if (file.includes("/Status__c")) {
      plant("objects/Contact_Request__c/recordTypes/Quotation_Request.recordType-meta.xml", from, to);
    }
    plant(file, from, to);
    expect(checkParity(folder)).toContainEqual(expect.stringContaining(text));
  });
});

describe("a missing key is reported with the file to edit:", () => {
  const city = /\s*new ContactRequestField\('city'.*\n/;
  test.each<[place: string, file: string, from: string | RegExp, to: string]>([
    ["the Apex input", "classes/ContactRequestInput.cls", "public String city {", "private String city {"],
    ["the list in Apex", "classes/ContactRequestField.cls", city, "\n"],
    ["the layout", layout, "<field>City__c<", "<field>OwnerId<"],
    ["the permission set", permissionSet, "Contact_Request__c.City__c", "Contact_Request__c.Town__c"],
    [
      "a permission set that denies reading",
      permissionSet,
      /(?<=City__c<\/field>\s*)<readable>true/,
      "<readable>false",
    ],
    ["the cases", casesFile, '"city": "Haarlem",', ""],
  ])("%s", (_, file, from, to) => {
    plant(file, from, to);
    const missing = checkParity(folder).filter((problem) => problem.startsWith('"city" is missing'));
    expect(missing).toHaveLength(1);
    expect(missing[0]).toContain(file);
  });

  test("a field of the object", () => {
    rmSync(join(folder, field("GaId__c")));
    expect(checkParity(folder)).toContainEqual(
      expect.stringMatching(/^"gaId" is missing: .*GaId__c\.field-meta\.xml\.$/),
    );
  });

  test("a key that only Apex has", () => {
    plant(
      "classes/ContactRequestInput.cls",
      "public String city {",
      "public String town { get; set; }\n  public String city {",
    );
    const files = ["fields.ts", "ContactRequestField.cls", "contactRequestCases.json"];
    const problems = checkParity(folder);
    expect(problems).toHaveLength(files.length);
    for (const [index, file] of files.entries()) {
      expect(problems[index]).toMatch(/^"town" is missing/);
      expect(problems[index]).toContain(file);
    }
  });

  test("a key that only some sites send, in no case", () => {
    plant(casesFile, /"country":/g, '"land":');
    expect(checkParity(folder)).toEqual([expect.stringMatching(/^"country" is missing: add it to a request of /)]);
  });
});

describe("the comparison", () => {
  const side = (source: string, rules: Side["rules"]): Side => ({ source, rules });

  test("names every side with its value", () => {
    expect(differences([side("the form", { city: 80 }), side("the object", { city: 81 })])).toEqual([
      '"city" differs: the form 80, the object 81.',
    ]);
  });

  test("reports what was not compared", () => {
    expect(differences([side("the form", { city: 80 }), side("the object", {})])).toEqual([
      'the form alone states "city", so it was not compared.',
    ]);
  });
});
