import type { Inspection } from "./inspection.ts";
import type { EngineServices } from "./services.ts";

/** Something that a cache consists of. Parts come with the endpoints that need them. */
export interface CachePart {
  readonly size: number;
  /** Drops what is expired and not in use; says whether there was anything. */
  collectGarbage(now: number): boolean;
  /** Finds where a response that was given is held. */
  findByData?(data: unknown): { fetch(): Promise<unknown> } | undefined;
  inspect(): Partial<Pick<Inspection, "entries" | "records">>;
}

/** Everything that is held for one user. */
export class UserCache {
  readonly services: EngineServices;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Begins every key, so that no key of one user is a key of another. */
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

  /** Takes care of a part from now on. */
  addPart(part: CachePart): void {
    this.#parts.add(part);
  }

  /** Finds where a response that was given is held; undefined when it is held no more. */
  findByData(data: unknown): { fetch(): Promise<unknown> } | undefined {
    if (data === undefined) return undefined;
    for (const part of this.#parts) {
      const found = part.findByData?.(data);
      if (found) return found;
    }
    return undefined;
  }

  /** Drops what is expired and not in use. What goes may have been the last use of something else. */
  collectGarbage(now: number): void {
    let hasDropped = true;
    while (hasDropped) {
      hasDropped = false;
      for (const part of this.#parts) if (part.collectGarbage(now)) hasDropped = true;
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
