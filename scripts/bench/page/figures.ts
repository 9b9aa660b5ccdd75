// What the measured figures are held to.

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

/**
 * Says of a figure that it misses its target.
 *
 * @returns nothing when it meets it
 * @example missOf("CLS", 0.1, 0) // ["CLS is 0.1 (at most 0)"]
 */
export const missOf = (what: string, value: number, most: number): string[] =>
  value <= most ? [] : [`${what} is ${Number(value.toFixed(3))} (at most ${most})`];
