import { expect } from "vitest";
import { allPaths, type CachedQueries, type Entry, lifetimes, recordsIn } from "./cached-queries.ts";
import type { Paths } from "./queries.ts";
import type { Run } from "./run.ts";

/** Collects garbage, and checks which records stay, and how long entries are fresh. */
export function checkGarbageCollection(run: Run): void {
  run.collectGarbage();
  const expected = run.references.flatMap((reference) => {
    collectGarbage(reference, run.clock.now());
    return reference.records.summary();
  });
  const { records, entries } = run.platform.inspect();
  const times = run.references.flatMap((reference) => reference.freshnessTimes());
  const isPositive = (time: number): boolean => time > 0;
  const actualTimes = entries.map(({ freshUntil }) => freshUntil).filter(isPositive);
  expect(actualTimes.sort(), "until when entries are fresh").toEqual(times.filter(isPositive).sort());
  const received = records.map(({ id, fields }) => `${id} ${[...fields].sort().join()}`);
  expect(received.sort(), "records after garbage collection").toEqual(expected.sort());
}

/** Removes entries and records that are expired and not in use. */
function collectGarbage(cache: CachedQueries, now: number): void {
  const isUsed = (entry: Entry): boolean =>
    entry.subscribers > 0 ||
    retainUntil(cache, entry) > now ||
    [...cache.entries.values()].some((other) => partsOf(cache, other).includes(entry) && isUsed(other));
  const used = [...cache.entries].filter(([, entry]) => isUsed(entry));
  cache.entries.clear();
  for (const [key, entry] of used) cache.entries.set(key, entry);
  cache.records.collect(
    now,
    lifetimes.record,
    used.flatMap(([, entry]) => recordsIn(entry)),
  );
}

function partsOf(cache: CachedQueries, { query, response }: Entry): readonly Entry[] {
  return query.kind === "list ui" && response ? [cache.infoOf(query.list)] : cache.itemsOf(query);
}

/** Until when an entry stays without subscribers. */
function retainUntil({ records }: CachedQueries, { query, response, error }: Entry): number {
  const recordTime = (id: string, paths: Paths): number => records.notFoundAt(id) ?? records.oldest(id, paths);
  const responseTime = (): number => {
    if (!response) return -Infinity;
    return query.kind === "layout record" ? recordTime(query.id, response.fields ?? []) : response.at;
  };
  const at = query.kind === "record" ? recordTime(query.id, allPaths(query)) : responseTime();
  return Math.max(error?.until ?? -Infinity, at + lifetimes[query.kind]);
}
