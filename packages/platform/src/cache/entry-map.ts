import type { CacheEntry } from "./cache-entry.ts";
import type { EntryInfo } from "./inspection.ts";
import type { CachePart, UserCache } from "./user-cache.ts";

/** The entries of one endpoint for one user. */
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

  /** The entry under a key, made when it is not there. */
  entry(key: string, make: () => CacheEntry<Data>): CacheEntry<Data> {
    const held = this.#entries.get(key);
    if (held) return held;
    const made = make();
    this.#entries.set(key, made);
    this.#cache.services.scheduleGarbageCollection();
    return made;
  }

  findByData(data: unknown): CacheEntry<Data> | undefined {
    return [...this.#entries.values()].find((entry) => entry.getSnapshot().data === data);
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
