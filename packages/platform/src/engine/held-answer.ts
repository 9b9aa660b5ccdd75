import type { PlatformError } from "../errors.ts";
import type { Holding } from "../shapes/shape.ts";
import type { Moment } from "./moment.ts";
import { relink, type Dependent, type Source } from "./source.ts";

const never = -Infinity;

/** What the cache knows of one answer: the answer itself, and the error of the last attempt to renew it. */
export class HeldAnswer<Answer> {
  readonly #owner: Dependent;
  #holding: Holding<Answer> | undefined;
  #failure: PlatformError | undefined;
  #failureKnownUntil = never;

  /** @param owner hears of changes in the parts that the answer is put together from */
  constructor(owner: Dependent, holding: Holding<Answer> | undefined) {
    this.#owner = owner;
    this.#replace(holding);
  }

  /** The answer as it stands now; undefined when a part of it is not known. */
  read(): Answer | undefined {
    return this.#holding?.read();
  }

  /** The error of the last attempt, or the remembered one of the thing itself. */
  get failure(): PlatformError | undefined {
    return this.#failure ?? this.#holding?.failure?.();
  }

  /** Until when the answer is fresh, or the error remembered, in milliseconds since the epoch. */
  freshUntil(): number {
    return this.#failure ? this.#failureKnownUntil : this.dataFreshUntil();
  }

  /** Until when the answer is fresh, whatever became of the last attempt. */
  dataFreshUntil(): number {
    return this.#holding?.freshUntil() ?? never;
  }

  /** As {@link HeldAnswer.freshUntil}, or earlier but still after `now` where the exact moment takes long to find. */
  freshUntilAfter(now: number): number {
    const atLeast = this.#failure ? never : (this.#holding?.freshAtLeastUntil?.() ?? never);
    return atLeast > now ? atLeast : this.freshUntil();
  }

  /** Until when it is worth keeping though nobody watches it. */
  keepUntil(): number {
    return Math.max(this.#failureKnownUntil, this.#holding?.keepUntil() ?? never);
  }

  /** Takes a new answer; says whether anything is different now. */
  accept(make: (previous: Holding<Answer> | undefined) => Holding<Answer>): boolean {
    const before = this.read();
    const hadFailed = this.#failure !== undefined;
    this.#replace(make(this.#holding));
    this.#failure = undefined;
    return hadFailed || this.read() !== before;
  }

  /**
   * Takes an error, beside the answer or in its place.
   *
   * @param memory how long it is remembered, in milliseconds
   */
  fail(error: PlatformError, moment: Moment, memory: number): void {
    const isAboutTheThing = this.#holding?.fail?.(error, moment, memory) ?? false;
    this.#failure = isAboutTheThing ? undefined : error;
    this.#failureKnownUntil = isAboutTheThing ? never : moment.now + memory;
  }

  partChanged(source: Source): void {
    this.#holding?.partChanged?.(source);
  }

  /** Lets go of every part. */
  dispose(): void {
    this.#replace(undefined);
  }

  #replace(holding: Holding<Answer> | undefined): void {
    relink(this.#owner, this.#holding?.sources ?? [], holding?.sources ?? []);
    this.#holding = holding;
  }
}
