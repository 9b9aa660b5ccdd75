import type { CacheEntry } from "./cache-entry.ts";
import type { EntryInfo } from "./inspection.ts";
import { CachePart } from "./user-cache.ts";

/** The cache entries of one endpoint for one user. */
export class EntryMap<Data> extends CachePart<CacheEntry<Data>> {
  getOrCreate(key: string, create: () => CacheEntry<Data>): CacheEntry<Data> {
    return this.entries.get(key) ?? this.add(key, create());
  }

  inspect(): { entries: EntryInfo[] } {
    return { entries: [...this.entries.values()].map((entry) => entry.inspect()) };
  }
}
