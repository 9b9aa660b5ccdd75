// Content files in shapes that are found in sites that a real org returned.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const site = resolve(
  import.meta.dirname,
  "../../../../../force-app/main/default/digitalExperiences/site/Travel_Design1",
);

/** The texts of the repository's own pages and theme layouts, by type and name. */
export const ownFiles: readonly (readonly [name: string, text: string])[] = [
  "sfdc_cms__view",
  "sfdc_cms__themeLayout",
].flatMap((type) =>
  readdirSync(join(site, type)).map((name): [string, string] => [
    `${type}/${name}`,
    readFileSync(join(site, type, name, "content.json"), "utf8"),
  ]),
);

const region = (name: string, ...children: object[]): object => ({
  children,
  id: crypto.randomUUID(),
  name,
  title: name,
  type: "region",
});
const component = (definition: string, more: object): object => ({
  ...more,
  definition,
  id: crypto.randomUUID(),
  type: "component",
});
const section = (...columns: object[][]): object => {
  const regions = columns.map((children, index) => ({ ...region(`col${index + 1}`, ...children) }));
  return component("community_layout:section", { attributes: { sectionConfig: "{}" }, children: regions });
};
const page = (root: object, more: object = {}): string =>
  `${JSON.stringify({ type: "sfdc_cms__view", title: "Test", contentBody: { component: root, dataProviders: [], ...more }, urlName: "test" }, null, 2)}\n`;
const layout = (...children: object[]): object =>
  component("community_layout:sldsFlexibleLayout", { children: [region("content", ...children)] });

/** Texts of content files by what is special about them. */
export const otherFiles: readonly (readonly [name: string, text: string])[] = [
  ["sections in sections", page(layout(section([section([component("c:tdHeading", { attributes: {} })])])))],
  [
    "an unknown component with regions, nested",
    page(
      layout(section([component("acme:tabs", { attributes: { id: 7 }, children: [region("tab:1", section([]))] })])),
    ),
  ],
  ["no attributes and no children", page(layout(component("community_layout:section", {})))],
  [
    "a region without children",
    page(layout(component("c:tdGrid", { children: [{ id: "1", name: "x", type: "region" }] }))),
  ],
  ["attributes that are a text", page(layout(component("c:tdHero", { attributes: "kapot" })))],
  ["children that are no list", page(layout(component("c:tdHero", { children: {} })))],
  [
    "two regions with one name",
    page(layout(component("c:tdGrid", { children: [region("a", section()), region("a")] }))),
  ],
  ["a child that is no component", page(layout(component("c:tdGrid", { children: [region("a", { type: "text" })] })))],
  [
    "components with one id, and without",
    page(layout({ ...section(), id: "a" }, { ...section(), id: "a" }, { definition: "x:y" })),
  ],
  [
    "keys in another order, and unknown keys",
    page({ type: "component", extra: [], id: "root", definition: "a:b", children: [] }),
  ],
  [
    "attributes with the names of props",
    page(layout(component("x:y", { attributes: { children: [], id: 1, slot_a: [] } }))),
  ],
  [
    "search data in the hidden region",
    page(
      component("community_layout:sldsFlexibleLayout", {
        children: [
          region("content"),
          region("sfdcHiddenRegion", component("community_builder:seoAssistant", { attributes: { pageTitle: "é" } })),
        ],
      }),
      { themeLayoutType: "Inner", viewType: "custom-test" },
    ),
  ],
  [
    "a theme layout",
    page(component("community_byo:scopedHeaderAndFooter", { children: [region("header"), region("footer")] })),
  ],
  [
    "indented with tabs, without a line break at the end",
    `{\n\t"contentBody": {\n\t\t"component": {\n\t\t\t"definition": "a:b"\n\t\t}\n\t}\n}`,
  ],
  ["Windows line breaks", page(layout()).replaceAll("\n", "\r\n")],
];
