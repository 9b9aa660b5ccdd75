/** Something built on a source. */
export interface Dependent {
  /** A source changed; `wave` numbers the change, so that a circle of dependents is gone through once. */
  mark(wave: number, source: Source): void;
  /** Whether this still needs its sources; `seen` holds who was asked before. */
  needsSources(seen: Set<Dependent>): boolean;
}

const nobody: readonly Dependent[] = [];
let latestWave = 0;

/** A part of the cache that other parts are built on. */
export class Source {
  /** Moves on whenever this, or anything it is built on, changes. */
  version = 0;
  #dependents = nobody;

  /** Whether something alive is built on this. */
  isNeeded(seen: Set<Dependent>): boolean {
    return this.#dependents.some((dependent) => dependent.needsSources(seen));
  }

  /** @param alone a list of this dependent only, which its sources may share: most of them have no other */
  addDependent(dependent: Dependent, alone: readonly Dependent[] = [dependent]): void {
    if (this.#dependents.length === 0) this.#dependents = alone;
    else if (!this.#dependents.includes(dependent)) this.#dependents = [...this.#dependents, dependent];
  }

  removeDependent(dependent: Dependent): void {
    this.#dependents = this.#dependents.filter((other) => other !== dependent);
  }

  /** Says that this changed, to everything built on it. */
  changed(): void {
    latestWave += 1;
    this.mark(latestWave, this);
  }

  mark(wave: number, _source: Source): void {
    if (this.version === wave) return;
    this.version = wave;
    for (const dependent of this.#dependents) dependent.mark(wave, this);
  }
}

const isSameList = (before: readonly Source[], after: readonly Source[]): boolean =>
  before.length === after.length && before.every((source, index) => source === after[index]);

/** Moves a dependent from one list of sources to another. */
export function relink(dependent: Dependent, before: readonly Source[], after: readonly Source[]): void {
  if (isSameList(before, after)) return;
  for (const source of before) source.removeDependent(dependent);
  const alone = [dependent];
  for (const source of after) source.addDependent(dependent, alone);
}
