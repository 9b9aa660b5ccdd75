// The least code that does the job: each record once, and the lists that show it. It checks nothing, asks nothing and
// forgets nothing; whatever does more is measured against it.
import type { BenchRecord, Contestant } from "./contestant.ts";

interface Held {
  record: BenchRecord;
  readonly lists: Set<string>;
}

const held = new Map<string, Held>();
const listeners = new Map<string, () => void>();

function merge(before: BenchRecord, next: BenchRecord): BenchRecord | undefined {
  for (const name in next.fields) {
    if (before.fields[name]?.value === next.fields[name]?.value) continue;
    return { ...next, fields: { ...before.fields, ...next.fields } };
  }
  return undefined;
}

function take(record: BenchRecord): Held {
  const known = held.get(record.id);
  if (!known) {
    const made = { record, lists: new Set<string>() };
    held.set(record.id, made);
    return made;
  }
  const merged = merge(known.record, record);
  if (!merged) return known;
  known.record = merged;
  for (const list of known.lists) listeners.get(list)?.();
  return known;
}

/** Runs the limit. */
export const contestant: Contestant = {
  ingest: (list, records) => records.forEach((record) => take(record).lists.add(list)),
  subscribe: (list, listener) => void listeners.set(list, listener),
  write: (record) => void take(record),
  reader: (id) => () => held.get(id)?.record,
};
