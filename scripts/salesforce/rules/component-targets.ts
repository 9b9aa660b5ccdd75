import { readProperties } from "../bundle-meta.ts";

/** The only target of this site whose components have properties in Experience Builder. */
const propertyTarget = "lightningCommunity__Default";
/** Targets of sites with the LWR template. */
const siteTargets = [
  "lightningCommunity__Page",
  "lightningCommunity__Page_Layout",
  "lightningCommunity__Theme_Layout",
  propertyTarget,
];

/** Generally available property types of such sites. Other hosts have more, and some types are in beta. */
const siteTypes = ["String", "Integer", "Boolean", "Color", "ContentReference"];

/**
 * Checks the targets of a component, and that its properties are fields of its class.
 *
 * @returns one sentence per problem, without the name of the file
 */
export function checkTargets(meta: string, script: string): string[] {
  const targets = Array.from(meta.matchAll(/<target>([^<]*)<\/target>/g), ([, target = ""]) => target);
  const configs = Array.from(meta.matchAll(/<targetConfig\s[^>]*targets="([^"]*)"/g), ([, target = ""]) => target);
  return [
    ...targets
      .filter((target) => !siteTargets.includes(target))
      .map((target) => `${target} is not a target of this site; remove it.`),
    ...configs
      .filter((target) => target !== propertyTarget)
      .map((target) => `${target} has no properties in this site; move them to ${propertyTarget}.`),
    ...readProperties(meta).flatMap(({ name = "", type = "" }) => [
      ...(siteTypes.includes(type)
        ? []
        : [`${name} is of the type ${type}, which this site does not support; use ${siteTypes.join(", ")}.`]),
      ...(/^[a-z][A-Za-z\d]*$/.test(name)
        ? []
        : [`${name} has to be in camel case, because an org rejects other names.`]),
      ...(isField(name, script) ? [] : [`${name} is not an @api field of the class; add it there.`]),
    ]),
  ];
}

const isField = (name: string, script: string): boolean => new RegExp(`@api\\s+(?:[gs]et\\s+)?${name}\\b`).test(script);
