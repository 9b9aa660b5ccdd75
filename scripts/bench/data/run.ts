// Measures one contestant in a process of its own and sends the figures to the parent process.
import { argv, memoryUsage, threadCpuUsage } from "node:process";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Contestant } from "./contestant.ts";
import type { ContestantFigures } from "./figures.ts";
import { idOf, makeRecord, makeRecords } from "./records.ts";

const [, , name = "", size = "2000"] = argv;
const listCount = 100;
const rowsOfList = 20;
/** Fewer with many records, because each round takes longer. */
const rounds = Number(size) > 5000 ? 2 : 12;
/** A write is too short for the clock, so several are measured together. */
const writes = 20;
const maxRounds = 2500;
const warmUpMs = 150;
const enoughMs = 400;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Processor time of this thread in milliseconds: other processes do not count. */
function workedMs(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function millisecondsOf(work: () => void | Promise<void>): Promise<number> {
  const start = workedMs();
  await work();
  return workedMs() - start;
}

/** Reads of cached records per second: the best of a few spans, which other work disturbed least. */
function readsPerSecond(contestant: Contestant, count: number): number {
  const readers = Array.from({ length: Math.min(count, 1000) }, (_, at) => contestant.reader(idOf(at)));
  let best = 0;
  for (let span = 0; span < 8; span++) {
    const start = workedMs();
    let reads = 0;
    while (workedMs() - start < 40) {
      for (const read of readers) if (read() === undefined) throw new Error(`${name} returned no record.`);
      reads += readers.length;
    }
    best = Math.max(best, reads / ((workedMs() - start) / 1000));
  }
  return best;
}

/** Half of the lists contain the record that is written. */
async function measureWrites(
  contestant: Contestant,
): Promise<Pick<ContestantFigures, "writeMs" | "notified" | "notifiedAgain">> {
  let notifications = 0;
  const shared = 0;
  const rowsOf = (list: number) => {
    const own = makeRecords(rowsOfList - 1, 1_000_000 + list * rowsOfList);
    return [list < listCount / 2 ? makeRecord(shared) : makeRecord(999_000 + list), ...own];
  };
  for (let list = 0; list < listCount; list++) {
    await contestant.ingest(`list ${list}`, rowsOf(list));
    contestant.subscribe(`list ${list}`, () => void (notifications += 1));
  }
  let notified = 0;
  let last = 1;
  const writeSome = async (): Promise<number> => {
    const changes = Array.from({ length: writes }, (_, at) =>
      makeRecord(shared, last + at + 1, ` changed ${last + at + 1}`),
    );
    last += writes;
    return millisecondsOf(async () => {
      for (const record of changes) {
        notifications = 0;
        await contestant.write(record);
        notified = notifications;
      }
    });
  };
  const meanOver = async (spanMs: number): Promise<number> => {
    let [spent, done] = [0, 0];
    while (spent < spanMs && done < maxRounds) {
      spent += await writeSome();
      // As in a page, the engine can collect garbage between tasks.
      await setImmediate();
      done += 1;
    }
    return spent / (done * writes);
  };
  // Otherwise the engine collects the garbage of the earlier measurements during this one.
  collectGarbage();
  await meanOver(warmUpMs);
  const writeMs = await meanOver(enoughMs);
  notifications = 0;
  await contestant.write(makeRecord(shared, last, ` changed ${last}`));
  return { writeMs, notified, notifiedAgain: notifications };
}

async function measure(contestant: Contestant, count: number): Promise<ContestantFigures> {
  // Compiles the code, with a list of its own.
  for (let round = 0; round < 5; round++) await contestant.ingest("warm", makeRecords(500, 5_000_000));
  collectGarbage();
  const heapBefore = memoryUsage().heapUsed;
  await contestant.ingest("big", makeRecords(count));
  collectGarbage();
  const heapMb = (memoryUsage().heapUsed - heapBefore) / 1e6;
  const first: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const records = makeRecords(count, 10_000_000 + round * count);
    first.push(await millisecondsOf(() => contestant.ingest(`first ${round}`, records)));
  }
  const reads = readsPerSecond(contestant, count);
  const again: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const records = makeRecords(count);
    again.push(await millisecondsOf(() => contestant.ingest("big", records)));
  }
  return {
    ingestMs: mean(first),
    againMs: mean(again),
    readsPerSecond: reads,
    heapMbPer10000: (heapMb / count) * 10_000,
    ...(await measureWrites(contestant)),
  };
}

const { contestant }: { contestant: Contestant } = await import(`./${name}.ts`);
process.send?.(await measure(contestant, Number(size)));
