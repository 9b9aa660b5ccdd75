// The limits of the measured figures.

/** The targets. Ratios are to the plain form in the same run. */
export const targets = {
  score: 100,
  /** Milliseconds on a phone, simulated: the median. */
  lcp: 1250,
  cls: 0,
  /** Kilobytes of a thousand bytes, compressed: 90, and at most 300 bytes more for code that is easier to read. */
  scriptKilobytes: 90.3,
  /** Work of the main thread for a step forward, and for a step back. */
  workRatio: 1.2,
  /** The 98th percentile of the browser's event timing. */
  eventRatio: 1.45,
} as const;

/**
 * Says of a figure that it misses its target.
 *
 * @returns nothing when it meets it
 * @example missOf("CLS", 0.1, 0) // ["CLS is 0.1 (at most 0)"]
 */
export const missOf = (what: string, value: number, most: number): string[] =>
  value <= most ? [] : [`${what} is ${Number(value.toFixed(3))} (at most ${most})`];
