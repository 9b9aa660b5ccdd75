import { expectationInDutch } from "./dutch-expectations.ts";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkChange, findProblems } from "./site-check.ts";

const forceApp = mkdtempSync(join(tmpdir(), "site-check-"));
cpSync(
  resolve(import.meta.dirname, "../../../../../force-app/main/default/digitalExperiences"),
  join(forceApp, "digitalExperiences"),
  {
    recursive: true,
  },
);
afterAll(() => rmSync(forceApp, { recursive: true }));

const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";
const text = readFileSync(join(forceApp, home), "utf8");
const hero = "70c798d1-61bf-4013-b5b2-6f9792117051";

/** The page with another value of a property of its hero. */
const withHero = (property: string, value: unknown): string =>
  JSON.stringify(
    JSON.parse(text, (_key, node) =>
      Object(node).id === hero ? { ...node, attributes: { ...node.attributes, [property]: value } } : node,
    ),
  );

test("a page without a new error may be written", () => {
  expect(() => checkChange(forceApp, { [home]: withHero("minHeight", "30rem") })).not.toThrow();
});

test.each([
  ["minHeight", "groot", `"groot" kan hier niet. ${expectationInDutch({ format: "length" })}`],
  ["titel", "Peru", "De instelling “titel” bestaat niet bij dit onderdeel. Bedoelde u “title”?"],
  ["title", "Peru <b>", "De tekst bevat de HTML <b>, die bezoekers letterlijk zouden lezen. Haal die weg."],
])("an error of %s is a sentence in Dutch, with its component and property", (property, value, sentence) => {
  expect(() => checkChange(forceApp, { [home]: withHero(property, value) }, home)).toThrow(
    expect.objectContaining({
      status: 422,
      details: { problems: [expect.objectContaining({ sentence, componentId: hero, property })] },
    }),
  );
});

test("the problems of a file are those that it would have, warnings and earlier ones too", () => {
  const changed = withHero("buttonAddress", "/nergens");
  expect(findProblems(forceApp, home, text)).toEqual([]);
  expect(findProblems(forceApp, home, changed)).toMatchObject([
    {
      severity: "warning",
      sentence: expect.stringContaining("Geen pagina van deze site heeft het adres /nergens."),
      componentId: hero,
      property: "buttonAddress",
    },
  ]);
});
