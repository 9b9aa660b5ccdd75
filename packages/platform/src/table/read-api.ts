import type { Engine } from "../cache/engine.ts";
import type { Policy } from "../cache/policy.ts";
import type { Snapshot } from "../cache/snapshot.ts";
import type { Listener } from "../cache/subscriptions.ts";
import type { UserCache } from "../cache/user-cache.ts";
import { PlatformError } from "../errors.ts";

/** How a read or a subscription gets its response. */
export interface ReadOptions {
  /** `cache-then-network` unless said otherwise. */
  readonly policy?: Policy;
}

/** One response that somebody keeps an eye on. */
export interface Observer<Data> {
  /** What is known now, at once and without a request; the same object as long as nothing changed. */
  current(): Snapshot<Data>;
  /** As {@link ReadApi.subscribe}. */
  subscribe(listener: Listener<Data>, options?: ReadOptions): () => void;
}

/** What an endpoint that reads offers. */
export interface ReadApi<Config, Data> {
  /**
   * Reads once.
   *
   * @throws PlatformError `INVALID_CONFIG` with status 400, or whatever the server refused with
   */
  read(config: Config, options?: ReadOptions): Promise<Data>;
  /**
   * Tells the listener at once what is known, asks for what is not, and tells every later change. While the
   * configuration is not complete or not valid the listener is told null.
   *
   * @returns the unsubscribe function
   */
  subscribe(config: Config | undefined, listener: Listener<Data>, options?: ReadOptions): () => void;
  /** Prepares repeated looks at one response; null when the configuration is not valid. */
  watch(config: Config | undefined): Observer<Data> | null;
}

/** The place of a response in a cache. */
export interface AnswerPlace<Data> {
  /** Whether it was dropped from the cache: whoever still has it should locate it again. */
  readonly isDisposed: boolean;
  current(): Snapshot<Data>;
  read(policy: Policy): Promise<Data>;
  subscribe(listener: Listener<Data>, policy: Policy): () => void;
}

/** Finds the place of a response in a cache. */
export interface Reader<Data> {
  /** @throws PlatformError `INVALID_CONFIG`, status 400 */
  locate(cache: UserCache, config: unknown): AnswerPlace<Data>;
}

/** Something that a platform can offer. */
export interface Endpoint<Api> {
  /** Makes its functions for one platform. */
  bind(engine: Engine): Api;
}

const defaultPolicy: Policy = "cache-then-network";
export const invalidConfig = "INVALID_CONFIG";

/** The place for a configuration, or null when that is not valid. */
function locateValid<Data>(engine: Engine, reader: Reader<Data>, config: unknown): AnswerPlace<Data> | null {
  try {
    return reader.locate(engine.cache, config);
  } catch (error) {
    if (error instanceof PlatformError && error.errorCode === invalidConfig) return null;
    throw error;
  }
}

/** A watch is looked at often and in numbers, so it is an object of few parts. */
class EntryObserver<Data> implements Observer<Data> {
  readonly subscribe: Observer<Data>["subscribe"];
  readonly #engine: Engine;
  readonly #locate: (cache: UserCache) => AnswerPlace<Data>;
  #cache: UserCache;
  #place: AnswerPlace<Data>;

  constructor(
    engine: Engine,
    place: AnswerPlace<Data>,
    locate: (cache: UserCache) => AnswerPlace<Data>,
    subscribe: Observer<Data>["subscribe"],
  ) {
    this.subscribe = subscribe;
    this.#engine = engine;
    this.#locate = locate;
    this.#cache = engine.cache;
    this.#place = place;
  }

  current(): Snapshot<Data> {
    const { cache } = this.#engine;
    // The user may have changed since, or the place may have been dropped.
    if (this.#place.isDisposed || this.#cache !== cache) {
      this.#cache = cache;
      this.#place = this.#locate(cache);
    }
    return this.#place.current();
  }
}

/** The functions of an endpoint that reads. */
export function readApi<Config, Data>(engine: Engine, reader: Reader<Data>): ReadApi<Config, Data> {
  const api: ReadApi<Config, Data> = {
    async read(config, { policy = defaultPolicy } = {}) {
      return reader.locate(engine.cache, config).read(policy);
    },
    subscribe(config, listener, { policy = defaultPolicy } = {}) {
      const place = locateValid(engine, reader, config);
      if (place) return place.subscribe(listener, policy);
      listener(null);
      return () => undefined;
    },
    watch(config) {
      const place = locateValid(engine, reader, config);
      if (!place) return null;
      return new EntryObserver(
        engine,
        place,
        (cache) => reader.locate(cache, config),
        (listener, options) => api.subscribe(config, listener, options),
      );
    },
  };
  return api;
}
