/** What a grid has to know of an item, whatever is drawn in it. */
export interface GridItemIdentity {
  /** Tells the item from all others; an item that comes again with the same id takes the place of the earlier one. */
  id: string;
  /** Tells items apart for the renderer; the id without it. */
  key?: string | undefined;
  /** What a screen reader calls the item; its number in the list without it. */
  ariaLabel?: string | undefined;
}

/** What a page of items does with those that are there: stand after them, or instead of them. */
export const gridPaginations = ["append", "replace"] as const;
export type GridPagination = (typeof gridPaginations)[number];

/** The label of an item without one of its own; `{0}` is its number, from 1. In English on every site. */
export const gridItemLabel = "List Item {0}";

/**
 * The items after a page has come. In both modes an id stands there once, with the newest data, in its first place.
 *
 * @example paginateItems([{ id: "a" }], [{ id: "a" }, { id: "b" }], "append"); // a, b
 * @example paginateItems([{ id: "a" }], [{ id: "b" }], "replace"); // b
 */
export function paginateItems<Item extends GridItemIdentity>(
  current: readonly Item[],
  page: readonly Item[],
  pagination: GridPagination,
): Item[] {
  const known = pagination === "append" ? current : [];
  return [...new Map([...known, ...page].map((item) => [item.id, item])).values()];
}

/**
 * The place of the first item that was not there before.
 *
 * @returns -1 when there is none
 * @example firstNewIndex([{ id: "a" }], [{ id: "a" }, { id: "b" }]); // 1
 */
export function firstNewIndex(before: readonly GridItemIdentity[], after: readonly GridItemIdentity[]): number {
  const known = new Set(before.map(({ id }) => id));
  return after.findIndex(({ id }) => !known.has(id));
}

/**
 * What a screen reader calls an item.
 *
 * @param index of the item, from 0
 * @param label with `{0}` where the number belongs
 * @example labelItem({ id: "a" }, 0); // "List Item 1"
 */
export function labelItem({ ariaLabel }: GridItemIdentity, index: number, label: string = gridItemLabel): string {
  return ariaLabel ?? label.replaceAll("{0}", String(index + 1));
}

/**
 * The items among what a page gave: what is no list has none, and what has no id is no item.
 *
 * @example usableItems(null); // []
 */
export function usableItems<Item extends GridItemIdentity>(items: readonly Item[] | null | undefined): readonly Item[] {
  const hasId = (item: Item | null | undefined): boolean => typeof item?.id === "string";
  return Array.isArray(items) ? items.filter(hasId) : [];
}

/**
 * What to tell the builder of the page about its items.
 *
 * @example itemWarnings([{ id: "a" }]); // []
 */
export function itemWarnings(items: readonly GridItemIdentity[] | null | undefined): string[] {
  const isUsable = Array.isArray(items) && usableItems(items).length === items.length;
  return isUsable ? [] : ["Grid: items without an id are left out. Give a list of items that each have a text as id."];
}
