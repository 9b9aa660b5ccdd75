import type { PlatformError } from "../errors.ts";
import type { CachedData } from "./response-codec.ts";
import type { Received } from "./received.ts";
import { replaceDependencies, type Dependent, type Dependency } from "./dependency.ts";

const never = -Infinity;

/** What the cache knows of one response: the response itself, and the error of the last attempt to renew it. */
export class EntryData<Data> {
  readonly #owner: Dependent;
  #cached: CachedData<Data> | undefined;
  #failure: PlatformError | undefined;
  #failureKnownUntil = never;

  /** @param owner hears of changes in the parts that the response is put together from */
  constructor(owner: Dependent, cached: CachedData<Data> | undefined) {
    this.#owner = owner;
    this.#replace(cached);
  }

  /** The response as it stands now; undefined when a part of it is not known. */
  read(): Data | undefined {
    return this.#cached?.read();
  }

  /** The error of the last attempt, or the remembered one of the thing itself. */
  get failure(): PlatformError | undefined {
    return this.#failure ?? this.#cached?.failure?.();
  }

  /** Until when the response is fresh, or the error remembered, in milliseconds since the epoch. */
  freshUntil(): number {
    return this.#failure ? this.#failureKnownUntil : this.dataFreshUntil();
  }

  /** Until when the response is fresh, whatever became of the last attempt. */
  dataFreshUntil(): number {
    return this.#cached?.freshUntil() ?? never;
  }

  /** As {@link EntryData.freshUntil}, or earlier but still after `now` where the exact received takes long to find. */
  freshUntilAfter(now: number): number {
    const atLeast = this.#failure ? never : (this.#cached?.freshUntilLowerBound?.() ?? never);
    return atLeast > now ? atLeast : this.freshUntil();
  }

  /** Until when it is worth keeping though nobody watches it. */
  retainUntil(): number {
    return Math.max(this.#failureKnownUntil, this.#cached?.retainUntil() ?? never);
  }

  /** Takes a new response; says whether anything is different now. */
  store(make: (previous: CachedData<Data> | undefined) => CachedData<Data>): boolean {
    const before = this.read();
    const hadFailed = this.#failure !== undefined;
    this.#replace(make(this.#cached));
    this.#failure = undefined;
    return hadFailed || this.read() !== before;
  }

  /**
   * Takes an error, beside the response or in its entry.
   *
   * @param memory how long it is remembered, in milliseconds
   */
  storeError(error: PlatformError, received: Received, memory: number): void {
    const isAboutTheThing = this.#cached?.storeError?.(error, received, memory) ?? false;
    this.#failure = isAboutTheThing ? undefined : error;
    this.#failureKnownUntil = isAboutTheThing ? never : received.at + memory;
  }

  onDependencyChange(dependency: Dependency): void {
    this.#cached?.onDependencyChange?.(dependency);
  }

  /** Lets go of every part. */
  dispose(): void {
    this.#replace(undefined);
  }

  #replace(cached: CachedData<Data> | undefined): void {
    replaceDependencies(this.#owner, this.#cached?.dependencies ?? [], cached?.dependencies ?? []);
    this.#cached = cached;
  }
}
