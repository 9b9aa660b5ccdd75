import type { Received } from "./received.ts";

/** A part of the cache that is built from other parts. */
export interface Dependent {
  /** Called when a dependency changed. `wave` identifies the change, so that cycles are visited once. */
  propagate(wave: number, dependency: Dependency): void;
  /** Whether this is in use, and therefore its dependencies. `seen` prevents endless recursion in cycles. */
  isInUse(seen: Set<Dependent>, now: number): boolean;
}

const none: readonly Dependent[] = [];
let latestWave = 0;

/** A part of the cache that other parts can depend on. */
export abstract class Dependency {
  /** Changes whenever this, or anything it depends on, changes. */
  version = 0;
  /** Sequence number of the latest invalidation. Responses to older requests are stale. */
  expiredAt = -Infinity;
  #dependents = none;

  /** Makes this stale. */
  abstract expire(received: Received): void;

  hasDependentsInUse(seen: Set<Dependent>, now: number): boolean {
    return this.#dependents.some((dependent) => dependent.isInUse(seen, now));
  }

  /** @param only a list with this dependent alone, shared by its dependencies because most have no other dependent */
  addDependent(dependent: Dependent, only: readonly Dependent[] = [dependent]): void {
    if (this.#dependents.length === 0) this.#dependents = only;
    else if (!this.#dependents.includes(dependent)) this.#dependents = [...this.#dependents, dependent];
  }

  removeDependent(dependent: Dependent): void {
    this.#dependents = this.#dependents.filter((other) => other !== dependent);
  }

  /** Propagates a change to every direct and indirect dependent. */
  notifyDependents(): void {
    latestWave += 1;
    this.propagate(latestWave, this);
  }

  propagate(wave: number, _dependency: Dependency): void {
    if (this.version === wave) return;
    this.version = wave;
    for (const dependent of this.#dependents) dependent.propagate(wave, this);
  }
}
