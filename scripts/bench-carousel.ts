// npm run bench:carousel: whether 24 slides with pictures move without a long frame. Exit code 1 if one is too long.
import { measure } from "./bench/carousel/measure.ts";
import { maxWork, misses, summarize, type Figure } from "./bench/carousel/summary.ts";

const roundCount = 7;

const describe = ({ frames, median, p95, longest, variance }: Figure): Record<string, string | number> => ({
  frames,
  median: median.toFixed(1),
  p95: p95.toFixed(1),
  longest: longest.toFixed(1),
  variance: variance.toFixed(1),
});

const rounds = await measure(roundCount);
console.log(`24 slides with pictures, processor slowed 4 times: ms per frame over ${roundCount} rounds`);
console.table({
  "work of the main thread": describe(summarize(rounds.flatMap(({ work }) => work))),
  "from frame to frame, including other processes": describe(summarize(rounds.flatMap(({ times }) => times))),
});

const missed = misses(rounds);
console.log(missed.length === 0 ? `No frame needs more than ${maxWork} ms.` : `Missed:\n${missed.join("\n")}`);
process.exitCode = missed.length === 0 ? 0 : 1;
