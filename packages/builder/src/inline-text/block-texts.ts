import { catalog } from "../catalog/catalog.ts";
import { asText } from "../fields/field-props.ts";
import type { EditorItem } from "../content/editor-data.ts";
import type { Texts } from "./editable-texts.ts";

/** The formatted text of an item, if it has one. */
export function richTextOf({
  type,
  attributes,
}: EditorItem): { name: string; label: string; text: string } | undefined {
  const found = catalog.get(type)?.properties.find(({ kind }) => kind === "richText");
  return found && { name: found.name, label: found.label, text: asText(attributes[found.name]) };
}

/** Texts of an item that contain no markup, as the page shows them. */
export function textsOf({ type, attributes }: EditorItem): Texts {
  const { block, properties = [] } = catalog.get(type) ?? {};
  const settings: Readonly<Record<string, unknown>> = block?.parse(attributes) ?? {};
  return properties.flatMap(({ name, kind, property }) => {
    const text = settings[name];
    const isPlain = (kind === "text" || kind === "longText") && property.isTranslatable;
    return isPlain && typeof text === "string" ? [[name, text] as const] : [];
  });
}
