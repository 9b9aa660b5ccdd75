// What the measured rounds mean.
import { percentile } from "../search/summary.ts";

/** The targets: how far the page may be from its floors. */
export const targets = {
  score: 100,
  /** To the page without script. */
  lcpRatio: 1.05,
  cls: 0,
  /** Kilobytes of a thousand bytes, compressed. */
  scriptKilobytes: 85,
  /** To plain React, of the 95th part in a hundred. */
  stepRatio: 1.3,
  /** Milliseconds, of the 98th part in a hundred. */
  eventDuration: 100,
} as const;

/** The middle of several rounds, and how far they lie apart. */
export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

/** @example spreadOf([3, 1, 2]) // { median: 2, lowest: 1, highest: 3 } */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: percentile(values, 0.5),
  lowest: Math.min(...values),
  highest: Math.max(...values),
});

/** The middle of the ratios, round by round: a busy moment of the machine hits both. @example ratioOf([2, 9], [1, 3]) // 2 */
export const ratioOf = (values: readonly number[], floor: readonly number[]): number =>
  percentile(
    values.map((value, round) => value / (floor[round] ?? Number.NaN)),
    0.5,
  );

/** @example show({ median: 12.34, lowest: 12, highest: 13 }) // "12.3 (12.0 to 13.0)" */
export const show = ({ median, lowest, highest }: Spread): string =>
  `${median.toFixed(1)} (${lowest.toFixed(1)} to ${highest.toFixed(1)})`;

/**
 * Says of a figure that it misses its target.
 *
 * @returns nothing when it meets it
 * @example missOf("CLS", 0.1, 0) // ["CLS is 0.1 (at most 0)"]
 */
export const missOf = (what: string, value: number, most: number): string[] =>
  value <= most ? [] : [`${what} is ${Number(value.toFixed(3))} (at most ${most})`];
