// Measures one contestant in a process of its own and sends the figures to whoever started it.
import { argv, memoryUsage } from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Contestant } from "./contestant.ts";
import type { ContestantFigures } from "./figures.ts";
import { idOf, makeRecord, makeRecords } from "./records.ts";

const [, , name = "", size = "2000"] = argv;
const listCount = 100;
const rowsOfList = 20;
/** Fewer where there is more to do in each. */
const rounds = Number(size) > 5000 ? 3 : 9;
/** A write is short, and has to be done often before the machine runs it at its best. */
const writes = 300;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Other work on the machine only ever adds to a time, so the least of several is the truest. */
const least = (values: readonly number[]): number => Math.min(...values);

async function millisecondsOf(work: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How many looks at held records fit in a second: the best of a few spans, which the machine disturbed least. */
function readsPerSecond(contestant: Contestant, count: number): number {
  const readers = Array.from({ length: Math.min(count, 1000) }, (_, at) => contestant.reader(idOf(at)));
  let best = 0;
  for (let span = 0; span < 8; span++) {
    const start = performance.now();
    let looks = 0;
    while (performance.now() - start < 40) {
      for (const read of readers) if (read() === undefined) throw new Error(`${name} holds no record.`);
      looks += readers.length;
    }
    best = Math.max(best, looks / ((performance.now() - start) / 1000));
  }
  return best;
}

/** Half of the lists show the record that is written. */
async function writeSeenByHalf(contestant: Contestant): Promise<{ writeMs: number; told: number; toldAgain: number }> {
  let heard = 0;
  const shared = 0;
  const rowsOf = (list: number) => {
    const own = makeRecords(rowsOfList - 1, 1_000_000 + list * rowsOfList);
    return [list < listCount / 2 ? makeRecord(shared) : makeRecord(999_000 + list), ...own];
  };
  for (let list = 0; list < listCount; list++) {
    await contestant.ingest(`list ${list}`, rowsOf(list));
    contestant.subscribe(`list ${list}`, () => void (heard += 1));
  }
  const times: number[] = [];
  let told = 0;
  for (let round = 0; round < writes; round++) {
    heard = 0;
    const record = makeRecord(shared, round + 2, ` changed ${round}`);
    times.push(await millisecondsOf(() => contestant.write(record)));
    told = heard;
  }
  heard = 0;
  await contestant.write(makeRecord(shared, writes + 1, ` changed ${writes - 1}`));
  return { writeMs: least(times), told, toldAgain: heard };
}

async function measure(contestant: Contestant, count: number): Promise<ContestantFigures> {
  // Warm, on a list of its own.
  for (let round = 0; round < 5; round++) await contestant.ingest("warm", makeRecords(500, 5_000_000));
  const first: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const records = makeRecords(count, 10_000_000 + round * count);
    first.push(await millisecondsOf(() => contestant.ingest(`first ${round}`, records)));
  }
  collectGarbage();
  const heapBefore = memoryUsage().heapUsed;
  await contestant.ingest("big", makeRecords(count));
  collectGarbage();
  const heapMb = (memoryUsage().heapUsed - heapBefore) / 1e6;
  const reads = readsPerSecond(contestant, count);
  const again: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const records = makeRecords(count);
    again.push(await millisecondsOf(() => contestant.ingest("big", records)));
  }
  return {
    ingestMs: least(first),
    againMs: least(again),
    readsPerSecond: reads,
    heapMbPer10000: (heapMb / count) * 10_000,
    ...(await writeSeenByHalf(contestant)),
  };
}

const { contestant }: { contestant: Contestant } = await import(`./${name}.ts`);
process.send?.(await measure(contestant, Number(size)));
