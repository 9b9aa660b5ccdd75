/** Something built on a dependency. */
export interface Dependent {
  /** A dependency changed; `wave` numbers the change, so that a circle of dependents is gone through once. */
  propagate(wave: number, dependency: Dependency): void;
  /** Whether this still needs its dependencies; `seen` holds who was asked before. */
  isInUse(seen: Set<Dependent>): boolean;
}

const nobody: readonly Dependent[] = [];
let latestWave = 0;

/** A part of the cache that other parts are built on. */
export class Dependency {
  /** Moves on whenever this, or anything it is built on, changes. */
  version = 0;
  #dependents = nobody;

  /** Whether something alive is built on this. */
  hasDependentsInUse(seen: Set<Dependent>): boolean {
    return this.#dependents.some((dependent) => dependent.isInUse(seen));
  }

  /** @param alone a list of this dependent only, which its dependencies may share: most of them have no other */
  addDependent(dependent: Dependent, alone: readonly Dependent[] = [dependent]): void {
    if (this.#dependents.length === 0) this.#dependents = alone;
    else if (!this.#dependents.includes(dependent)) this.#dependents = [...this.#dependents, dependent];
  }

  removeDependent(dependent: Dependent): void {
    this.#dependents = this.#dependents.filter((other) => other !== dependent);
  }

  /** Says that this changed, to everything built on it. */
  notifyDependents(): void {
    latestWave += 1;
    this.propagate(latestWave, this);
  }

  propagate(wave: number, _source: Dependency): void {
    if (this.version === wave) return;
    this.version = wave;
    for (const dependent of this.#dependents) dependent.propagate(wave, this);
  }
}

const isSameList = (before: readonly Dependency[], after: readonly Dependency[]): boolean =>
  before.length === after.length && before.every((dependency, index) => dependency === after[index]);

/** Moves a dependent from one list of dependencies to another. */
export function replaceDependencies(
  dependent: Dependent,
  before: readonly Dependency[],
  after: readonly Dependency[],
): void {
  if (isSameList(before, after)) return;
  for (const dependency of before) dependency.removeDependent(dependent);
  const alone = [dependent];
  for (const dependency of after) dependency.addDependent(dependent, alone);
}
