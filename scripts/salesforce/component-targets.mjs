import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { list } from "./project.mjs";

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", trimValues: true });

/** The only target of this site whose components have properties in Experience Builder. */
const propertyTarget = "lightningCommunity__Default";
/** Targets of sites with the LWR template. */
const siteTargets = [
  "lightningCommunity__Page",
  "lightningCommunity__Page_Layout",
  "lightningCommunity__Theme_Layout",
  propertyTarget,
];

/** Property types of such sites that are generally available. Other hosts have more, and some types are in beta. */
const siteTypes = ["String", "Integer", "Boolean", "Color", "ContentReference"];

/**
 * Checks the targets of a component, and that its properties are fields of its class.
 *
 * @param {string} file its .js-meta.xml
 * @param {string} code its script
 * @returns {string[]} problems, without the name of the file
 */
export function checkTargets(file, code) {
  const { LightningComponentBundle: bundle } = parser.parse(readFileSync(file, "utf8"));
  const named = list(bundle.targets?.target);
  const configs = list(bundle.targetConfigs?.targetConfig);
  const properties = configs.flatMap((config) => list(config.property));
  return [
    ...named
      .filter((target) => !siteTargets.includes(target))
      .map((target) => `${target} is not a target of this site.`),
    ...configs
      .filter(({ targets }) => targets !== propertyTarget)
      .map(({ targets }) => `only ${propertyTarget} has properties, not ${targets}.`),
    ...properties
      .filter(({ type }) => !siteTypes.includes(type))
      .map(({ name, type }) => `${name} is of the type ${type}, which this site does not support.`),
    ...properties
      .filter(({ name }) => !/^[a-z][A-Za-z\d]*$/.test(name))
      .map(({ name }) => `${name} has to be in camel case.`),
    ...properties.filter(({ name }) => !isField(name, code)).map(({ name }) => `${name} is not an @api field.`),
  ];
}

function isField(name, code) {
  return new RegExp(`@api\\s+(?:[gs]et\\s+)?${name}\\b`).test(code);
}
