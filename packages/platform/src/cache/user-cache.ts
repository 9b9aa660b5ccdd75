import type { Inspection } from "./inspection.ts";
import type { InvalidateFilter } from "./invalidate-filter.ts";
import type { Received } from "./received.ts";
import type { EngineServices } from "./services.ts";

/** A part of a cache. Endpoints add the parts that they need. */
export interface CachePart {
  readonly size: number;
  /** Removes what is expired and unused; returns whether anything was removed. */
  collectGarbage(now: number): boolean;
  /** Finds the entry that returned some data. */
  findByData?(data: unknown): { fetch(): Promise<unknown> } | undefined;
  /** Makes the selected entries stale. */
  invalidate?(filter: InvalidateFilter, received: Received): void;
  inspect(): Partial<Pick<Inspection, "entries" | "records">>;
}

/** Everything that is cached for one user. */
export class UserCache {
  readonly services: EngineServices;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Prefix of every key, so that keys of different users never collide. */
  readonly keyPrefix: string;
  readonly #parts = new Set<CachePart>();

  constructor(services: EngineServices, userId: string | null) {
    this.services = services;
    this.userId = userId;
    this.keyPrefix = `${userId ?? "guest"}/`;
  }

  get isEmpty(): boolean {
    return [...this.#parts].every((part) => part.size === 0);
  }

  addPart(part: CachePart): void {
    this.#parts.add(part);
  }

  /** Finds the entry that returned some data; undefined if it is no longer cached. */
  findByData(data: unknown): { fetch(): Promise<unknown> } | undefined {
    if (data === undefined) return undefined;
    for (const part of this.#parts) {
      const found = part.findByData?.(data);
      if (found) return found;
    }
    return undefined;
  }

  /** Makes the selected entries stale and refetches those with subscribers. Entries that are newer than `received` stay fresh. */
  invalidate(filter: InvalidateFilter, received: Received): void {
    for (const part of this.#parts) part.invalidate?.(filter, received);
  }

  /** Removes what is expired and unused. Repeats, because a removed entry may have been the last user of another. */
  collectGarbage(now: number): void {
    let hasRemoved = true;
    while (hasRemoved) {
      hasRemoved = false;
      for (const part of this.#parts) if (part.collectGarbage(now)) hasRemoved = true;
    }
  }

  inspect(): Pick<Inspection, "entries" | "records"> {
    const parts = [...this.#parts].map((part) => part.inspect());
    return {
      entries: parts.flatMap(({ entries = [] }) => entries),
      records: parts.flatMap(({ records = [] }) => records),
    };
  }
}
