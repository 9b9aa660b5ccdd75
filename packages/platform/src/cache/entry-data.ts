import type { PlatformError } from "../errors.ts";
import { replaceDependencies, type Dependency, type Dependent } from "./dependency.ts";
import type { Received } from "./received.ts";
import type { CachedData } from "./response-codec.ts";
import { isClientError } from "./snapshot.ts";

const never = -Infinity;

/** The data of a cache entry and the error of its latest request. */
export class EntryData<Data> {
  readonly #owner: Dependent;
  #cached: CachedData<Data> | undefined;
  #error: PlatformError | undefined;
  #errorFreshUntil = never;
  /** When the data was invalidated; `Infinity` if it was not. */
  #expiredAt = Infinity;

  /** @param owner is notified of changes in the dependencies of the data */
  constructor(owner: Dependent, cached: CachedData<Data> | undefined) {
    this.#owner = owner;
    this.#replace(cached);
  }

  /** The current data; undefined if a part of it is unknown. */
  read(): Data | undefined {
    return this.#cached?.read();
  }

  /** The error of the latest request, or the cached error of the resource itself. */
  get error(): PlatformError | undefined {
    return this.#error ?? this.#cached?.error?.();
  }

  /**
   * Until when the data or the error is fresh, in milliseconds since the epoch. An error that says nothing about the data
   * leaves fresh data fresh.
   */
  freshUntil(): number {
    if (!this.#error) return this.dataFreshUntil();
    return isClientError(this.#error) ? this.#errorFreshUntil : Math.max(this.#errorFreshUntil, this.dataFreshUntil());
  }

  get isIncomplete(): boolean {
    return this.#cached?.isIncomplete?.() ?? false;
  }

  dataFreshUntil(): number {
    return Math.min(this.#expiredAt, this.#cached?.freshUntil() ?? never);
  }

  expire(at: number): void {
    this.#expiredAt = Math.min(at, this.#expiredAt);
    this.#errorFreshUntil = Math.min(at, this.#errorFreshUntil);
  }

  get dependencies(): readonly Dependency[] {
    return this.#cached?.dependencies ?? [];
  }

  /** Same as {@link EntryData.freshUntil}, or a cheaper lower bound that is later than `now`. */
  freshUntilAfter(now: number): number {
    const lowerBound =
      this.#error || this.#expiredAt < Infinity ? never : (this.#cached?.freshUntilLowerBound?.() ?? never);
    return lowerBound > now ? lowerBound : this.freshUntil();
  }

  retainUntil(): number {
    return Math.max(this.#errorFreshUntil, this.#cached?.retainUntil() ?? never);
  }

  /** Stores new data; returns whether anything changed. */
  store(normalize: (previous: CachedData<Data> | undefined) => CachedData<Data>): boolean {
    const before = this.read();
    const hadError = this.#error !== undefined;
    this.#expiredAt = Infinity;
    this.#replace(normalize(this.#cached));
    this.#error = undefined;
    return hadError || this.read() !== before;
  }

  /** @param lifetime of the error, in milliseconds */
  storeError(error: PlatformError, received: Received, lifetime: number): void {
    const isOfResource = this.#cached?.storeError?.(error, received, lifetime) ?? false;
    this.#error = isOfResource ? undefined : error;
    this.#errorFreshUntil = isOfResource ? never : received.at + lifetime;
  }

  onDependencyChange(dependency: Dependency): void {
    this.#cached?.onDependencyChange?.(dependency);
  }

  dispose(): void {
    this.#replace(undefined);
  }

  #replace(cached: CachedData<Data> | undefined): void {
    replaceDependencies(this.#owner, this.dependencies, cached?.dependencies ?? []);
    this.#cached = cached;
  }
}
