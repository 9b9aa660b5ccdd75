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
      const first = locateValid(engine, reader, config);
      if (!first) return null;
      let { cache } = engine;
      let place = first;
      return {
        current() {
          // The user may have changed since, or the entry may have been dropped.
          if (place.isDisposed || cache !== engine.cache) {
            cache = engine.cache;
            place = reader.locate(cache, config);
          }
          return place.current();
        },
        subscribe: (listener, options) => api.subscribe(config, listener, options),
      };
    },
  };
  return api;
}
