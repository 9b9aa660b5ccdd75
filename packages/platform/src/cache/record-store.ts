import type { Received } from "./received.ts";
import { CachePart, type UserCache } from "./engine.ts";
import { mergeRecord } from "./merge-record.ts";
import { NormalizedRecord } from "./normalized-record.ts";
import type { UiRecord } from "./ui-record.ts";

/** The normalized records of one user. */
export class RecordStore extends CachePart<NormalizedRecord> {
  locate(id: string): NormalizedRecord {
    return this.getOrCreate(id, () => new NormalizedRecord(id));
  }

  /** All cached fields of a record. */
  get(id: string): UiRecord | undefined {
    return this.entries.get(id)?.value;
  }

  /** Merges a received record and the records nested in it. */
  readonly merge = (incoming: UiRecord, received: Received): NormalizedRecord => {
    const normalized = this.locate(incoming.id);
    if (received.sequence > normalized.evictedAt) mergeRecord(normalized, incoming, received, this.merge);
    return normalized;
  };
}

const stores = new WeakMap<UserCache, RecordStore>();

/** The record store of a cache. Created on first use, so that pages without records do not load it. */
export function recordsOf(cache: UserCache): RecordStore {
  const store = stores.get(cache) ?? new RecordStore(cache);
  stores.set(cache, store);
  return store;
}
