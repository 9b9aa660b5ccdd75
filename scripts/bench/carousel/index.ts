import { measure } from "./measure.ts";
import { misses, summarize, type Figure } from "./summary.ts";

const roundCount = 7;

const describe = ({ frames, median, p95, longest, variance }: Figure): Record<string, string | number> => ({
  frames,
  median: median.toFixed(1),
  p95: p95.toFixed(1),
  longest: longest.toFixed(1),
  variance: variance.toFixed(1),
});

/** Whether 24 slides with pictures move without a long frame. */
export async function bench(): Promise<string[]> {
  const rounds = await measure(roundCount);
  console.log(`24 slides with pictures, processor slowed 4 times: ms per frame over ${roundCount} rounds`);
  console.table({
    "work of the main thread": describe(summarize(rounds.flatMap(({ work }) => work))),
    "from frame to frame, including other processes": describe(summarize(rounds.flatMap(({ times }) => times))),
  });
  return misses(rounds);
}
