import type { Inspection } from "./inspection.ts";
import type { Dependency } from "./dependency.ts";
import type { EngineServices } from "./services.ts";

/** A part of a cache. Endpoints add the parts that they need. */
export interface CachePart {
  /** Removes what is expired and unused; returns whether anything was removed. */
  collectGarbage(now: number): boolean;
  readonly entries: ReadonlyMap<string, Dependency>;
  inspect(): Partial<Pick<Inspection, "entries" | "records">>;
}

/** Everything that is cached for one user. */
export class UserCache {
  readonly services: EngineServices;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Prefix of every key, so that keys of different users never collide. */
  readonly keyPrefix: string;
  readonly parts = new Set<CachePart>();

  constructor(services: EngineServices, userId: string | null) {
    this.services = services;
    this.userId = userId;
    this.keyPrefix = `${userId ?? "guest"}/`;
  }

  get isEmpty(): boolean {
    return [...this.parts].every((part) => part.entries.size === 0);
  }

  addPart(part: CachePart): void {
    this.parts.add(part);
  }

  /** Removes what is expired and unused. Repeats, because a removed entry may have been the last user of another. */
  collectGarbage(now: number): void {
    let hasRemoved = true;
    while (hasRemoved) {
      hasRemoved = false;
      for (const part of this.parts) if (part.collectGarbage(now)) hasRemoved = true;
    }
  }

  inspect(): Pick<Inspection, "entries" | "records"> {
    const parts = [...this.parts].map((part) => part.inspect());
    return {
      entries: parts.flatMap(({ entries = [] }) => entries),
      records: parts.flatMap(({ records = [] }) => records),
    };
  }
}
