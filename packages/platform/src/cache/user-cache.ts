import type { EntryInfo, RecordInfo } from "./inspection.ts";
import type { Dependency } from "./dependency.ts";
import type { Engine } from "./engine.ts";

interface Collectable extends Dependency {
  isCollectable(now: number): boolean;
  /** Drops the data after the removal from the cache. */
  dispose(): void;
  /** Undefined if nothing is cached. */
  inspect(): EntryInfo | RecordInfo | undefined;
}

/** A part of a cache: the entries of one endpoint, or the normalized records, by key. Endpoints add the parts that they need. */
export class CachePart<Item extends Collectable = Collectable> {
  readonly entries = new Map<string, Item>();
  readonly #engine: Engine;

  constructor({ engine, parts }: UserCache) {
    this.#engine = engine;
    parts.add(this);
  }

  getOrCreate(key: string, create: () => Item): Item {
    const existing = this.entries.get(key);
    if (existing) return existing;
    const item = create();
    this.entries.set(key, item);
    this.#engine.scheduleGarbageCollection();
    return item;
  }

  /** Removes what is expired and unused; returns whether anything was removed. */
  collectGarbage(now: number): boolean {
    const { size } = this.entries;
    for (const [key, item] of this.entries) {
      if (!item.isCollectable(now)) continue;
      item.dispose();
      this.entries.delete(key);
    }
    return this.entries.size < size;
  }
}

/** Everything that is cached for one user. */
export class UserCache {
  readonly engine: Engine;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Prefix of every key, so that keys of different users never collide. */
  readonly keyPrefix: string;
  readonly parts = new Set<CachePart>();

  constructor(engine: Engine, userId: string | null) {
    this.engine = engine;
    this.userId = userId;
    this.keyPrefix = `${userId ?? "guest"}/`;
  }

  /** Every cache entry and every normalized record. */
  get items(): readonly Collectable[] {
    return [...this.parts].flatMap(({ entries }) => [...entries.values()]);
  }

  /** Removes what is expired and unused. Repeats, because a removed entry may have been the last user of another. */
  collectGarbage(now: number): void {
    let hasRemoved = true;
    while (hasRemoved) {
      hasRemoved = false;
      for (const part of this.parts) if (part.collectGarbage(now)) hasRemoved = true;
    }
  }
}
