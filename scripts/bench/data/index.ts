import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { medianOf, shortfalls, type ContestantFigures } from "./figures.ts";
import { pages, weigh } from "./sizes.ts";

const records = 2000;
/** Our figures are close to the limit, so both are measured several times, in turn. */
const turns = 3;
const growth = [1000, 100_000];

const isFigures = (value: unknown): value is ContestantFigures =>
  typeof value === "object" && value !== null && "readsPerSecond" in value;

/** Measures one contestant in a process of its own. */
async function measure(name: string, count: number): Promise<ContestantFigures> {
  const child = fork(resolve(import.meta.dirname, "run.ts"), [name, String(count)], {
    execArgv: ["--conditions=source", "--max-old-space-size=8192"],
  });
  const ended = once(child, "exit").then(([code]): never => {
    throw new Error(`The measurement of ${name} ended with code ${code}; see its message above.`);
  });
  ended.catch(() => undefined);
  const [figures]: unknown[] = await Promise.race([once(child, "message"), ended]);
  if (isFigures(figures)) return figures;
  throw new Error(`The measurement of ${name} returned no figures.`);
}

const columnsOf = (figures: ContestantFigures) => ({
  "reads/s, million": (figures.readsPerSecond / 1e6).toFixed(2),
  "write seen by 50 of 100 lists, ms": figures.writeMs.toFixed(3),
  told: figures.told,
  "told again": figures.toldAgain,
  "ingest, ms": figures.ingestMs.toFixed(1),
  "identical again, ms": figures.againMs.toFixed(1),
  "MB per 10,000": figures.heapMbPer10000.toFixed(1),
});

async function benchContestants(): Promise<string[]> {
  console.log(`\n${records} records of 20 fields; the mean of several rounds, in milliseconds of work`);
  const limits: ContestantFigures[] = [];
  const ours: ContestantFigures[] = [];
  for (let turn = 0; turn < turns; turn++) {
    limits.push(await measure("limit", records));
    ours.push(await measure("platform", records));
  }
  const limit = medianOf(limits);
  const platform = medianOf(ours);
  const denormalised = { "tanstack-query": await measure("tanstack-query", records) };
  const peers = { apollo: await measure("apollo", records), luvio: await measure("luvio", records) };
  const all = Object.entries({ limit, platform, ...denormalised, ...peers });
  console.table(Object.fromEntries(all.map(([name, figures]) => [name, columnsOf(figures)])));
  return shortfalls(platform, limit, peers);
}

async function benchGrowth(): Promise<void> {
  console.log("\nHow our own figures and the limit's grow with the number of records");
  const rows: Record<string, object> = {};
  for (const name of ["limit", "platform"]) {
    for (const count of growth) rows[`${name}, ${count}`] = columnsOf(await measure(name, count));
  }
  console.table(rows);
}

async function benchSizes(): Promise<string[]> {
  console.log("Size of the data layer in a page's script, minified and gzipped, in bytes");
  const rows: Record<string, { bytes: number; budget: number | "" }> = {};
  for (const [name, { code, budget = "" }] of Object.entries(pages)) rows[name] = { bytes: await weigh(code), budget };
  console.table(rows);
  const tooHeavy = Object.entries(rows).filter(([, { bytes, budget }]) => budget !== "" && bytes > budget);
  return tooHeavy.map(([name, { bytes, budget }]) => `${name} weighs ${bytes} bytes; at most ${budget}.`);
}

/** Compares our data layer with minimal hand-written code and three libraries, each in a process of its own. */
export async function bench(): Promise<string[]> {
  const missed = [...(await benchSizes()), ...(await benchContestants())];
  await benchGrowth();
  return missed;
}
