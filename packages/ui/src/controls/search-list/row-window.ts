/** Rows that the panel shows at least in part: 200px of rows of 44px. */
const rowsInView = 5;

/** Rows kept in the document before and after those in view, so that scrolling shows no gap. */
const rowsAround = 3;

/**
 * The rows that have to be in the document: those in view, a few around them, and the active row wherever it is,
 * because the input points at its element.
 *
 * @param count how many rows there are
 * @param scrolledRows how many are out of view above, a partly hidden one included
 * @param activeIndex the active row, -1 without one
 * @returns row indexes
 * @example rowsToRender(10_000, 0, -1); // [0, 1, 2, 3, 4, 5, 6, 7]
 */
export function rowsToRender(count: number, scrolledRows: number, activeIndex: number): number[] {
  const rows: number[] = [];
  const end = Math.min(scrolledRows + rowsInView + rowsAround, count);
  for (let row = Math.max(scrolledRows - rowsAround, 0); row < end; row += 1) rows.push(row);
  if (activeIndex >= 0 && !rows.includes(activeIndex)) rows.push(activeIndex);
  return rows;
}

/** Where a row stands in its panel, in pixels: the element itself has these. */
export interface RowBox {
  offsetTop: number;
  offsetHeight: number;
}

/** How far a panel is scrolled, in pixels: the element itself has these. */
export interface PanelBox {
  scrollTop: number;
  clientHeight: number;
}

/**
 * How far the panel has to be scrolled to show a row, moving it as little as possible.
 *
 * @returns pixels from the top
 * @example scrollTopToShow({ offsetTop: 396, offsetHeight: 44 }, { scrollTop: 0, clientHeight: 200 }); // 240
 */
export function scrollTopToShow({ offsetTop, offsetHeight }: RowBox, { scrollTop, clientHeight }: PanelBox): number {
  return Math.min(offsetTop, Math.max(scrollTop, offsetTop + offsetHeight - clientHeight));
}
