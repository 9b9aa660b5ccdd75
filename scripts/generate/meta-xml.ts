import type { BlockDefinition } from "../../packages/blocks/src/define/editor.ts";
import type { Property } from "../../packages/blocks/src/define/properties.ts";
import { apiVersion } from "../../packages/platform/src/constants.ts";
import { escapeHtml } from "../../packages/site/src/search/head-tag.ts";

/** The platform's type of each kind, and what more it wants to know. A literal list of choices is a `String` to it. */
function typeOf(property: Property): Record<string, string | number | undefined> {
  switch (property.kind) {
    case "flag":
      return { type: "Boolean" };
    case "whole":
      return { type: "Integer", min: property.min, max: property.max };
    case "choice":
      return { type: "String", datasource: property.choices.join(",") };
    case "colour":
      return { type: "Color" };
    case "image":
      return { type: "ContentReference", filter: "cms_image" };
    default:
      return { type: "String" };
  }
}

function propertyElement(name: string, property: Property, words: { label: string; description?: string }): string {
  const isEmpty = property.default === "" && property.kind !== "choice";
  const attributes = Object.entries({
    name,
    ...typeOf(property),
    ...words,
    default: isEmpty ? undefined : String(property.default),
  });
  const lines = attributes.flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${escapeHtml(String(value))}"`],
  );
  const indent = " ".repeat(12);
  return `${indent}<property\n${lines.map((line) => `${indent}    ${line}\n`).join("")}${indent}/>\n`;
}

function targetConfigs({ properties, editor }: BlockDefinition): string {
  const elements = Object.entries(properties).map(([name, property]) =>
    propertyElement(name, property, editor.properties[name] ?? { label: name }),
  );
  if (elements.length === 0) return "";
  return `    <targetConfigs>
        <targetConfig targets="lightningCommunity__Default">
${elements.join("")}        </targetConfig>
    </targetConfigs>
`;
}

/** What Experience Builder knows of a block: its name and help in the Components panel, and its properties. */
export function metaXml(definition: BlockDefinition): string {
  const { label, description } = definition.editor;
  return `<?xml version="1.0" encoding="UTF-8" ?>
<LightningComponentBundle xmlns="http://soap.sforce.com/2006/04/metadata">
    <apiVersion>${apiVersion.replace("v", "")}</apiVersion>
    <description>${escapeHtml(description)}</description>
    <isExposed>true</isExposed>
    <masterLabel>${escapeHtml(label)}</masterLabel>
    <targets>
        <target>lightningCommunity__Page</target>
        <target>lightningCommunity__Default</target>
    </targets>
${targetConfigs(definition)}</LightningComponentBundle>
`;
}
