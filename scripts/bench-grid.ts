// npm run bench:grid: whether appending to the grid costs the same per item for any number of items. Exit code 1 if not.
import { measure } from "./bench/grid/measure.ts";
import { maxGrowth, misses, summarize } from "./bench/grid/summary.ts";
import { showSpread, type Spread } from "./bench/statistics.ts";

const rounds = 7;

const inMicroseconds = ({ median, lowest, highest }: Spread): Spread => ({
  median: 1000 * median,
  lowest: 1000 * lowest,
  highest: 1000 * highest,
});

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

const missed = misses(figures);
console.log(missed.length === 0 ? `Flat: each growth is at most ${maxGrowth}.` : `Missed:\n${missed.join("\n")}`);
process.exitCode = missed.length === 0 ? 0 : 1;
