/** Several measurements of one thing. */
export interface Figures {
  median: number;
  least: number;
  most: number;
}

/**
 * The value that `percent` of the values do not exceed.
 *
 * @example percentile([4, 1, 3, 2], 50) // 2
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1);
  return sorted[place] ?? Number.NaN;
}

/** The middle and the ends of several measurements. */
export const summarise = (values: readonly number[]): Figures => ({
  median: percentile(values, 50),
  least: Math.min(...values),
  most: Math.max(...values),
});

/**
 * @param digits decimals to write
 * @example describe({ median: 2, least: 1, most: 3 }, 0) // "2 (1 to 3)"
 */
export function describe({ median, least, most }: Figures, digits: number): string {
  const write = (value: number): string =>
    value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${write(median)} (${write(least)} to ${write(most)})`;
}
