import { definitionOf } from "@travel-design/blocks/internal";
import { itemsIn, slotKeysIn, typeOf, type EditorItem } from "./editor-data.ts";
import type { JsonObject } from "./json.ts";
import { copyOf } from "./operations.ts";
import { readSingleItem } from "./read-document.ts";
import { isSection } from "./section-config.ts";
import { writeSingleItem } from "./write-document.ts";

/** Belongs to one page: its title and description. */
const pageParts = new Set([typeOf(definitionOf("searchMetadata"))]);

function withoutPageParts(item: EditorItem): EditorItem {
  const slots = slotKeysIn(item.props).map((slot) => [
    slot,
    itemsIn(item.props, slot)
      .filter(({ type }) => !pageParts.has(type))
      .map(withoutPageParts),
  ]);
  return { ...item, props: { ...item.props, ...Object.fromEntries(slots) } };
}

/** What a template of a section stores. */
export const templateOf = (section: EditorItem): JsonObject => writeSingleItem(withoutPageParts(section));

/** A new section from a template, with ids of its own. Undefined if the template contains no section. */
export function sectionFrom(template: unknown): EditorItem | undefined {
  const item = readSingleItem(template);
  return item && isSection(item.type) ? copyOf(item) : undefined;
}
