import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { list } from "./project.mjs";

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", trimValues: true });

/** The one target whose components take properties from the page builder. */
const propertyTarget = "lightningCommunity__Default";
/** Where a component may stand on a site that is built with the LWR template. */
const siteTargets = [
  "lightningCommunity__Page",
  "lightningCommunity__Page_Layout",
  "lightningCommunity__Theme_Layout",
  propertyTarget,
];

/** Types of properties that such a site knows; a page builder elsewhere knows more. */
const siteTypes = ["String", "Integer", "Boolean", "Color", "ContentReference"];

/**
 * Checks where a component may stand, and that the properties it offers there are fields of the component.
 *
 * @param {string} file its .js-meta.xml
 * @param {string} code its script
 * @returns {string[]} problems, without the file's name
 */
export function checkTargets(file, code) {
  const { LightningComponentBundle: bundle } = parser.parse(readFileSync(file, "utf8"));
  const named = list(bundle.targets?.target);
  const configs = list(bundle.targetConfigs?.targetConfig);
  const properties = configs.flatMap((config) => list(config.property));
  return [
    ...named.filter((target) => !siteTargets.includes(target)).map((target) => `${target} is no place on this site.`),
    ...configs
      .filter(({ targets }) => targets !== propertyTarget)
      .map(({ targets }) => `only ${propertyTarget} takes properties, not ${targets}.`),
    ...properties
      .filter(({ type }) => !siteTypes.includes(type))
      .map(({ name, type }) => `${name} is of the type ${type}, which this site does not know.`),
    ...properties
      .filter(({ name }) => !/^[a-z][A-Za-z\d]*$/.test(name))
      .map(({ name }) => `${name} has to be written in camel case.`),
    ...properties.filter(({ name }) => !isField(name, code)).map(({ name }) => `${name} is no @api field.`),
  ];
}

function isField(name, code) {
  return new RegExp(`@api\\s+(?:[gs]et\\s+)?${name}\\b`).test(code);
}
