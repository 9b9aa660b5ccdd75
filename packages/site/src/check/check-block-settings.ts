import type { Block } from "@travel-design/blocks";
import { contentIcons, pathName, type Property } from "@travel-design/ui/models";
import { memberOf, membersOf, type JsonNode } from "./json-tree.ts";
import { nearestName, suggest } from "./nearest-name.ts";
import { asRecord } from "../content/content-tree.ts";
import { valueOf } from "./json-tree.ts";
import type { Report } from "./site-source.ts";

/** How Experience Builder stores a value. It stores every other kind as text. */
const storedTypes: Partial<Record<Property["kind"], { name: string; matches(value: unknown): boolean }>> = {
  boolean: { name: "true or false without quotes", matches: (value) => typeof value === "boolean" },
  integer: { name: "a number without quotes", matches: Number.isInteger },
};
const textType = { name: "a text in quotes", matches: (value: unknown) => typeof value === "string" };

const wordsOf = ({ choices = [], labels = {} }: Property): string[] => [...Object.values(labels), ...choices];

/** Whether a value is the address of a picture, or a JSON text with one, instead of a key of the CMS. */
const isPath = (value: string): boolean => /^(?:\/|https?:)|\/sfsites\/c\/resource\//.test(value);

/** The class of each icon of our font starts with it. */
const iconPrefix = "td-icon-";

/** An icon that our font lacks. Class names of other fonts are valid; they consist of several words or parts. */
function missingIcon({ choices, labels = {} }: Property, value: string): string | undefined {
  if (choices !== contentIcons || Object.values(labels).includes(value)) return undefined;
  const icons: readonly string[] = contentIcons;
  return value
    .split(/\s+/)
    .filter((name) => name.startsWith(iconPrefix) || (name === value && !name.includes("-")))
    .map((name) => name.replace(iconPrefix, ""))
    .find((name) => name !== "" && !icons.includes(name));
}

const htmlTag = /<\/?[a-z][^<>]*>?|<!--/i;

/** What is wrong with a value that the block's parser accepts. */
function findProblem(name: string, property: Property, value: unknown): string | undefined {
  const type = storedTypes[property.kind] ?? textType;
  if (!type.matches(value)) return `${JSON.stringify(value)} is of the wrong type; use ${type.name}.`;
  if (typeof value !== "string") return undefined;
  if (property.kind === "image" && isPath(value))
    return `the property is for pictures of the CMS; move the address to ${pathName(name)}.`;
  const icon = missingIcon(property, value);
  if (icon !== undefined) return `there is no icon "${icon}".${suggest(icon, wordsOf(property))}`;
  const [tag] = (property.isTranslatable && htmlTag.exec(value)) || [];
  return tag ? `the text contains the HTML ${tag}, which visitors would read as it is. Remove it.` : undefined;
}

/**
 * Checks the settings of a block with the parser that renders it, and what that parser tolerates.
 *
 * @returns the parsed settings
 */
export function checkBlockSettings(
  definition: string,
  block: Block,
  attributes: JsonNode | undefined,
  report: Report,
): Readonly<Record<string, unknown>> {
  const raw = asRecord(attributes && valueOf(attributes)) ?? {};
  const invalid = new Set<string>();
  const names = Object.entries(block.properties).flatMap(([name, { kind }]) =>
    kind === "image" ? [name, pathName(name)] : [name],
  );
  const settings = block.parse(raw, (name, message) => {
    invalid.add(name);
    const member = memberOf(attributes, name) ?? memberOf(attributes, pathName(name));
    const property = block.properties[name];
    const value = raw[name];
    const meant = property && typeof value === "string" ? nearestName(value, wordsOf(property)) : undefined;
    const text = property
      ? `${definition}, ${name}: ${message}.${meant ? ` Did you mean "${meant}"?` : ""}`
      : `${definition} has no property "${name}".${suggest(name, names)}`;
    report(property ? member?.node : member, text, { property: name });
  });
  for (const { key, node } of membersOf(attributes)) {
    const property = block.properties[key];
    const problem = property && !invalid.has(key) && findProblem(key, property, valueOf(node));
    if (problem) report(node, `${definition}, ${key}: ${problem}`, { property: key });
  }
  return settings;
}
