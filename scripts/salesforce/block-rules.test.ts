import { expect, test } from "vitest";
import { image } from "../../packages/ui/src/media/image/image-property.ts";
import { parseSettings } from "../../packages/ui/src/settings/parse-settings.ts";
import { integer } from "../../packages/ui/src/settings/number-properties.ts";
import { identifier, labeled, oneOf, string } from "../../packages/ui/src/settings/properties.ts";
import { checkBlockRules, checkSettings } from "./block-rules.ts";
import { readProperties } from "./bundle-meta.ts";

const properties = {
  title: string(),
  anchor: identifier(),
  side: labeled(oneOf(["left", "right"], "left"), { left: "Links", right: "Rechts & ver" }),
  width: oneOf(["50%", "100%"], "50%"),
  kind: oneOf(["email", "text"], "text"),
  count: integer({ default: 2, min: 1, max: 6 }),
  photo: image(),
};

const check = (element: string): string[] => checkBlockRules(readProperties(`<property ${element}/>`), { properties });

test.each([
  'name="title" type="String" translatable="true" label="Titel"',
  'name="anchor" type="String" label="Naam"',
  'name="side"\n type="String"\n datasource="Links,Rechts &amp; ver"',
  'name="side" type="String" datasource="Links" default="Links"',
  'name="width" type="String" datasource="50%,100%"',
  'name="count" type="Integer" min="1"',
  'name="photo" type="ContentReference" filter="cms_image"',
  'name="photoPath" type="String"',
])("finds no problem in %s", (element) => expect(check(element)).toEqual([]));

test.each([
  ['name="side" type="String" datasource="Links,right"', 'side offers the program word "right".'],
  ['name="side" type="String" datasource="Left"', 'side offers the program word "Left".'],
  [
    'name="side" type="String" datasource="Links,Rechts, ver"',
    'side offers "Rechts", which is not a label of its block.',
  ],
  ['name="side" type="String" datasource="Boven"', 'side offers "Boven", which is not a label of its block.'],
  ['name="kind" type="String" datasource="email"', 'kind offers the program word "email".'],
  ['name="title" type="String"', "title is a text for visitors, so it has to be translatable."],
  ['name="title" type="String" translatable="false"', "title is a text for visitors, so it has to be translatable."],
  ['name="anchor" type="String" translatable="true"', "anchor is translatable, but visitors never read it."],
  ['name="photoPath" type="String" translatable="true"', "photoPath is translatable, but visitors never read it."],
])("finds the problem of %s", (element, problem) => expect(check(element)[0]).toBe(problem));

test("a component without a block has no choices of its own", () => {
  const elements = readProperties('<property name="side" type="String" datasource="Links"/>');
  expect(checkBlockRules(elements, undefined)).toEqual(['side offers "Links", which is not a label of its block.']);
});

test("the settings of a page may be labels or values, and nothing invalid", () => {
  const block = {
    parse: (raw: Record<string, unknown>, report?: (name: string, message: string) => void) =>
      parseSettings(properties, raw, report),
  };
  const problemsOf = (attributes: Record<string, unknown>): string[] =>
    checkSettings({ definition: "c:tdTrial", attributes }, block);
  expect(checkSettings({ definition: "c:tdTrial" }, block)).toEqual([]);
  expect(problemsOf({ side: "Links", photoPath: "/a.webp" })).toEqual([]);
  expect(problemsOf({ side: "left", kind: "email", count: 6 })).toEqual([]);
  expect(problemsOf({ side: "linker", count: 9 })).toEqual([
    'side of c:tdTrial: "linker" is not valid; use Links, Rechts & ver.',
    "count of c:tdTrial: 9 is not valid; use a whole number from 1 to 6.",
  ]);
});
