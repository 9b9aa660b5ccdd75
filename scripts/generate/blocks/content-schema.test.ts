import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv } from "ajv";
import { defineBlock } from "@travel-design/blocks/internal";
import { string } from "@travel-design/ui/internal";
import { expect, test } from "vitest";
import { ownSource } from "../../salesforce/testing/plant.ts";

import { schemaPath } from "./content-schema.ts";
import { propertyEditorOf } from "./property-editor.ts";

const repository = resolve(import.meta.dirname, "../../..");
const validate = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync(resolve(repository, schemaPath), "utf8")),
);
const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";

/** The places and reasons of a text that the schema rejects. */
const problemsOf = (text: string): string[] => {
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath, message = "", params }) =>
    [instancePath, message, JSON.stringify(params)].join(" "),
  );
};

test.each(ownSource.paths.filter((path) => /^digitalExperiences\/site\/.*\/content\.json$/.test(path)))(
  "accepts %s",
  (path) => {
    expect(problemsOf(ownSource.read(path))).toEqual([]);
  },
);

test.each<[mistake: string, from: string | RegExp, to: string, problem: string]>([
  ["an unknown block", '"c:tdPromiseCard"', '"c:tdPromiseCrad"', "/definition"],
  ["an unknown property", '"privacyUrl"', '"privacyUlr"', '{"additionalProperty":"privacyUlr"}'],
  ["a text for a flag", '"hideGoBackButton": false', '"hideGoBackButton": "ja"', "hideGoBackButton must be boolean"],
  ["a text for a number", /"numberOfColumns": \d/, '"numberOfColumns": "drie"', "numberOfColumns must be integer"],
  ["a number out of range", /"numberOfColumns": \d/, '"numberOfColumns": 99', "numberOfColumns must be <="],
  ["a number for a text", /"step1Title": "[^"]*"/, '"step1Title": 5', "step1Title must be string"],
  ["an unknown choice", "Ga naar de bedankpagina", "Ga naar huis", "afterSubmit must be equal to one of"],
  ["a region that the block lacks", '"Content-Slot1"', '"Content-Slot30"', "/name must be equal to one of"],
  ["a misspelled type", '"type": "region"', '"type": "regio"', "/type must be equal to constant"],
  ["an id that is no UUID", "70c798d1-61bf-4013-b5b2-6f9792117051", "hero-1", "/id must match pattern"],
])("rejects %s", (_mistake, from, to, problem) => {
  const text = ownSource.read(home).replace(from, to);
  expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem));
});

test("shows builders' words in editors", () => {
  expect(Object(validate.schema).definitions["c:tdHero"].properties.minHeight.description).toContain("Minimale hoogte");
});

test("a property without words for builders stops the generator", () => {
  const editor = { label: "Knop", description: "Een knop.", icon: "", group: "Inhoud", properties: {} } as const;
  const block = defineBlock({
    name: "button",
    properties: { label: string() },
    view: (_props: { label: string }) => null,
  });
  expect(() => propertyEditorOf({ block, editor }, "label")).toThrow(
    "The property label of the block button has no words",
  );
});
