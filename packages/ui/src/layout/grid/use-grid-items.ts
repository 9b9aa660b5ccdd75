import { useEffect, useRef, useState, type RefObject } from "react";
import { firstNewIndex, paginateItems, usableItems, type GridItemIdentity, type GridPagination } from "./grid-items.ts";
import type { GridView } from "./grid-model.ts";

/** Options of {@link useGridItems}. */
export interface UseGridItemsOptions<Item extends GridItemIdentity> {
  /** The newest page of items, as the caller gave it. */
  items: readonly Item[];
  pagination: GridPagination;
  view: GridView;
  /** The caller brings the next page; otherwise the grid shows what it has page by page. */
  isPagedByCaller: boolean;
}

/** The items a grid shows. */
export interface GridItems<Item extends GridItemIdentity> {
  shown: readonly Item[];
  /** Some of the items wait for the visitor to ask for them. */
  hasHidden: boolean;
  showMore(): void;
}

/** The items of all pages so far: each new `items` is a page. */
export function useGridItems<Item extends GridItemIdentity>(options: UseGridItemsOptions<Item>): GridItems<Item> {
  const { items, pagination, view, isPagedByCaller } = options;
  const [pages, setPages] = useState(1);
  const [kept, setKept] = useState({ page: items, all: paginateItems([], usableItems(items), "replace") });
  if (!Object.is(kept.page, items))
    setKept({ page: items, all: paginateItems(kept.all, usableItems(items), pagination) });

  const count = view.showPagination && !isPagedByCaller ? pages * view.pageSize : Infinity;
  return {
    shown: kept.all.slice(0, count),
    hasHidden: kept.all.length > count,
    showMore: () => setPages(pages + 1),
  };
}

/**
 * Brings the visitor to the first of the items that came: focus, and the view where the grid scrolls. Items that were appended
 * always do so; those that replace others only when the visitor asked for them, whose button may be gone by then.
 *
 * @param list the element whose children are the items
 * @returns to call when the visitor asks for more
 */
export function useArrival(
  list: RefObject<Element | null>,
  shown: readonly GridItemIdentity[],
  { isAppended, autoScroll }: { isAppended: boolean; autoScroll: boolean },
): () => void {
  const before = useRef(shown);
  const isAwaited = useRef(false);
  useEffect(() => {
    const index = firstNewIndex(before.current, shown);
    // The first items ever are what the page begins with: nobody asked for them.
    const hasArrived = before.current.length > 0 && index >= 0;
    const isWanted = hasArrived && (isAppended || isAwaited.current);
    before.current = shown;
    if (hasArrived) isAwaited.current = false;
    const item = isWanted ? list.current?.children[index] : undefined;
    const view = item?.ownerDocument.defaultView;
    if (!view || !(item instanceof view.HTMLElement)) return;
    item.focus({ preventScroll: autoScroll });
    // jsdom knows no media queries.
    const prefersStillness = view.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
    if (autoScroll) item.scrollIntoView({ behavior: prefersStillness ? "auto" : "smooth", block: "nearest" });
  }, [list, shown, isAppended, autoScroll]);
  return () => (isAwaited.current = true);
}
