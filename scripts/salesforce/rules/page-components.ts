import { isExposed, readProperties, type PropertyElement } from "../bundle-meta.ts";
import type { SiteNode } from "../site.ts";
import type { SourceTree } from "../source-tree.ts";

/** Whether a value of a content file is of a property's type. Experience Builder stores every other type as a string. */
const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === "boolean",
  Integer: Number.isInteger,
};
const isString = (value: unknown): value is string => typeof value === "string";

/** Whether a value is the address of a picture, or a JSON text with one, instead of a key of the CMS. */
const isPath = (value: unknown): boolean => isString(value) && /^(?:\/|https?:)|\/sfsites\/c\/resource\//.test(value);

/** A component needs the first to be dragged onto a page, and the second to have properties there. */
const targets = ["lightningCommunity__Page", "lightningCommunity__Default"];

/**
 * Checks one of our components on a page: that builders can use it, and that it has the properties and drop zones that the page
 * fills. Components of Salesforce pass.
 *
 * @returns one sentence per problem
 */
export function checkComponent(source: SourceTree, { definition, attributes = {}, children = [] }: SiteNode): string[] {
  if (!definition?.startsWith("c:")) return [];
  const name = definition.slice("c:".length);
  const file = `lwc/${name}/${name}`;
  if (!source.has(`${file}.js-meta.xml`))
    return [`the component ${definition} does not exist; add it, or use another.`];
  const meta = source.read(`${file}.js-meta.xml`);
  return [
    ...(isOffered(meta)
      ? []
      : [`${definition} is not offered to builders; expose it, with the targets ${targets.join(" and ")}.`]),
    ...checkAttributes(definition, attributes, readProperties(meta)),
    ...checkRegions(definition, children, slotsOf(source.read(`${file}.js`))),
  ];
}

const isOffered = (meta: string): boolean =>
  isExposed(meta) && targets.every((target) => meta.includes(`<target>${target}</target>`));

function checkAttributes(
  definition: string,
  attributes: Readonly<Record<string, unknown>>,
  properties: readonly PropertyElement[],
): string[] {
  const types = new Map(properties.map(({ name, type }) => [name, type]));
  return Object.entries(attributes).flatMap(([name, value]) => {
    const type = types.get(name);
    if (type === undefined) return [`${definition} has no property ${name}; correct the name.`];
    if (!(isOfType[type] ?? isString)(value))
      return [`${name} of ${definition} is ${JSON.stringify(value)}, which is no ${type}; correct the value.`];
    return type === "ContentReference" && isPath(value)
      ? [`${name} of ${definition} is for pictures of the CMS; move the path to ${name}Path.`]
      : [];
  });
}

const checkRegions = (definition: string, regions: readonly SiteNode[], slots: readonly string[]): string[] =>
  regions
    .filter(({ name = "" }) => !slots.includes(name))
    .map(({ name }) => `${definition} has no drop zone ${name}; correct the name of the region.`);

const slotsOf = (script: string): string[] => Array.from(script.matchAll(/@slot (\S+)/g), ([, slot = ""]) => slot);
