import type { RecordInfo } from "./inspection.ts";
import type { Received } from "./received.ts";
import type { CachePart, UserCache } from "./user-cache.ts";
import { mergeRecord } from "./merge-record.ts";
import { NormalizedRecord } from "./normalized-record.ts";
import type { UiRecord } from "./ui-record.ts";

/** Every record of one user once, whichever responses it came in. */
export class RecordStore implements CachePart {
  readonly entries = new Map<string, NormalizedRecord>();
  readonly #cache: UserCache;

  constructor(cache: UserCache) {
    this.#cache = cache;
    cache.addPart(this);
  }

  /** The entry of a record, made when it is not there: somebody may wait for it. */
  getOrCreate(id: string): NormalizedRecord {
    const held = this.entries.get(id);
    if (held) return held;
    const made = new NormalizedRecord(id);
    this.entries.set(id, made);
    this.#cache.services.scheduleGarbageCollection();
    return made;
  }

  /** Everything known of a record. */
  get(id: string): UiRecord | undefined {
    return this.entries.get(id)?.value;
  }

  /** Takes in a record of a response, with the records nested in it. */
  readonly merge = (incoming: UiRecord, received: Received): NormalizedRecord => {
    const normalized = this.getOrCreate(incoming.id);
    if (received.sequence > normalized.evictedAt) mergeRecord(normalized, incoming, received, this.merge);
    return normalized;
  };

  /** Drops expired records that no held response is built on. */
  collectGarbage(now: number): boolean {
    const { size } = this.entries;
    for (const [id, normalized] of this.entries) {
      if (!normalized.isCollectable(now)) continue;
      normalized.unlink();
      this.entries.delete(id);
    }
    return this.entries.size < size;
  }

  /** The facts of every record of which something is known. */
  inspect(): { records: RecordInfo[] } {
    const records = [...this.entries.values()].flatMap(({ id, value }) =>
      value ? [{ id, apiName: value.apiName, fields: Object.keys(value.fields) }] : [],
    );
    return { records };
  }
}

const stores = new WeakMap<UserCache, RecordStore>();

/** The records of a cache; made by the first endpoint that reads or writes one, so that other pages do without. */
export function recordsOf(cache: UserCache): RecordStore {
  const store = stores.get(cache) ?? new RecordStore(cache);
  stores.set(cache, store);
  return store;
}
