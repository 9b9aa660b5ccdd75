/** How many rows the panel shows at least in part: 200px of rows of 44px. */
const rowsInView = 5;

/** Rows kept in the document before and after those in view, so that scrolling shows no gap. */
const rowsAround = 3;

/** Where a list box stands, in rows. */
export interface RowPosition {
  /** How many rows there are. */
  count: number;
  /** How many rows are scrolled out of view above, partly hidden ones included. */
  scrolledRows: number;
  /** Index of the active row, -1 without one. */
  activeIndex: number;
}

/**
 * The rows that have to be in the document: those in view, a few around them, and the active row wherever it is,
 * because the input points at its element.
 *
 * @returns row indexes
 * @example rowsToRender({ count: 10_000, scrolledRows: 0, activeIndex: -1 }); // [0, 1, 2, 3, 4, 5, 6, 7]
 */
export function rowsToRender({ count, scrolledRows, activeIndex }: RowPosition): number[] {
  const inView = Math.min(scrolledRows, Math.max(count - rowsInView, 0));
  const first = Math.max(inView - rowsAround, 0);
  const end = Math.min(inView + rowsInView + rowsAround, count);
  const rows = Array.from({ length: end - first }, (_, index) => first + index);
  const isActiveOutside = activeIndex >= 0 && activeIndex < count && (activeIndex < first || activeIndex >= end);
  return isActiveOutside ? [...rows, activeIndex] : rows;
}

/** The sizes of a scrolling panel of equal rows, in pixels: the element itself has them. */
export interface PanelSizes {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/**
 * How far the panel has to be scrolled to show a row, moving it as little as possible.
 *
 * @returns pixels from the top
 * @example scrollTopToShow(9, 10, { scrollTop: 0, clientHeight: 200, scrollHeight: 440 }); // 240
 */
export function scrollTopToShow(index: number, count: number, panel: PanelSizes): number {
  const rowHeight = panel.scrollHeight / count;
  const top = index * rowHeight;
  return Math.min(top, Math.max(panel.scrollTop, top + rowHeight - panel.clientHeight));
}

/**
 * How many rows are scrolled out of view above. A row that is partly hidden counts, so that 0 means exactly at the top.
 *
 * @example rowsScrolled(10, { scrollTop: 45, clientHeight: 200, scrollHeight: 440 }); // 2
 */
export function rowsScrolled(count: number, panel: PanelSizes): number {
  return Math.ceil((panel.scrollTop * count) / panel.scrollHeight);
}
