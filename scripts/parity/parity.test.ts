import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { differences } from "./compare.ts";
import { readRulebooks } from "./read-rulebooks.ts";
import type { Rulebook } from "./rulebook.ts";

const forceApp = resolve(import.meta.dirname, "../../force-app/main/default");
const folders = ["classes", "objects", "permissionsets"];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parity-"));
});
beforeEach(() => {
  for (const name of folders) cpSync(join(forceApp, name), join(folder, name), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Plants a difference in the copy. */
function plant(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

const field = (name: string): string => `objects/Contact_Request__c/fields/${name}.field-meta.xml`;

test("the four sides agree", () => {
  expect(differences(readRulebooks(forceApp))).toEqual([]);
});

test("a request has twenty-eight keys", () => {
  const keys = readRulebooks(forceApp).flatMap((book) => (book.keys ? [book.keys.length] : []));
  expect(keys).toEqual([28, 28, 28]);
});

describe("a difference in the org is found", () => {
  test.each([
    [
      "a telephone pattern",
      "classes/ContactRequestRules.cls",
      "'^\\\\+49\\\\d{10}$'",
      "'^\\\\+49\\\\d{11}$'",
      "phone number DE",
    ],
    ["a country that is gone", "classes/ContactRequestRules.cls", "'FR' =>", "'fr' =>", "phone number FR"],
    ["the e-mail pattern", "classes/ContactRequestRules.cls", "{2,}$'", "{3,}$'", '"e-mail"'],
    ["the postal code", "classes/ContactRequestRules.cls", "SA|SD|SS", "SA|SS", "postal code"],
    [
      "a bound of travellers",
      "classes/ContactRequestRules.cls",
      "MOST_TRAVELERS = 16",
      "MOST_TRAVELERS = 12",
      "most amountOfTravelers",
    ],
    [
      "the age of a submission",
      "classes/SubmissionGuard.cls",
      "SHORTEST = 3000",
      "SHORTEST = 2000",
      "least age of a submission",
    ],
    ["a year", "classes/IsoDay.cls", "FIRST_YEAR = 1700", "FIRST_YEAR = 1900", "first year"],
    ["a key of the input", "classes/ContactRequestInput.cls", "public String city {", "public String town {", '"town"'],
    [
      "a field of the mapping",
      "classes/ContactRequestMapper.cls",
      "record.City__c = ",
      "record.Street__c = ",
      '"city"',
    ],
    ["the length of a field", field("FirstName__c"), "<length>80<", "<length>60<", "length of firstName"],
  ])("%s", (_, file, from, to, named) => {
    plant(file, from, to);
    expect(differences(readRulebooks(folder)).join("\n")).toContain(named);
  });

  test("a field that is gone", () => {
    rmSync(join(folder, field("GaId__c")));
    expect(differences(readRulebooks(folder)).join("\n")).toContain('"gaId"');
  });

  test("a rule that is written in another way is not passed over", () => {
    plant("classes/ContactRequestRules.cls", "MOST_DAYS = 9999", "MOST_DAYS = 1000 * 10");
    expect(differences(readRulebooks(folder)).join("\n")).toContain("most amountOfDays");
    plant("classes/ContactRequestRules.cls", "MOST_DAYS = ", "DAYS_AT_MOST = ");
    expect(() => readRulebooks(folder)).toThrow(/^ContactRequestRules\.cls has nothing like .*MOST_DAYS/);
  });
});

describe("the comparison", () => {
  const book = (source: string, part: Partial<Rulebook>): Rulebook => ({ source, bounds: {}, ...part });

  test("names every side with what it has", () => {
    const books = [book("the form", { bounds: { city: 80 } }), book("the object", { bounds: { city: 81 } })];
    expect(differences(books)).toEqual(['The bound "city" differs: the form 80, the object 81.']);
  });

  test("finds a key that one side lacks", () => {
    const books = [book("the form", { keys: ["city", "email"] }), book("the org", { keys: ["city"] })];
    expect(differences(books)).toEqual(['The key "email" differs: the form email, the org nothing.']);
  });

  test("leaves out a side that has no such rules", () => {
    expect(differences([book("the form", { patterns: { x: "^x$" } }), book("the object", {})])).toEqual([]);
  });

  test("says so when a bound is compared with nothing", () => {
    expect(differences([book("the form", { bounds: { city: 80 } }), book("the object", {})])).toEqual([
      'The bound "city" is stated by the form only, so nothing was compared.',
    ]);
  });
});
