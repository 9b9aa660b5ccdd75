import { catalog } from "../catalog/catalog.ts";
import type { EditorItem } from "../document/editor-data.ts";
import type { Texts } from "./editable-texts.ts";

/** Texts of an item that contain no markup, as the page shows them. */
export function textsOf({ type, props }: EditorItem): Texts {
  const { block, properties = [] } = catalog.get(type) ?? {};
  const settings: Readonly<Record<string, unknown>> = block?.parse(props.attributes) ?? {};
  return properties.flatMap(({ name, kind, property }) => {
    const text = settings[name];
    const isPlain = (kind === "text" || kind === "longText") && property.isTranslatable;
    return isPlain && typeof text === "string" ? [[name, text] as const] : [];
  });
}
