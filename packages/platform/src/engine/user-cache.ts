import { RecordStore } from "../records/record-store.ts";
import type { EntryFacts } from "./inspection.ts";
import type { Services } from "./services.ts";

/** One held answer, whatever it holds. */
export interface AnyEntry {
  /** Whether nobody watches it, nothing is built on it and it is older than it is worth. */
  isDisposable(now: number): boolean;
  /** Lets go of everything it is built on. */
  dispose(): void;
  inspect(): EntryFacts;
}

/** The entries of one endpoint, by key. */
export type Shelf = Map<string, AnyEntry>;

/** Everything that is held for one user. */
export class UserCache {
  readonly services: Services;
  readonly records: RecordStore;
  /** Begins every key, so that no key of one user is a key of another. */
  readonly keyPrefix: string;
  readonly #shelves = new Set<Shelf>();

  /** @param userId null for a guest */
  constructor(services: Services, userId: string | null) {
    this.services = services;
    this.records = new RecordStore(() => services.onGrowth());
    this.keyPrefix = `${userId ?? "guest"}/`;
  }

  get isEmpty(): boolean {
    return this.records.size === 0 && ![...this.#shelves].some((shelf) => shelf.size > 0);
  }

  /** Takes care of an endpoint's entries from now on. */
  addShelf(shelf: Shelf): void {
    this.#shelves.add(shelf);
  }

  /** Drops what is expired and not in use. */
  trim(now: number): void {
    for (const shelf of this.#shelves) {
      for (const [key, entry] of shelf) {
        if (!entry.isDisposable(now)) continue;
        entry.dispose();
        shelf.delete(key);
      }
    }
    this.records.trim(now);
  }

  /** The facts of every entry. */
  inspectEntries(): EntryFacts[] {
    return [...this.#shelves].flatMap((shelf) => [...shelf.values()].map((entry) => entry.inspect()));
  }
}
