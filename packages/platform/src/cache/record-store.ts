import type { RecordInfo } from "./inspection.ts";
import type { Received } from "./received.ts";
import type { CachePart, UserCache } from "./user-cache.ts";
import { mergeRecord } from "./merge-record.ts";
import { NormalizedRecord } from "./normalized-record.ts";
import type { UiRecord } from "./ui-record.ts";

/** The normalized records of one user. */
export class RecordStore implements CachePart {
  readonly entries = new Map<string, NormalizedRecord>();
  readonly #cache: UserCache;

  constructor(cache: UserCache) {
    this.#cache = cache;
    cache.addPart(this);
  }

  /** Returns the record with an id, and creates an empty one if it does not exist. */
  getOrCreate(id: string): NormalizedRecord {
    const existing = this.entries.get(id);
    if (existing) return existing;
    const created = new NormalizedRecord(id);
    this.entries.set(id, created);
    this.#cache.services.scheduleGarbageCollection();
    return created;
  }

  /** All cached fields of a record. */
  get(id: string): UiRecord | undefined {
    return this.entries.get(id)?.value;
  }

  /** Merges a received record and the records nested in it. */
  readonly merge = (incoming: UiRecord, received: Received): NormalizedRecord => {
    const normalized = this.getOrCreate(incoming.id);
    if (received.sequence > normalized.evictedAt) mergeRecord(normalized, incoming, received, this.merge);
    return normalized;
  };

  /** Removes expired records without dependents. */
  collectGarbage(now: number): boolean {
    const { size } = this.entries;
    for (const [id, normalized] of this.entries) {
      if (!normalized.isCollectable(now)) continue;
      normalized.unlink();
      this.entries.delete(id);
    }
    return this.entries.size < size;
  }

  /** Describes every record with cached fields. */
  inspect(): { records: RecordInfo[] } {
    const records = [...this.entries.values()].flatMap(({ id, value }) =>
      value ? [{ id, apiName: value.apiName, fields: Object.keys(value.fields) }] : [],
    );
    return { records };
  }
}

const stores = new WeakMap<UserCache, RecordStore>();

/** The record store of a cache. Created on first use, so that pages without records do not load it. */
export function recordsOf(cache: UserCache): RecordStore {
  const store = stores.get(cache) ?? new RecordStore(cache);
  stores.set(cache, store);
  return store;
}
