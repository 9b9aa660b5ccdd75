// Statistics of repeated measurements.

/** The median of several rounds, with the lowest and highest. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

/**
 * The value that the given part of the values does not exceed.
 *
 * @param part from 0 to 1
 * @returns NaN without values
 * @example percentile([4, 1, 3, 2, 5], 0.5) // 3
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(Math.ceil(part * sorted.length) - 1, 0)] ?? Number.NaN;
}

/** @example median([4, 1, 3]) // 3 */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** @example spreadOf([3, 1, 2]) // { median: 2, lowest: 1, highest: 3 } */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  lowest: Math.min(...values),
  highest: Math.max(...values),
});

/** The median of the ratios per round: when the machine is busy, both are slow. @example ratioOf([2, 9], [1, 3]) // 2 */
export const ratioOf = (values: readonly number[], floor: readonly number[]): number =>
  median(values.map((value, round) => value / (floor[round] ?? Number.NaN)));

/**
 * @param digits decimals to write
 * @example showSpread({ median: 1200, lowest: 900, highest: 1500 }, 0) // "1,200 (900 to 1,500)"
 */
export function showSpread({ median: middle, lowest, highest }: Spread, digits = 1): string {
  const write = (value: number): string =>
    value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${write(middle)} (${write(lowest)} to ${write(highest)})`;
}
