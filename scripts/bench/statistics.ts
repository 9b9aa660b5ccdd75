// Statistics of repeated measurements.

/**
 * The value that the given part of the values does not exceed.
 *
 * @param part from 0 to 1
 * @example percentile([4, 1, 3, 2, 5], 0.5) // 3
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(Math.ceil(part * sorted.length) - 1, 0)] ?? Number.NaN;
}

/** @example median([4, 1, 3]) // 3 */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The median of the ratios per round: when the machine is busy, both are slow. @example ratioOf([2, 9], [1, 3]) // 2 */
export const ratioOf = (values: readonly number[], limit: readonly number[]): number =>
  median(values.map((value, round) => value / (limit[round] ?? Number.NaN)));

/** The median with the lowest and the highest value. @example showSpread([3, 1, 2]) // "2.0 (1.0 to 3.0)" */
export const showSpread = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;

/**
 * Says of a figure that it misses its target.
 *
 * @returns nothing when it meets it
 * @example missOf("CLS", 0.1, 0) // ["CLS is 0.1 (at most 0)"]
 */
export const missOf = (what: string, value: number, most: number): string[] =>
  value <= most ? [] : [`${what} is ${Number(value.toFixed(3))} (at most ${most})`];
