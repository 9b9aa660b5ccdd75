import { expect, test } from "vitest";
import { identifier, image, integer, labeled, oneOf, string } from "@travel-design/ui/internal";
import { sourceTreeOf } from "../source-tree.ts";
import { ownSource, plant } from "../testing/plant.ts";
import { blocks, checkBlocks } from "./blocks.ts";

const properties = {
  title: string(),
  anchor: identifier(),
  side: labeled(oneOf(["left", "right"], "left"), { left: "Links", right: "Rechts & ver" }),
  width: oneOf(["50%", "100%"], "50%"),
  kind: oneOf(["email", "text"], "text"),
  count: integer({ default: 2, min: 1, max: 6 }),
  photo: image(),
};

const definitions = new Map([["tdTrial", { properties }]]);

/** The problems of a component that offers one property. */
const check = (element: string, name = "tdTrial"): string[] =>
  checkBlocks(sourceTreeOf({ [`lwc/${name}/${name}.js-meta.xml`]: `<property ${element}/>` }), definitions);

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
  [
    'name="side" type="String" datasource="Links,right"',
    'side offers the program word "right"; give the block a label for it.',
  ],
  [
    'name="side" type="String" datasource="Left"',
    'side offers the program word "Left"; give the block a label for it.',
  ],
  [
    'name="side" type="String" datasource="Links,Rechts, ver"',
    'side offers "Rechts", which is not a label of its block; run "npm run generate".',
  ],
  [
    'name="side" type="String" datasource="Boven"',
    'side offers "Boven", which is not a label of its block; run "npm run generate".',
  ],
  [
    'name="kind" type="String" datasource="email"',
    'kind offers the program word "email"; give the block a label for it.',
  ],
  ['name="title" type="String"', 'title is a text for visitors, so it has to be translatable; run "npm run generate".'],
  [
    'name="title" type="String" translatable="false"',
    'title is a text for visitors, so it has to be translatable; run "npm run generate".',
  ],
  [
    'name="anchor" type="String" translatable="true"',
    'anchor is translatable, but visitors never read it; run "npm run generate".',
  ],
  [
    'name="photoPath" type="String" translatable="true"',
    'photoPath is translatable, but visitors never read it; run "npm run generate".',
  ],
])("finds the problem of %s", (element, problem) =>
  expect(check(element)[0]).toBe(`force-app/main/default/lwc/tdTrial: ${problem}`),
);

test("a component without a block has no choices of its own", () => {
  expect(check('name="side" type="String" datasource="Links"', "tdOther")).toEqual([
    'force-app/main/default/lwc/tdOther: side offers "Links", which is not a label of its block; run "npm run generate".',
  ]);
});

test("compares this repository's components with the definitions of its blocks", async () => {
  const panel = "lwc/tdSection/tdSection.js-meta.xml";
  const planted = plant(ownSource, panel, "Boven,Midden", "Boven,center");
  expect(await blocks.check(planted)).toContain(
    'force-app/main/default/lwc/tdSection: sectionVerticalAlign offers the program word "center"; give the block a label for it.',
  );
});
