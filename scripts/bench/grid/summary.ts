// What the measured rounds mean: medians, spread, and whether the time per item stays flat.
import { ratioOf, spreadOf, type Spread } from "../statistics.ts";

/** How many items are appended at once, the fewest first. */
export const itemCounts = [10, 100, 1000] as const;
export type ItemCount = (typeof itemCounts)[number];

/** Milliseconds per item in each round. */
export type Rounds = Record<ItemCount, number[]>;

/** Flat means: an item costs at most so many times what it costs among ten times fewer items. */
export const maxGrowth = 1.5;

/** The time per item at one count. */
export interface Figure extends Spread {
  count: ItemCount;
  /** How far the rounds lie apart: the standard deviation as a part of the mean. */
  variation: number;
  /** Median over the rounds of the ratio to the next smaller count in the same round; 1 for the smallest count. */
  growth: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function variationOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2))) / middle;
}

/** Sums up the rounds, a figure for each count. */
export function summarize(rounds: Rounds): Figure[] {
  return itemCounts.map((count, index) => {
    const numbers = rounds[count];
    const fewer = rounds[itemCounts[index - 1] ?? count];
    return {
      count,
      ...spreadOf(numbers),
      variation: variationOf(numbers),
      growth: ratioOf(numbers, fewer),
    };
  });
}

/** A sentence per count that is not flat; empty if all are. */
export function misses(figures: readonly Figure[]): string[] {
  return figures
    .filter(({ growth }) => !(growth <= maxGrowth))
    .map(
      ({ count, growth }) =>
        `an item among ${count} costs ${growth.toFixed(2)} times what it costs among ten times fewer (at most ${maxGrowth})`,
    );
}
