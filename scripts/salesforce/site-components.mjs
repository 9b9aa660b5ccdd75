import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Whether a value of a content file is of a property's type; Experience Builder keeps every other type as a text. */
const isOfType = {
  Boolean: (/** @type {unknown} */ value) => typeof value === "boolean",
  Integer: (/** @type {unknown} */ value) => Number.isInteger(value),
};
const isText = (/** @type {unknown} */ value) => typeof value === "string";

/** Without both a component can be dragged onto no page, or keeps none of its properties. */
const targets = ["lightningCommunity__Page", "lightningCommunity__Default"];

/**
 * Checks one of our components on a page: that builders are offered it, and that it has the properties and drop zones
 * that the page fills.
 *
 * @param {string} lwc folder of the components
 * @param {any} node the component in the page's content file
 * @returns {string[]} one sentence a problem
 */
export function checkComponent(lwc, { definition, attributes, children }) {
  const name = definition.slice("c:".length);
  const file = join(lwc, name, name);
  if (!existsSync(`${file}.js-meta.xml`)) return [`the component ${definition} does not exist.`];
  const meta = readFileSync(`${file}.js-meta.xml`, "utf8");
  return [
    ...(isOffered(meta) ? [] : [`${definition} is not offered to site builders.`]),
    ...checkAttributes(definition, attributes ?? {}, propertiesOf(meta)),
    ...checkRegions(definition, children ?? [], slotsOf(readFileSync(`${file}.js`, "utf8"))),
  ];
}

/** @param {string} meta */
const isOffered = (meta) =>
  meta.includes("<isExposed>true</isExposed>") &&
  targets.every((target) => meta.includes(`<target>${target}</target>`));

/**
 * @param {string} definition
 * @param {Record<string, unknown>} attributes
 * @param {Map<string, string>} properties types by name
 */
function checkAttributes(definition, attributes, properties) {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const type = properties.get(name);
    if (type === undefined) return [`${definition} has no property ${name}.`];
    const fits = isOfType[type] ?? isText;
    return fits(value) ? [] : [`${name} of ${definition} is ${JSON.stringify(value)}, which is no ${type}.`];
  });
}

/**
 * @param {string} definition
 * @param {any[]} regions
 * @param {string[]} slots
 */
const checkRegions = (definition, regions, slots) =>
  regions.filter(({ name }) => !slots.includes(name)).map(({ name }) => `${definition} has no drop zone ${name}.`);

/** @param {string} meta */
function propertiesOf(meta) {
  const elements = Array.from(meta.matchAll(/<property\b([^>]*)>/g), ([, text]) => text);
  const read = (/** @type {string} */ text, /** @type {string} */ name) =>
    new RegExp(`\\b${name}="([^"]+)"`).exec(text)?.[1] ?? "";
  return new Map(elements.map((text) => [read(text, "name"), read(text, "type")]));
}

/** @param {string} script */
const slotsOf = (script) => Array.from(script.matchAll(/@slot (\S+)/g), ([, slot]) => slot);
