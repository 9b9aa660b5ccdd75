import type { Block } from "@travel-design/blocks";
import { editors } from "@travel-design/blocks/editors";
import { pathName } from "@travel-design/ui/internal";
import { platformEditors, type BlockEditor, type Component, type PropertyEditor } from "@travel-design/blocks/internal";
import { type EditorItem } from "../content/editor-data.ts";
import type { JsonObject } from "../content/json.ts";
import { messages } from "../messages/index.ts";
import type { CatalogEntry } from "./catalog-entry.ts";
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

function entryOf(component: Component, editor: BlockEditor, defaults: JsonObject, block?: Block): CatalogEntry {
  const { definition, properties, slots } = component;
  const own: Readonly<Record<string, PropertyEditor | undefined>> = editor.properties;
  return {
    type: definition,
    label: editor.label,
    description: editor.description,
    icon: editor.icon,
    group: editor.group,
    properties: Object.entries(properties).map(([name, property]) => ({
      label: name,
      ...own[name],
      name,
      kind: fieldKinds[property.expected.format],
      property,
    })),
    slots: slots,
    defaults,
    component,
    block,
    offeredIn: editor.offeredIn ?? "page",
  };
}

const entries: readonly CatalogEntry[] = [
  ...platformEditors.map(({ component, editor }) => entryOf(component, editor, component.attributes)),
  ...editors.map((editable) => entryOf(editable.block, editable.editor, defaultsOf(editable), editable.block)),
];

/** Every component that builders can edit, by its type in the editor. */
export const catalog: ReadonlyMap<string, CatalogEntry> = new Map(entries.map((entry) => [entry.type, entry]));

/** The name of a component for builders. */
export const labelOf = (type: string): string => catalog.get(type)?.label ?? type;

/** What items are called together. */
export const labelOfItems = ([first, ...others]: readonly EditorItem[]): string =>
  first && others.length === 0 ? labelOf(first.type) : messages.settings.items(others.length + 1);

/** A field of the property panel. */
export interface Field {
  name: string;
  label: string;
}

/** The field of a property. That of a picture has its path, too. */
export const fieldOf = (type: string, property: string): Field | undefined =>
  catalog
    .get(type)
    ?.properties.find(({ name, kind }) => name === property || (kind === "picture" && pathName(name) === property));
