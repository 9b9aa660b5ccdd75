import { createStateStore } from "../../internal/state-store.ts";
import type { Controller } from "../../internal/use-controller.ts";
import { trackFocus } from "./track-focus.ts";

/** Options of {@link createPager}. */
export interface PagerOptions {
  /** Ids of all items, in their order. A number and its text are the same id. */
  itemIds: readonly (string | number)[];
  /** Items per page; Infinity for all of them. */
  pageSize: number;
  /** Controlled number of visible pages; undefined leaves it to the pager. */
  pages?: number | undefined;
  /** Initial number of visible pages of an uncontrolled pager. */
  defaultPages?: number | undefined;
  onPagesChange?: ((pages: number) => void) | undefined;
  /** Moves focus to items that are added at the end, even if the visitor did not ask for them. */
  focusAppended?: boolean | undefined;
  /** Scrolls smoothly to new items that get focus. */
  scrollToNew?: boolean | undefined;
  /** Returns the rendered element of a visible item. By default the elements with the class `td-grid__item`. */
  getItem?: ((index: number) => HTMLElement | null | undefined) | undefined;
}

/** What a paged list renders. */
export interface PagerState {
  /** Number of visible pages. */
  pages: number;
  /** At most this many items are visible. Infinity for all. */
  visibleLimit: number;
  /** Whether items are hidden that `showMore` would show. */
  hasMore: boolean;
}

/** Shows a list page by page and keeps focus where the visitor can go on reading. */
export interface Pager extends Controller<PagerState> {
  /** Shows the next page. The first new item that is rendered after this call gets focus. */
  showMore(): void;
  /**
   * Updates options. Call it after every render, also without changes: then it moves focus if new items were rendered, or if
   * the focused element was removed. A list that does not begin with the previous ids returns to the first page.
   */
  update(changes: Partial<PagerOptions>): void;
}

const pageCount = (pages: number | undefined): number => Math.max(1, Math.floor(Number(pages)) || 1);

const startsWith = (ids: PagerOptions["itemIds"], start: PagerOptions["itemIds"]): boolean =>
  start.every((id, index) => index < ids.length && String(id) === String(ids[index]));

/**
 * Computes the state.
 *
 * @param ownPages number of visible pages of an uncontrolled pager; without it the initial one, as on a server
 */
export function pagerState(options: PagerOptions, ownPages = pageCount(options.defaultPages)): PagerState {
  const { itemIds, pageSize, pages } = options;
  const visiblePages = pages === undefined ? ownPages : pageCount(pages);
  const visibleLimit = visiblePages * pageSize;
  return { pages: visiblePages, visibleLimit, hasMore: itemIds.length > visibleLimit };
}

/**
 * Creates a pager, without React.
 *
 * @param element contains the items and the button for more
 */
export function createPager(element: HTMLElement, initialOptions: PagerOptions): Pager {
  let options = initialOptions;
  let ownPages = pageCount(options.defaultPages);
  let isRequested = false;
  let renderedIds: readonly string[] = [];
  const { getState, setState, subscribe } = createStateStore(pagerState(options, ownPages));

  // Child selectors leave out a grid within an item.
  const findItem = (index: number): HTMLElement | null | undefined =>
    element.querySelectorAll<HTMLElement>(":scope > .td-grid__list > .td-grid__item")[index];
  const getItem = (index: number): HTMLElement | null | undefined => (options.getItem ?? findItem)(index);
  const visibleIds = (): string[] => options.itemIds.slice(0, getState().visibleLimit).map(String);
  const findId = (target: Node) => renderedIds.find((_, index) => getItem(index)?.contains(target));
  const abort = new AbortController();
  const focus = trackFocus(element, findId, abort.signal);
  const updateState = (): boolean => setState(pagerState(options, ownPages));
  const setPages = (pages: number): void => {
    if (pages === getState().pages) return;
    ownPages = pages;
    options.onPagesChange?.(pages);
  };

  /** The item to focus if the focused element was removed: the one in its place, or the first of a replaced list. */
  const fallbackIndex = (ids: readonly string[], lostId: string | undefined): number => {
    const isReplaced = !ids.some((id) => renderedIds.includes(id));
    const index = lostId === undefined ? ids.length : renderedIds.indexOf(lostId);
    return isReplaced ? 0 : Math.min(index, ids.length - 1);
  };

  const moveFocus = (): void => {
    const ids = visibleIds();
    const known = new Set(renderedIds);
    // Nobody waits for the first items of an empty list.
    const firstNew = known.size > 0 ? ids.findIndex((id) => !known.has(id)) : -1;
    const isWanted = isRequested || (options.focusAppended === true && startsWith(ids, renderedIds));
    const isLost = focus.isLost();
    const isNewFocused = firstNew >= 0 && isWanted;
    const index = isNewFocused ? firstNew : isLost ? fallbackIndex(ids, focus.getItemId()) : -1;
    if (firstNew >= 0 || isLost) isRequested = false;
    renderedIds = ids;
    const item = getItem(index);
    if (item) focusItem(item, isNewFocused && options.scrollToNew === true);
    else if (isLost) focusItem(element, false);
  };

  renderedIds = visibleIds();
  return {
    getState,
    subscribe,
    showMore() {
      isRequested = true;
      if (Number.isFinite(options.pageSize)) setPages(getState().pages + 1);
      updateState();
    },
    update(changes) {
      const { itemIds, pages } = options;
      options = { ...options, ...changes };
      const isReplaced = !startsWith(options.itemIds, itemIds);
      // An owner that changed `pages` together with the list has chosen the page itself.
      if (isReplaced && (options.pages === undefined || options.pages === pages)) setPages(1);
      // A changed state is rendered first. The renderer then calls update again.
      if (!updateState()) moveFocus();
    },
    destroy: () => abort.abort(),
  };
}

/** Makes the element focusable if needed. */
function focusItem(item: HTMLElement, scroll: boolean): void {
  if (!item.hasAttribute("tabindex")) item.tabIndex = -1;
  item.focus({ preventScroll: scroll });
  if (!scroll) return;
  // jsdom has no matchMedia.
  const motionPreference = item.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)");
  item.scrollIntoView({ behavior: motionPreference?.matches ? "auto" : "smooth", block: "nearest" });
}
