import { measure } from "./measure.ts";
import { misses, summarize } from "./summary.ts";
import { showSpread, type Spread } from "../statistics.ts";

const rounds = 7;

const inMicroseconds = ({ median, lowest, highest }: Spread): Spread => ({
  median: 1000 * median,
  lowest: 1000 * lowest,
  highest: 1000 * highest,
});

/** Whether appending to the grid costs the same per item for any number of items. */
export async function bench(): Promise<string[]> {
  const figures = summarize(await measure(rounds));
  const rows = figures.map(({ count, variation, growth, ...spread }) => [
    `${count} items`,
    {
      "µs per item": showSpread(inMicroseconds(spread)),
      variation: `${(100 * variation).toFixed(0)} %`,
      growth: `x${growth.toFixed(2)}`,
    },
  ]);
  console.log(
    `Appending to a grid, with layout, processor slowed 4 times: median of ${rounds} rounds (lowest to highest)`,
  );
  console.table(Object.fromEntries(rows));
  return misses(figures);
}
