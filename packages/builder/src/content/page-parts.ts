// What belongs to one page: its title and description for search engines. Another page has its own.
import { definitionOf } from "@travel-design/blocks/internal";
import { itemsIn, rootItem, slotKeysIn, walkItems, type EditorData, type EditorItem } from "./editor-data.ts";

const pageParts = new Set([definitionOf("searchMetadata")]);

export const isPagePart = ({ type }: Pick<EditorItem, "type">): boolean => pageParts.has(type);

/** An item without what belongs to its page. */
export function withoutPageParts(item: EditorItem): EditorItem {
  const slots = slotKeysIn(item.props).map((slot) => [
    slot,
    itemsIn(item.props, slot)
      .filter((inside) => !isPagePart(inside))
      .map(withoutPageParts),
  ]);
  return { ...item, props: { ...item.props, ...Object.fromEntries(slots) } };
}

/** Items as they can be pasted on a page. Parts of a page are included only if this page has none, because they were cut from it. */
export function pastable(items: readonly EditorItem[], data: EditorData): EditorItem[] {
  if (![...walkItems(rootItem(data))].some(isPagePart)) return [...items];
  return items.filter((item) => !isPagePart(item)).map(withoutPageParts);
}
