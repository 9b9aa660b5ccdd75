// The site check reports what the site and the builder's fields cannot use, for every property of blocks and of Salesforce's components.
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { hostileTexts, hostileValues } from "../../../ui/src/internal/testing/hostile-values.ts";
import { checkComponent } from "../../../site/src/check/check-component.ts";
import { parseJsonTree } from "../../../site/src/check/json-tree.ts";
import { readPageNode } from "../../../site/src/check/page-tree.ts";
import type { Describe } from "../../../site/src/check/problem-sentences.ts";
import { paddingSides } from "../content/section-config.ts";
import type { EditableProperty } from "./catalog-entry.ts";
import { catalog } from "./catalog.ts";

const usualValues = [
  7,
  "2rem",
  "50%",
  "#0f4c4a",
  "/privacyverklaring",
  "Ja | Nee",
  "row",
  "flex-end",
  "info@example.com",
];

/** The values that a property is tried with: usual and hostile ones as JSON can contain them, and its choices as the builder stores them. */
function valuesOf({ property: { choices = [], labels = {} } }: EditableProperty): unknown[] {
  const stored = choices.map((choice) => labels[choice] ?? choice);
  return [...usualValues, ...stored, ...hostileTexts, ...hostileValues.filter((value) => !Number.isNaN(value))];
}

/** The attributes with a value of a property. Salesforce nests some of those of a section. */
function attributesWith(name: string, value: unknown): object {
  if (paddingSides.some((side) => side === name)) return { dxpStyle: { padding: { [name]: value } } };
  if (name === "bgPosition") return { backgroundImageConfig: JSON.stringify({ url: "/a.jpg", bgPosition: value }) };
  return { [name]: value };
}

/** What the site check reports about a property, by the names of its sentences. */
function reportsOf(definition: string, name: string, attributes: object): string[] {
  const component = { type: "component", id: "a", definition, attributes };
  const reports: string[] = [];
  const nameOf = (describe: Describe): string =>
    Reflect.apply(describe, undefined, [new Proxy({}, { get: (_target, key) => () => String(key) })]);
  checkComponent(
    readPageNode(parseJsonTree(JSON.stringify(component))),
    () => false,
    (_node, describe, details) => {
      if (details?.property === name) reports.push(nameOf(describe));
    },
  );
  return reports;
}

const cases = [...catalog.values()].flatMap(({ type, component, properties }) =>
  properties.map((property) => ({ type, component, property, name: property.name })),
);

/** How two readers disagree about a value; undefined if they agree. */
function disagreement({ type, component, property, name }: (typeof cases)[number], value: unknown): string | undefined {
  const attributes = attributesWith(name, value);
  let isInvalid = false;
  const used = property.property.parse(value, () => (isInvalid = true));
  if (!isDeepStrictEqual(component.parse({ ...attributes })[name], used)) return "the site uses another value";
  const reports = reportsOf(type, name, attributes);
  if (isInvalid) return reports.length === 0 ? "the check does not report it" : undefined;
  // The check also knows the names of colors, and each problem of a section's columns.
  const isStricter = property.property.kind === "color" || name === "sectionConfig";
  return reports.includes("invalidSetting") && !isStricter ? "the check reports it" : undefined;
}

test.each(cases)("$type, $name: site, check and field agree on every value", (each) => {
  const disagreements = valuesOf(each.property).flatMap((value) => {
    const reason = disagreement(each, value);
    return reason ? [`${JSON.stringify(value)}: ${reason}`] : [];
  });
  expect(disagreements).toEqual([]);
});

test.each(cases.filter(({ property }) => property.property.choices))(
  "$type, $name: each choice that the builder offers is valid",
  ({ property: { property } }) => {
    const { choices = [], labels = {} } = property;
    const invalid = choices.filter((choice) => {
      let isInvalid = false;
      property.parse(labels[choice] ?? choice, () => (isInvalid = true));
      return isInvalid;
    });
    expect(invalid).toEqual([]);
  },
);
