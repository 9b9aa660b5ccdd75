// What a builder has to do to build a page: derived from the page's content file and from the catalog.
import { isDeepStrictEqual } from "node:util";
import { pathName } from "@travel-design/ui/internal";
import type { CatalogEntry, EditableProperty } from "../src/catalog/catalog-entry.ts";
import { catalog } from "../src/catalog/catalog.ts";
import { typeOf } from "../src/document/editor-data.ts";
import type { JsonObject } from "../src/document/json.ts";
import { paddingSides, readColumns, readPadding, type PaddingSide } from "../src/document/section-config.ts";
import { readRows } from "../src/fields/row-text.ts";

/** A component of a content file. */
export interface Component {
  definition: string;
  attributes?: JsonObject;
  children?: readonly Region[];
}

/** A region of a component. */
interface Region {
  name: string;
  title: string;
  children?: readonly Component[];
}

/** A property with a value to enter. */
export interface Change {
  property: EditableProperty;
  before: unknown;
  value: unknown;
}

/** The outermost component of a content file. */
export function componentOf(text: string): Component {
  const { contentBody }: { contentBody: { component: Component } } = JSON.parse(text);
  return contentBody.component;
}

/** The components in a region; empty for a region that does not exist. */
export const contentOf = ({ children = [] }: Component, region: string): readonly Component[] =>
  children.find(({ name }) => name === region)?.children ?? [];

/** A component with everything in it, outermost first. */
export const walk = (component: Component): Component[] => [
  component,
  ...(component.children ?? []).flatMap(({ children = [] }) => children.flatMap(walk)),
];

/** What the builder knows about a component. @throws Error for a component that it does not know */
export function entryOf({ definition }: Component): CatalogEntry {
  const entry = catalog.get(typeOf(definition));
  if (!entry) throw new Error(`The builder does not know ${definition}.`);
  return entry;
}

/** The attribute that a property is stored in. */
const attributeOf = ({ block }: CatalogEntry, { name, kind }: EditableProperty): string =>
  kind === "picture" && block ? pathName(name) : name;

const parse = ({ property }: EditableProperty, raw: unknown): unknown => property.parse(raw, () => {});

/** The properties in which two settings of a component differ, in the order of the panel. */
export const changesOf = (entry: CatalogEntry, from: JsonObject, to: JsonObject): Change[] =>
  entry.properties.flatMap((property) => {
    if (property.shownWith) return [];
    const attribute = attributeOf(entry, property);
    const [before, value] = [from[attribute], to[attribute]];
    return isDeepStrictEqual(parse(property, before), parse(property, value)) ? [] : [{ property, before, value }];
  });

/** The sides of a section whose padding differs. */
export const paddingChangesOf = (from: JsonObject, to: JsonObject): (readonly [side: PaddingSide, length: string])[] =>
  paddingSides.flatMap((side) => {
    const length = String(readPadding(to)[side] ?? "");
    return length === String(readPadding(from)[side] ?? "") ? [] : [[side, length] as const];
  });

/** The widths of a section's columns, in parts of twelve. */
export const columnWidthsOf = (attributes: JsonObject): string =>
  (readColumns(attributes) ?? []).map(({ columnWidth }) => columnWidth).join(" ");

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * A component as it is compared: without ids, and without attributes that have their default, because the builder adds an attribute only
 * when someone fills in its field.
 */
export function comparable(component: Component): object {
  const { definition, attributes = {}, children = [] } = component;
  const entry = catalog.get(typeOf(definition));
  const properties = new Map(entry?.properties.map((property) => [attributeOf(entry, property), property]));
  const valueOf = (name: string, value: unknown): readonly [string, unknown][] => {
    const property = properties.get(name);
    if (property && isDeepStrictEqual(parse(property, value), parse(property, undefined))) return [];
    // A line break and `||` end a row alike.
    if (property?.kind === "rows") return [[name, readRows(String(value))?.rows]];
    return [[name, typeof value === "string" ? value.replaceAll(ids, "id") : value]];
  };
  return {
    definition,
    attributes: Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => valueOf(name, value))),
    regions: children.map(({ name, title, children: content = [] }) => ({
      name,
      title,
      content: content.map(comparable),
    })),
  };
}
