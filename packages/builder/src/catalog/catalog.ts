import { bundleName, type Block } from "@travel-design/blocks";
import type { PropertyEditor } from "@travel-design/blocks/internal";
import { editors } from "@travel-design/blocks/editors";
import { slotKeyOf, typeOf } from "../document/editor-data.ts";
import type { JsonObject } from "../document/json.ts";
import type { CatalogEntry, Group } from "./catalog-entry.ts";
import { platformEntries } from "./platform-components.ts";
import { fieldKindOf } from "./property-format.ts";

type EditableBlock = (typeof editors)[number];

const formBlocks = new Set(
  (
    "checkbox datePicker dropdown input optionalCheckboxes quotationContainer quotationForm searchList textArea " +
    "userDataProvider requestReference"
  ).split(" "),
);
const pictureBlocks = new Set(
  "hero image destinationCard itinerary routeMap seasonPrice specialistCard specialistList specialistMatch".split(" "),
);
const pageBlocks = new Set("pageHeader pageFooter searchMetadata".split(" "));

function groupOf({ name, slots }: Block): Group {
  if (pageBlocks.has(name)) return "Pagina";
  if (formBlocks.has(name)) return "Formulier";
  if (slots.length > 0 || name === "spacer") return "Indeling";
  return pictureBlocks.has(name) ? "Beeld en reis" : "Inhoud";
}

/** Header and footer belong to the theme, and each page has its search metadata already. */
const notOffered = new Set(["pageHeader", "pageFooter", "searchMetadata", "section"]);

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
    kind: fieldKindOf(block.name, name, property),
    property,
    ...(words[name]?.describesPicture && { describesPicture: true }),
  }));
  return {
    type: typeOf(definition),
    definition,
    label: editor.label,
    description: editor.description,
    icon: editor.icon,
    group: groupOf(block),
    properties,
    slots: block.slots.map(slotKeyOf),
    defaults: defaultsOf(editable),
    block,
    isOffered: !notOffered.has(block.name),
  };
}

const entries: readonly CatalogEntry[] = [...platformEntries, ...editors.map(entryOf)];

/** Every component that builders can edit, by its type in the editor. */
export const catalog: ReadonlyMap<string, CatalogEntry> = new Map(entries.map((entry) => [entry.type, entry]));

/** The name of a component for builders. */
export const labelOf = (type: string): string => catalog.get(type)?.label ?? type.replace("__", ":");
