import { bundleName } from "@travel-design/blocks";
import type { PropertyEditor } from "@travel-design/blocks/internal";
import { editors } from "@travel-design/blocks/editors";
import { slotKeyOf, typeOf } from "../document/editor-data.ts";
import type { JsonObject } from "../document/json.ts";
import type { CatalogEntry } from "./catalog-entry.ts";
import { platformEntries } from "./platform-components.ts";
import { fieldKinds } from "./field-kind.ts";

type EditableBlock = (typeof editors)[number];

/** What a new block contains: the example of its story without pictures, as far as a content file can contain it. */
const defaultsOf = ({ block, editor }: EditableBlock): JsonObject =>
  Object.fromEntries(
    Object.entries(editor.example ?? {}).filter(([name, value]) => {
      const kind = block.properties[name]?.kind;
      return kind !== undefined && kind !== "image" && ["string", "number", "boolean"].includes(typeof value);
    }),
  );

function entryOf(editable: EditableBlock): CatalogEntry {
  const { block, editor } = editable;
  const definition = `c:${bundleName(block.name)}`;
  const words: Readonly<Record<string, PropertyEditor | undefined>> = editor.properties;
  const properties = Object.entries(block.properties).map(([name, property]) => ({
    name,
    label: words[name]?.label ?? name,
    description: words[name]?.description,
    kind: fieldKinds[property.expected.format],
    property,
    ...(words[name]?.describesPicture && { describesPicture: true }),
  }));
  return {
    type: typeOf(definition),
    definition,
    label: editor.label,
    description: editor.description,
    icon: editor.icon,
    group: editor.group,
    properties,
    slots: block.slots.map(slotKeyOf),
    defaults: defaultsOf(editable),
    block,
    isOffered: editor.isOffered ?? true,
  };
}

const entries: readonly CatalogEntry[] = [...platformEntries, ...editors.map(entryOf)];

/** Every component that builders can edit, by its type in the editor. */
export const catalog: ReadonlyMap<string, CatalogEntry> = new Map(entries.map((entry) => [entry.type, entry]));

/** The name of a component for builders. */
export const labelOf = (type: string): string => catalog.get(type)?.label ?? type.replace("__", ":");
