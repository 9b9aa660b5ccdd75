// The least code that does the job of a normalized cache, so that the figures of others can be judged by it: each record once, and
// the lists that contain it. It sends no requests, checks no input, and has no lifetimes, users, policies or garbage collection.
// A changed value is a change, equal values are none; a list is notified once per response, and its rows are made then.
import type { BenchRecord, Contestant } from "./records.ts";

interface CachedRecord {
  record: BenchRecord;
  readonly lists: Set<List>;
}

interface List {
  records: readonly CachedRecord[];
  /** The rows of the latest notification. */
  rows: readonly BenchRecord[];
  /** Undefined without a subscriber. */
  listener?: (rows: readonly BenchRecord[]) => void;
}

/** Returns the merged record; undefined if nothing changed. */
function merge(before: BenchRecord, next: BenchRecord): BenchRecord | undefined {
  for (const name in next.fields) {
    const [one, other] = [before.fields[name], next.fields[name]];
    if (one?.value === other?.value && one?.displayValue === other?.displayValue) continue;
    return { ...next, fields: { ...before.fields, ...next.fields } };
  }
  return undefined;
}

/** The limit. */
export function create(): Contestant {
  const cached = new Map<string, CachedRecord>();
  const lists = new Map<string, List>();
  /** The lists that the current response changes. */
  const changed = new Set<List>();

  function listOf(name: string): List {
    const list = lists.get(name) ?? { records: [], rows: [] };
    lists.set(name, list);
    return list;
  }

  function store(record: BenchRecord): CachedRecord {
    const known = cached.get(record.id);
    if (!known) {
      const created = { record, lists: new Set<List>() };
      cached.set(record.id, created);
      return created;
    }
    const merged = merge(known.record, record);
    if (merged) {
      known.record = merged;
      for (const list of known.lists) changed.add(list);
    }
    return known;
  }

  function notify(): void {
    for (const list of changed) {
      if (!list.listener) continue;
      list.rows = list.records.map(({ record }) => record);
      list.listener(list.rows);
    }
    changed.clear();
  }

  return {
    ingest(name, records) {
      const list = listOf(name);
      const next = records.map(store);
      if (next.length !== list.records.length || next.some((record, at) => record !== list.records[at])) {
        for (const record of list.records) record.lists.delete(list);
        for (const record of next) record.lists.add(list);
        list.records = next;
        changed.add(list);
      }
      notify();
    },
    subscribe: (name, listener) => void (listOf(name).listener = listener),
    write(record) {
      store(record);
      notify();
    },
    reader: (id) => () => cached.get(id)?.record,
  };
}
