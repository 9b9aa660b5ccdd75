import type { CacheEntry } from "./cache-entry.ts";
import type { EntryInfo } from "./inspection.ts";
import type { CachePart, UserCache } from "./user-cache.ts";

/** The cache entries of one endpoint for one user. */
export class EntryMap<Data> implements CachePart {
  readonly #cache: UserCache;
  readonly entries = new Map<string, CacheEntry<Data>>();

  constructor(cache: UserCache) {
    this.#cache = cache;
    cache.addPart(this);
  }

  /** Returns the entry with a key, and creates it if it does not exist. */
  getOrCreate(key: string, create: () => CacheEntry<Data>): CacheEntry<Data> {
    const existing = this.entries.get(key);
    if (existing) return existing;
    const entry = create();
    this.entries.set(key, entry);
    this.#cache.services.scheduleGarbageCollection();
    return entry;
  }

  collectGarbage(now: number): boolean {
    const { size } = this.entries;
    for (const [key, entry] of this.entries) {
      if (!entry.isCollectable(now)) continue;
      entry.dispose();
      this.entries.delete(key);
    }
    return this.entries.size < size;
  }

  inspect(): { entries: EntryInfo[] } {
    return { entries: [...this.entries.values()].map((entry) => entry.inspect()) };
  }
}
