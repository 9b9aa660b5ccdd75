import type { CacheEntry } from "./cache-entry.ts";
import type { EntryInfo } from "./inspection.ts";
import type { InvalidateFilter } from "./invalidate-filter.ts";
import type { Received } from "./received.ts";
import type { CachePart, UserCache } from "./user-cache.ts";

/** The cache entries of one endpoint for one user. */
export class EntryMap<Data> implements CachePart {
  readonly #cache: UserCache;
  readonly #entries = new Map<string, CacheEntry<Data>>();

  constructor(cache: UserCache) {
    this.#cache = cache;
    cache.addPart(this);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Returns the entry with a key, and creates it if it does not exist. */
  getOrCreate(key: string, create: () => CacheEntry<Data>): CacheEntry<Data> {
    const existing = this.#entries.get(key);
    if (existing) return existing;
    const entry = create();
    this.#entries.set(key, entry);
    this.#cache.services.scheduleGarbageCollection();
    return entry;
  }

  findByData(data: unknown): CacheEntry<Data> | undefined {
    return [...this.#entries.values()].find((entry) => entry.isFetchable && entry.getSnapshot().data === data);
  }

  invalidate(filter: InvalidateFilter, received: Received): void {
    for (const entry of this.#entries.values()) entry.invalidate(filter, received);
  }

  collectGarbage(now: number): boolean {
    const { size } = this.#entries;
    for (const [key, entry] of this.#entries) {
      if (!entry.isCollectable(now)) continue;
      entry.dispose();
      this.#entries.delete(key);
    }
    return this.#entries.size < size;
  }

  inspect(): { entries: EntryInfo[] } {
    return { entries: [...this.#entries.values()].map((entry) => entry.inspect()) };
  }
}
