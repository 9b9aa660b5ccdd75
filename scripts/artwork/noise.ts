/** Returns numbers from 0 up to 1, the same sequence for the same seed. */
export type Random = () => number;

/**
 * A seeded random number generator: the pictures must be the same on every machine.
 *
 * @example
 * const random = createRandom(7);
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
