/** Rows kept in the document before those in view, so that scrolling back shows no gap. */
const rowsBefore = 3;

/** Rows in the document from the first in view: the five of 44px that 200px show at least in part, and three more. */
const rowsAhead = 8;

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
  const end = Math.min(scrolledRows + rowsAhead, count);
  for (let row = Math.max(scrolledRows - rowsBefore, 0); row < end; row += 1) rows.push(row);
  if (activeIndex >= 0 && !rows.includes(activeIndex)) rows.push(activeIndex);
  return rows;
}
