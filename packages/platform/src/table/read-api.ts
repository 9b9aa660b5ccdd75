import type { Engine } from "../engine/engine.ts";
import type { Policy } from "../engine/policy.ts";
import type { Snapshot } from "../engine/snapshot.ts";
import type { Listener } from "../engine/subscriptions.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { PlatformError } from "../errors.ts";

/** How a read or a subscription gets its answer. */
export interface ReadOptions {
  /** `cache-then-network` unless said otherwise. */
  readonly policy?: Policy;
}

/** One answer that somebody keeps an eye on. */
export interface Watch<Answer> {
  /** What is known now, at once and without a request; the same object as long as nothing changed. */
  current(): Snapshot<Answer>;
  /** As {@link ReadApi.subscribe}. */
  subscribe(listener: Listener<Answer>, options?: ReadOptions): () => void;
}

/** What an endpoint that reads offers. */
export interface ReadApi<Config, Answer> {
  /**
   * Reads once.
   *
   * @throws PlatformError `INVALID_CONFIG` with status 400, or whatever the server refused with
   */
  read(config: Config, options?: ReadOptions): Promise<Answer>;
  /**
   * Tells the listener at once what is known, asks for what is not, and tells every later change. While the
   * configuration is not complete or not valid the listener is told null.
   *
   * @returns the unsubscribe function
   */
  subscribe(config: Config | undefined, listener: Listener<Answer>, options?: ReadOptions): () => void;
  /** Prepares repeated looks at one answer; null when the configuration is not valid. */
  watch(config: Config | undefined): Watch<Answer> | null;
}

/** The place of an answer in a cache. */
export interface AnswerPlace<Answer> {
  /** Whether it was dropped from the cache: whoever still has it should locate it again. */
  readonly isDisposed: boolean;
  current(): Snapshot<Answer>;
  read(policy: Policy): Promise<Answer>;
  subscribe(listener: Listener<Answer>, policy: Policy): () => void;
}

/** Finds the place of an answer in a cache. */
export interface Reader<Answer> {
  /** @throws PlatformError `INVALID_CONFIG`, status 400 */
  locate(cache: UserCache, config: unknown): AnswerPlace<Answer>;
}

/** Something that a platform can offer. */
export interface Endpoint<Api> {
  /** Makes its functions for one platform. */
  bind(engine: Engine): Api;
}

const defaultPolicy: Policy = "cache-then-network";
export const invalidConfig = "INVALID_CONFIG";

/** The place for a configuration, or null when that is not valid. */
function locateValid<Answer>(engine: Engine, reader: Reader<Answer>, config: unknown): AnswerPlace<Answer> | null {
  try {
    return reader.locate(engine.cache, config);
  } catch (error) {
    if (error instanceof PlatformError && error.errorCode === invalidConfig) return null;
    throw error;
  }
}

/** A watch is looked at often and in numbers, so it is an object of few parts. */
class PlaceWatch<Answer> implements Watch<Answer> {
  readonly subscribe: Watch<Answer>["subscribe"];
  readonly #engine: Engine;
  readonly #locate: (cache: UserCache) => AnswerPlace<Answer>;
  #cache: UserCache;
  #place: AnswerPlace<Answer>;

  constructor(
    engine: Engine,
    place: AnswerPlace<Answer>,
    locate: (cache: UserCache) => AnswerPlace<Answer>,
    subscribe: Watch<Answer>["subscribe"],
  ) {
    this.subscribe = subscribe;
    this.#engine = engine;
    this.#locate = locate;
    this.#cache = engine.cache;
    this.#place = place;
  }

  current(): Snapshot<Answer> {
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
export function readApi<Config, Answer>(engine: Engine, reader: Reader<Answer>): ReadApi<Config, Answer> {
  const api: ReadApi<Config, Answer> = {
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
      return new PlaceWatch(
        engine,
        place,
        (cache) => reader.locate(cache, config),
        (listener, options) => api.subscribe(config, listener, options),
      );
    },
  };
  return api;
}
