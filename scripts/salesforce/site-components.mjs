import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isExposed, readProperties } from "./bundle-meta.ts";

/** Whether a value of a content file is of a property's type. Experience Builder stores every other type as a string. */
const isOfType = {
  Boolean: (/** @type {unknown} */ value) => typeof value === "boolean",
  Integer: (/** @type {unknown} */ value) => Number.isInteger(value),
};
const isString = (/** @type {unknown} */ value) => typeof value === "string";

/** Whether a value is the address of a picture, or a JSON text with one, instead of a key of the CMS. */
const isPath = (/** @type {string} */ value) => /^(?:\/|https?:)|\/sfsites\/c\/resource\//.test(value);

/** A component needs the first to be dragged onto a page, and the second to have properties there. */
const targets = ["lightningCommunity__Page", "lightningCommunity__Default"];

/**
 * Checks one of our components on a page: that site builders can use it, and that it has the properties and drop zones that
 * the page fills. Whether a value is valid is a question for the parsers of the blocks, which need an installation.
 *
 * @param {string} lwc folder of the components
 * @param {any} node the component in the page's content file
 * @returns {string[]} one sentence per problem
 */
export function checkComponent(lwc, { definition, attributes, children }) {
  const name = definition.slice("c:".length);
  const file = join(lwc, name, name);
  if (!existsSync(`${file}.js-meta.xml`)) return [`the component ${definition} does not exist.`];
  const meta = readFileSync(`${file}.js-meta.xml`, "utf8");
  return [
    ...(isOffered(meta) ? [] : [`${definition} is not offered to site builders.`]),
    ...checkAttributes(definition, attributes ?? {}, readProperties(meta)),
    ...checkRegions(definition, children ?? [], slotsOf(readFileSync(`${file}.js`, "utf8"))),
  ];
}

/** @param {string} meta */
const isOffered = (meta) => isExposed(meta) && targets.every((target) => meta.includes(`<target>${target}</target>`));

/**
 * @param {string} definition
 * @param {Record<string, unknown>} attributes
 * @param {import("./bundle-meta.ts").PropertyElement[]} properties
 */
function checkAttributes(definition, attributes, properties) {
  const types = new Map(properties.map(({ name, type }) => [name, type]));
  return Object.entries(attributes).flatMap(([name, value]) => {
    const type = types.get(name);
    if (type === undefined) return [`${definition} has no property ${name}.`];
    if (!(isOfType[type] ?? isString)(value)) {
      return [`${name} of ${definition} is ${JSON.stringify(value)}, which is no ${type}.`];
    }
    return type === "ContentReference" && isPath(value)
      ? [`${name} of ${definition} is for pictures of the CMS; the path belongs in ${name}Path.`]
      : [];
  });
}

/**
 * @param {string} definition
 * @param {any[]} regions
 * @param {string[]} slots
 */
const checkRegions = (definition, regions, slots) =>
  regions.filter(({ name }) => !slots.includes(name)).map(({ name }) => `${definition} has no drop zone ${name}.`);

/** @param {string} script */
const slotsOf = (script) => Array.from(script.matchAll(/@slot (\S+)/g), ([, slot]) => slot);
