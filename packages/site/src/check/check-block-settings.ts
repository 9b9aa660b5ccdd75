import type { Block } from "@travel-design/blocks";
import { contentIcons } from "@travel-design/blocks/internal";
import { pathName } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";
import { colorProblem } from "./known-color.ts";
import { memberOf, membersOf, textOf, valueOf, type JsonNode } from "./json-tree.ts";
import { nearestName, suggest } from "./nearest-name.ts";
import { asRecord } from "../content/content-tree.ts";
import type { Describe, StoredType } from "./problem-sentences.ts";
import type { Report } from "./site-source.ts";

/** How Experience Builder stores a value. It stores every other kind as text. */
const storedTypeOf = ({ kind }: Property): StoredType => (kind === "boolean" || kind === "integer" ? kind : "text");

const isStoredAs: Readonly<Record<StoredType, (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger,
  text: (value) => typeof value === "string",
};

const choiceNamesOf = ({ choices = [], labels = {} }: Property): string[] => [...Object.values(labels), ...choices];

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

/** The block that shows one picture. */
const pictureBlock = "c:tdImage";

const htmlTag = /<\/?[a-z][^<>]*>?|<!--/i;

/** What is wrong with a value that the block's parser accepts. */
function findProblem(definition: string, name: string, property: Property, value: unknown): Describe | undefined {
  const type = storedTypeOf(property);
  if (!isStoredAs[type](value)) return (sentences) => sentences.wrongType([definition, name], value, type);
  if (typeof value !== "string") return undefined;
  const unknownColor = property.kind === "color" && value !== "" && colorProblem(value);
  if (unknownColor) return (sentences) => sentences.invalidSetting([definition, name], unknownColor);
  if (property.kind === "image" && isPath(value))
    return (sentences) => sentences.pathForPicture([definition, name], pathName(name));
  const icon = missingIcon(property, value);
  if (icon !== undefined)
    return (sentences) => sentences.unknownIcon([definition, name], icon, suggest(icon, choiceNamesOf(property)));
  const [tag] = (property.isTranslatable && htmlTag.exec(value)) || [];
  return tag ? (sentences) => sentences.htmlInText([definition, name], tag) : undefined;
}

/**
 * Reports a picture without alternative text. A picture of the CMS has its own, and beside a title it may be decoration; a block
 * that shows nothing but a picture is there for what it shows.
 */
function checkAlternativeText(definition: string, attributes: JsonNode | undefined, report: Report): void {
  if (definition !== pictureBlock || textOf(attributes, pathName("imageInfo")) === "") return;
  const property = "altText";
  if (textOf(attributes, property).trim() !== "") return;
  report(
    memberOf(attributes, property)?.node ?? attributes,
    (sentences) => sentences.noAlternativeText([definition, property]),
    {
      property,
      severity: "warning",
    },
  );
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
  const settings = block.parse(raw, (name, problem) => {
    invalid.add(name);
    const member = memberOf(attributes, name) ?? memberOf(attributes, pathName(name));
    const property = block.properties[name];
    const value = raw[name];
    const meant = property && typeof value === "string" ? nearestName(value, choiceNamesOf(property)) : undefined;
    report(
      property ? member?.node : member,
      (sentences) =>
        problem.code === "unknown"
          ? sentences.unknownProperty([definition, name], suggest(name, names))
          : sentences.invalidSetting([definition, name], problem, meant),
      { property: name },
    );
  });
  for (const { key, node } of membersOf(attributes)) {
    const property = block.properties[key];
    const problem = property && !invalid.has(key) && findProblem(definition, key, property, valueOf(node));
    if (problem) report(node, problem, { property: key });
  }
  checkAlternativeText(definition, attributes, report);
  return settings;
}
