// The least code that does the job of a normalized cache, so that the figures of others can be judged by it: each record once, and
// the lists that contain it. It sends no requests, checks no input, and has no lifetimes, users, policies or garbage collection.
//
// It does what no correct cache can leave out:
// - A changed value or displayed value is a change; equal values are none.
// - A list is notified once per response, although the response may change several of its records.
// - The rows of a list with a subscriber are stored: who reads them between two notifications gets the same array.
import type { BenchRecord, Contestant } from "./contestant.ts";

interface CachedRecord {
  record: BenchRecord;
  readonly lists: Set<List>;
}

interface List {
  records: readonly CachedRecord[];
  /** Whether the current response changes it. */
  isChanged: boolean;
  /** The rows of the latest notification. */
  rows: readonly BenchRecord[];
  /** Undefined without a subscriber. */
  listener?: (rows: readonly BenchRecord[]) => void;
}

const cachedRecords = new Map<string, CachedRecord>();
const lists = new Map<string, List>();
/** The lists that the current response changes. */
let changedLists: List[] = [];

function listOf(name: string): List {
  const list = lists.get(name) ?? { records: [], rows: [], isChanged: false };
  lists.set(name, list);
  return list;
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

function markChanged(list: List): void {
  if (list.isChanged) return;
  list.isChanged = true;
  changedLists.push(list);
}

function store(record: BenchRecord): CachedRecord {
  const cached = cachedRecords.get(record.id);
  if (!cached) {
    const created = { record, lists: new Set<List>() };
    cachedRecords.set(record.id, created);
    return created;
  }
  const merged = merge(cached.record, record);
  if (!merged) return cached;
  cached.record = merged;
  for (const list of cached.lists) markChanged(list);
  return cached;
}

function notify(): void {
  const changed = changedLists;
  changedLists = [];
  for (const list of changed) {
    list.isChanged = false;
    if (!list.listener) continue;
    list.rows = list.records.map(({ record }) => record);
    list.listener(list.rows);
  }
}

function ingest(name: string, records: readonly BenchRecord[]): void {
  const list = listOf(name);
  const next = records.map(store);
  if (next.length !== list.records.length || next.some((record, at) => record !== list.records[at])) {
    for (const record of list.records) record.lists.delete(list);
    for (const record of next) record.lists.add(list);
    list.records = next;
    markChanged(list);
  }
  notify();
}

/** Runs the limit. */
export const contestant: Contestant = {
  ingest,
  subscribe: (name, listener) => void (listOf(name).listener = listener),
  write(record) {
    store(record);
    notify();
  },
  reader: (id) => () => cachedRecords.get(id)?.record,
};
