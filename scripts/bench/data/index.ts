// The data layer beside the least code that does its job, and beside the engine of Salesforce's own data service.
import { resolve } from "node:path";
import { memoryUsage } from "node:process";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { bundle } from "../bundle.ts";
import { median, missOf } from "../statistics.ts";
import { idOf, makeRecord, makeRecords, type Contestant } from "./records.ts";

const names = ["limit", "platform", "luvio"];
const count = 2000;
const listCount = 100;
/** Each is measured several times, in turn, because the machine is sometimes busy with other work. */
const turns = 3;
/** Multiples of the limit's figure, which ours may reach. Reads are milliseconds for a million. */
const maxTimes = { reads: 2.5, write: 4, ingest: 6.5, again: 5 };
const maxHeapMb = 20;
/** The cache with records and lists of them, without the table of endpoints and the transport. */
const engine = {
  "cache/engine": "Engine, CachePart",
  "cache/cache-entry": "CacheEntry",
  "codecs/list-records": "listRecords",
  "codecs/record": "record",
};
const maxEngineBytes = 6.5 * 1024;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** The median of so many rounds, or of as many as half a second allows: other processes disturb a few of them. */
async function medianOf(rounds: number, prepare: (round: number) => () => void | Promise<void>): Promise<number> {
  const times: number[] = [];
  let spent = 0;
  for (let round = 0; round < rounds && spent < 500; round += 1) {
    const work = prepare(round);
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
    spent += times.at(-1) ?? 0;
    // As in a page, the engine can collect garbage between tasks.
    await setImmediate();
  }
  return median(times);
}

/** Half of the lists contain the record that is written. A write is too short for the clock, so twenty are measured together. */
async function measureWrites({ ingest, subscribe, write }: Contestant) {
  let notifications = 0;
  for (let list = 0; list < listCount; list += 1) {
    const first = list < listCount / 2 ? makeRecord(0) : makeRecord(999_000 + list);
    await ingest(`list ${list}`, [first, ...makeRecords(19, 1_000_000 + 20 * list)]);
    subscribe(`list ${list}`, () => void (notifications += 1));
  }
  let version = 1;
  const change = () => makeRecord(0, (version += 1), ` changed ${version}`);
  const writeSome = () => {
    const changes = Array.from({ length: 20 }, change);
    return async () => {
      for (const record of changes) await write(record);
    };
  };
  await medianOf(50, writeSome);
  const time = (await medianOf(200, writeSome)) / 20;
  const last = change();
  notifications = 0;
  await write(last);
  const notified = notifications;
  await write(structuredClone(last));
  return { write: time, notified, "notified again": notifications - notified };
}

async function measure(contestant: Contestant) {
  // Compiles the code, with a list of its own.
  for (let round = 0; round < 5; round += 1) await contestant.ingest("warm", makeRecords(500, 5_000_000));
  const ingest = (list: string, first: number) => {
    const records = makeRecords(count, first);
    return () => contestant.ingest(list, records);
  };
  collectGarbage();
  const heapBefore = memoryUsage().heapUsed;
  await ingest("big", 0)();
  collectGarbage();
  const heap = ((memoryUsage().heapUsed - heapBefore) / 1e6 / count) * 10_000;
  const readers = Array.from({ length: 1000 }, (_, at) => contestant.reader(idOf(at)));
  const read = () => () => {
    for (let round = 0; round < 50; round += 1)
      for (const reader of readers) if (reader() === undefined) throw new Error("A cached record was not read.");
  };
  return {
    ingest: await medianOf(12, (round) => ingest(`first ${round}`, 10_000_000 + round * count)),
    again: await medianOf(12, () => ingest("big", 0)),
    reads: 20 * (await medianOf(12, read)),
    "MB per 10,000": heap,
    ...(await measureWrites(contestant)),
  };
}

/** Measures the contestants in turn, and weighs the engine. */
export async function bench(): Promise<string[]> {
  const source = resolve(import.meta.dirname, "../../../packages/platform/src");
  const { script } = await bundle(
    Object.entries(engine)
      .map(([part, exports]) => `export { ${exports} } from "${source}/${part}.ts";`)
      .join("\n"),
  );
  const engineBytes = gzipSync(script, { level: 9 }).length;
  // What visitors run: without the checks and the freezing of development.
  process.env.NODE_ENV = "production";
  const turnsOf: Record<string, Awaited<ReturnType<typeof measure>>[]> = {};
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of names) {
      const { create }: { create(): Contestant } = await import(`./${name}.ts`);
      (turnsOf[name] ??= []).push(await measure(create()));
    }
  }
  const figure = (name: string, what: keyof Awaited<ReturnType<typeof measure>>): number =>
    median(turnsOf[name]?.map((figures) => figures[what]) ?? []);
  const columns = ["reads", "write", "ingest", "again", "MB per 10,000", "notified", "notified again"] as const;
  console.log(`${count} records of 20 fields, a write in 50 of ${listCount} lists: medians in ms, a million reads`);
  const row = (name: string) => Object.fromEntries(columns.map((what) => [what, figure(name, what).toFixed(3)]));
  console.table(Object.fromEntries(names.map((name) => [name, row(name)])));
  console.log(`The engine, minified and gzipped: ${engineBytes} bytes`);
  const times = (["reads", "write", "ingest", "again"] as const).flatMap((what) => [
    ...missOf(`${what} beside the limit's`, figure("platform", what) / figure("limit", what), maxTimes[what]),
    ...missOf(`${what} beside Luvio's`, figure("platform", what) / figure("luvio", what), 1),
  ]);
  const notified = [figure("platform", "notified"), figure("platform", "notified again")];
  return [
    ...times,
    ...missOf("MB per 10,000 records", figure("platform", "MB per 10,000"), maxHeapMb),
    ...(String(notified) === "50,0" ? [] : [`A write and its repetition notified ${notified} lists, not 50 and 0.`]),
    ...missOf("bytes of the engine", engineBytes, maxEngineBytes),
  ];
}
