import type { PlatformError } from "../errors.ts";
import { Dependency, type Dependent } from "./dependency.ts";
import type { Received } from "./received.ts";
import type { CachedData } from "./response-codec.ts";
import { isClientError } from "./snapshot.ts";

const never = -Infinity;

/** The data of a cache entry, the error of its latest request, and until when they are fresh. */
export abstract class EntryData<Data> extends Dependency implements Dependent {
  #cached: CachedData<Data> | undefined;
  #error: PlatformError | undefined;
  #errorFreshUntil = never;
  /** When the data was invalidated; `Infinity` if it was not. */
  #expiredAt = Infinity;

  constructor(cached: CachedData<Data> | undefined) {
    super();
    this.#replace(cached);
  }

  /** The parts that the data is built from. */
  get dependencies(): readonly Dependency[] {
    return this.#cached?.dependencies ?? [];
  }

  /** The latest error of a request, also during a refetch, or the cached error of the resource itself. */
  get error(): PlatformError | undefined {
    return this.#error ?? this.#cached?.error?.();
  }

  /** Whether there is neither data nor an error, because a change made a part of the data unknown. */
  get isIncomplete(): boolean {
    return !this.error && (this.#cached?.isIncomplete?.() ?? false);
  }

  isInUse(): boolean {
    return true;
  }

  /** Whether the data, or a cached error, is fresh at a time. */
  isFresh(at: number): boolean {
    return at < this.freshUntil();
  }

  /**
   * Until when the data or the error is fresh, in milliseconds since the epoch. An error that says nothing about the data
   * leaves fresh data fresh.
   */
  freshUntil(): number {
    if (!this.#error) return this.dataFreshUntil();
    return isClientError(this.#error) ? this.#errorFreshUntil : Math.max(this.#errorFreshUntil, this.dataFreshUntil());
  }

  /** Until when the data is fresh, regardless of a failed revalidation. */
  dataFreshUntil(): number {
    return Math.min(this.#expiredAt, this.#cached?.freshUntil() ?? never);
  }

  override propagate(wave: number, dependency: Dependency): void {
    super.propagate(wave, dependency);
    this.#cached?.onDependencyChange?.(dependency);
  }

  dispose(): void {
    this.#replace(undefined);
  }

  /** The current data; undefined if a part of it is unknown. */
  protected readData(): Data | undefined {
    return this.#cached?.read();
  }

  protected expireAt(at: number): void {
    this.#expiredAt = Math.min(at, this.#expiredAt);
    this.#errorFreshUntil = Math.min(at, this.#errorFreshUntil);
  }

  /** Same as {@link EntryData.freshUntil}, or a cheaper lower bound that is later than `now`. */
  protected freshUntilAfter(now: number): number {
    const lowerBound =
      this.#error || this.#expiredAt < Infinity ? never : (this.#cached?.freshUntilLowerBound?.() ?? never);
    return lowerBound > now ? lowerBound : this.freshUntil();
  }

  protected retainUntil(): number {
    return Math.max(this.#errorFreshUntil, this.#cached?.retainUntil() ?? never);
  }

  /** Stores new data; returns whether anything changed. */
  protected storeData(normalize: (previous: CachedData<Data> | undefined) => CachedData<Data>): boolean {
    const before = this.readData();
    const hadError = this.#error !== undefined;
    this.#expiredAt = Infinity;
    this.#replace(normalize(this.#cached));
    this.#error = undefined;
    return hadError || this.readData() !== before;
  }

  /** @param lifetime of the error, in milliseconds */
  protected setError(error: PlatformError, received: Received, lifetime: number): void {
    const isOfResource = this.#cached?.storeError?.(error, received, lifetime) ?? false;
    this.#error = isOfResource ? undefined : error;
    // Without a lifetime it was never fresh, also not before it arrived, which `valid-at` may ask about.
    this.#errorFreshUntil = isOfResource || lifetime === 0 ? never : received.at + lifetime;
  }

  #replace(cached: CachedData<Data> | undefined): void {
    const before = this.dependencies;
    this.#cached = cached;
    const after = this.dependencies;
    if (before.length === after.length && before.every((part, index) => part === after[index])) return;
    for (const part of before) part.removeDependent(this);
    const only = [this];
    for (const part of after) part.addDependent(this, only);
  }
}
