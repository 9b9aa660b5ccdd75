import { apiVersion } from "@travel-design/platform";
import type { EditableBlock, PropertyEditor } from "@travel-design/blocks/internal";
import { escapeHtml } from "@travel-design/site/internal";
import { pathName } from "@travel-design/ui/internal";
import type { Property } from "@travel-design/ui/models";
import { propertyEditorOf } from "./property-editor.ts";

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The word that builders see for a choice. Experience Builder stores the word itself. */
const labelOf = ({ labels }: Property, choice: string): string => labels?.[choice] ?? choice;

/** The platform's type of each kind, and what it needs besides. A literal list of choices is a `String`. */
function typeOf(property: Property): Attributes {
  const { kind, choices = [], min, max, isTranslatable } = property;
  switch (kind) {
    case "boolean":
      return { type: "Boolean" };
    case "integer":
      return { type: "Integer", min, max };
    case "choice":
      return { type: "String", datasource: choices.map((choice) => labelOf(property, choice)).join(",") };
    case "color":
      return { type: "Color" };
    case "image":
      return { type: "ContentReference", filter: "cms_image" };
    default:
      return { type: "String", translatable: isTranslatable ? "true" : undefined };
  }
}

/** The default that Experience Builder shows: a choice by the word that builders see. */
function defaultOf(property: Property): string | undefined {
  const { kind, choices = [], default: fallback, parse } = property;
  if (kind === "choice") {
    const choice = choices.find((candidate) => JSON.stringify(parse(candidate, () => {})) === JSON.stringify(fallback));
    return choice && labelOf(property, choice);
  }
  return fallback === undefined || fallback === "" ? undefined : String(fallback);
}

/** The second field of a picture: the content store does not contain the files of static resources. */
const pathField = (name: string, { label }: PropertyEditor): Attributes => ({
  name: pathName(name),
  type: "String",
  label: `${label}: pad`,
  description: "In plaats van een foto uit het CMS: het pad van een bestand van de site.",
});

const indent = " ".repeat(12);

function element(attributes: Attributes): string {
  const lines = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${indent}    ${key}="${escapeHtml(String(value))}"\n`],
  );
  return `${indent}<property\n${lines.join("")}${indent}/>\n`;
}

function targetConfigs(editable: EditableBlock): string {
  const elements = Object.entries(editable.block.properties).flatMap(([name, property]) => {
    const words = propertyEditorOf(editable, name);
    const { label, description } = words;
    const field = element({ name, ...typeOf(property), label, description, default: defaultOf(property) });
    return property.kind === "image" ? [field, element(pathField(name, words))] : [field];
  });
  if (elements.length === 0) return "";
  return `    <targetConfigs>
        <targetConfig targets="lightningCommunity__Default">
${elements.join("")}        </targetConfig>
    </targetConfigs>
`;
}

/**
 * What Experience Builder knows about a block: its name and help in the Components panel, and its properties.
 *
 * @param mark says where the file comes from
 */
export function metaXml(editable: EditableBlock, mark: string): string {
  const { label, description } = editable.editor;
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- ${mark} -->
<LightningComponentBundle xmlns="http://soap.sforce.com/2006/04/metadata">
    <apiVersion>${apiVersion.replace("v", "")}</apiVersion>
    <description>${escapeHtml(description)}</description>
    <isExposed>true</isExposed>
    <masterLabel>${escapeHtml(label)}</masterLabel>
    <targets>
        <target>lightningCommunity__Page</target>
        <target>lightningCommunity__Default</target>
    </targets>
${targetConfigs(editable)}</LightningComponentBundle>
`;
}
