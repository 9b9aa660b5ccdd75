import type { Entry } from "./entry.ts";
import type { EntryFacts } from "./inspection.ts";
import type { CachePart, UserCache } from "./user-cache.ts";

/** The entries of one endpoint for one user. */
export class Shelf<Answer> implements CachePart {
  readonly #cache: UserCache;
  readonly #entries = new Map<string, Entry<Answer>>();

  constructor(cache: UserCache) {
    this.#cache = cache;
    cache.addPart(this);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The entry under a key, made when it is not there. */
  entry(key: string, make: () => Entry<Answer>): Entry<Answer> {
    const held = this.#entries.get(key);
    if (held) return held;
    const made = make();
    this.#entries.set(key, made);
    this.#cache.services.onGrowth();
    return made;
  }

  find(data: unknown): Entry<Answer> | undefined {
    return [...this.#entries.values()].find((entry) => entry.current().data === data);
  }

  trim(now: number): boolean {
    const { size } = this.#entries;
    for (const [key, entry] of this.#entries) {
      if (!entry.isDisposable(now)) continue;
      entry.dispose();
      this.#entries.delete(key);
    }
    return this.#entries.size < size;
  }

  inspect(): { entries: EntryFacts[] } {
    return { entries: [...this.#entries.values()].map((entry) => entry.inspect()) };
  }
}
