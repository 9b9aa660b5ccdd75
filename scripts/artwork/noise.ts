/** Gives numbers from 0 up to 1, the same row for the same seed. */
export type Random = () => number;

/**
 * A source of chance that repeats itself: the pictures must come out the same on every machine.
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

/** A value from -1 to 1 for every place on a line. */
export type Noise = (place: number) => number;

/**
 * Noise of several sizes on top of each other: rough outlines such as nature makes.
 *
 * @param octaves how many sizes; each is half as large and half as strong as the one before
 * @param sharp folds the noise, which makes crests of its tops
 */
export function fractalNoise(random: Random, octaves: number, sharp = false): Noise {
  const lattices = Array.from({ length: octaves }, () => Array.from({ length: 256 }, () => random() * 2 - 1));
  const total = 2 - 2 ** (1 - octaves);
  return (place) => {
    const sum = lattices.reduce(
      (value, lattice, octave) => value + between(lattice, place * 2 ** octave, sharp) / 2 ** octave,
      0,
    );
    return sum / total;
  };
}

function between(lattice: readonly number[], place: number, sharp: boolean): number {
  const index = Math.floor(place);
  const share = place - index;
  const at = (step: number): number => lattice[(index + step) & 255] ?? 0;
  const smooth = share * share * (3 - 2 * share);
  const value = at(0) + (at(1) - at(0)) * smooth;
  return sharp ? 1 - 2 * Math.abs(value) : value;
}
