import { addedBytes, contestantNames, type ContestantName } from "./build.ts";
import { measure } from "./measure.ts";
import { misses, summarize, type Figure } from "./summary.ts";
import { showSpread } from "../statistics.ts";

const optionCounts = [200, 10_000, 100_000];
const patience = { rounds: 7, seconds: 35 };
const maxBytes = 3300;

const describe = (figure: Figure): string => `${showSpread(figure)} x${figure.ratio.toFixed(2)}`;

async function benchCount(count: number): Promise<string[]> {
  const results = await measure(count, patience);
  const rounds = results.limit.length;
  console.log(`\n${count} options: ms, median of ${rounds} rounds of 35 keys (lowest to highest) x ratio to the limit`);
  const rows = contestantNames.map((name): [ContestantName, Record<string, string>] => {
    const { p50, p95, mainThread } = summarize(results, name);
    return [name, { "key p50": describe(p50), "key p95": describe(p95), "main thread": describe(mainThread) }];
  });
  console.table(Object.fromEntries(rows));
  return misses(summarize(results, "search-list")).map((miss) => `${count} options: ${miss}`);
}

async function benchBytes(): Promise<string[]> {
  console.log("Script that each adds to a page, minified and gzipped, in bytes");
  const sizes = await Promise.all(contestantNames.map(async (name) => [name, await addedBytes(name)] as const));
  console.table(Object.fromEntries(sizes));
  const ours = Object.fromEntries(sizes)["search-list"] ?? Number.NaN;
  return ours <= maxBytes ? [] : [`the search list adds ${ours} bytes (at most ${maxBytes})`];
}

/** Compares the search list with minimal hand-written code and downshift. */
export async function bench(): Promise<string[]> {
  const missed = await benchBytes();
  for (const count of optionCounts) missed.push(...(await benchCount(count)));
  return missed;
}
