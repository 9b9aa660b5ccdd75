import { createRandom } from "../noise.ts";

/** A value from -1 to 1 for every point of a plane. */
export type Field = (x: number, y: number) => number;

const size = 256;
const fade = (share: number): number => share * share * share * (share * (share * 6 - 15) + 10);

/** Smooth random values: the same field for the same seed. */
export function createField(seed: number): Field {
  const random = createRandom(seed);
  const lattice = Float32Array.from({ length: size * size }, () => random() * 2 - 1);
  const at = (column: number, row: number): number => lattice[((row & (size - 1)) << 8) | (column & (size - 1))] ?? 0;
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = fade(x - column);
    const down = fade(y - row);
    const top = at(column, row) * (1 - across) + at(column + 1, row) * across;
    const bottom = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
    return top * (1 - down) + bottom * down;
  };
}

/** Fractal noise: each octave has twice the frequency and half the amplitude, and is rotated to hide the lattice. */
export function fractal(field: Field, octaves: number): Field {
  return (x, y) => {
    let sum = 0;
    let amplitude = 0.5;
    let u = x;
    let v = y;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += amplitude * field(u, v);
      const across = 1.6 * u + 1.2 * v + 17.3;
      v = 1.6 * v - 1.2 * u + 5.7;
      u = across;
      amplitude /= 2;
    }
    return sum;
  };
}

/** Fractal noise with sharp crests and soft valleys, as eroded mountains have; from 0 to 1. */
export function ridged(field: Field, octaves: number): Field {
  return (x, y) => {
    let sum = 0;
    let amplitude = 0.5;
    let weight = 1;
    let u = x;
    let v = y;
    for (let octave = 0; octave < octaves; octave += 1) {
      const crest = (1 - Math.abs(field(u, v))) ** 2 * weight;
      sum += amplitude * crest;
      weight = Math.min(1, crest * 1.6);
      const across = 1.6 * u + 1.2 * v + 17.3;
      v = 1.6 * v - 1.2 * u + 5.7;
      u = across;
      amplitude /= 2;
    }
    return sum;
  };
}

/** 0 below a lower edge, 1 above an upper edge, and a smooth step in between. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}
