// What belongs to one page: its title and description for search engines. Another page has its own.
import { definitionOf } from "@travel-design/blocks/internal";
import { mapItems, walkItems, type EditorData, type EditorItem } from "./editor-data.ts";

const pageParts = new Set([definitionOf("searchMetadata")]);

export const isPagePart = ({ type }: Pick<EditorItem, "type">): boolean => pageParts.has(type);

/** An item without what belongs to its page. */
export const withoutPageParts = (item: EditorItem): EditorItem =>
  mapItems(item, (items) => items.filter((inside) => !isPagePart(inside)).map(withoutPageParts));

/** Items as they can be pasted on a page. Parts of a page are included only if this page has none, because they were cut from it. */
export function pastable(items: readonly EditorItem[], data: EditorData): EditorItem[] {
  if (![...walkItems(data.root)].some(isPagePart)) return [...items];
  return items.filter((item) => !isPagePart(item)).map(withoutPageParts);
}
