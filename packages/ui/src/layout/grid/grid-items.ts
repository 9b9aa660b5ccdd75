/** What a grid needs to know about an item, besides its content. */
export interface GridItemIdentity {
  /** Identifies the item within its list. */
  id: string | number;
  /** React key; the id without it. */
  key?: string | undefined;
  /** Accessible name; the number in the list without it. */
  ariaLabel?: string | undefined;
}

/** What a page of items does with the items before it: `append` adds to them, `replace` replaces them. */
export type GridPagination = "append" | "replace";

/**
 * Merges a page of items into a list by id. An item whose id is in the list already gets its new data and keeps its position.
 *
 * @example paginateItems([{ id: "a" }], [{ id: "a" }, { id: "b" }], "append"); // a, b
 * @example paginateItems([{ id: "a" }], [{ id: "b" }], "replace"); // b
 */
export function paginateItems<Item extends GridItemIdentity>(
  current: readonly Item[],
  page: readonly Item[],
  pagination: GridPagination,
): Item[] {
  const previous = pagination === "append" ? current : [];
  return [...new Map([...previous, ...page].map((item) => [String(item.id), item])).values()];
}

/**
 * The accessible name of an item.
 *
 * @param index of the item, from 0
 * @param label with `{0}` in place of the number
 * @example labelItem({ id: "a" }, 0, "List Item {0}"); // "List Item 1"
 */
export function labelItem({ ariaLabel }: GridItemIdentity, index: number, label: string): string {
  return ariaLabel ?? label.replaceAll("{0}", String(index + 1));
}

/**
 * The valid items of a list: without items that have no id, and with each id once.
 *
 * @example usableItems(null); // []
 */
export function usableItems<Item extends GridItemIdentity>(items: readonly Item[] | null | undefined): readonly Item[] {
  const hasId = (item: Item | null | undefined): boolean => typeof item?.id === "string" || Number.isFinite(item?.id);
  return Array.isArray(items) ? paginateItems([], items.filter(hasId), "replace") : [];
}
