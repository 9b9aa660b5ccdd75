import type { CacheEntry } from "../cache/cache-entry.ts";
import type { Engine, UserCache } from "../cache/engine.ts";
import type { Policy } from "../cache/policy.ts";
import type { Snapshot } from "../cache/snapshot.ts";
import type { Listener } from "../cache/subscriptions.ts";
import { convertMismatch } from "../convert-errors.ts";
import { type ErrorDetails, PlatformError } from "../errors.ts";
import { check, type CheckedOf, type Parameters } from "./parameters.ts";

/** Options of one read. */
export interface ReadOptions {
  /** Default: `cache-then-network`. */
  readonly policy?: Policy;
  /** Rejects the read when aborted. The request itself continues, because other readers may share it. */
  readonly signal?: AbortSignal;
}

/** Options of a subscription. */
export type SubscribeOptions = Pick<ReadOptions, "policy">;

/** Observes one query. */
export interface Observer<Data> {
  /** Returns the current snapshot without a request, and the same object until something changes. */
  getSnapshot(): Snapshot<Data>;
  /** Same as {@link ReadApi.subscribe}. */
  subscribe(listener: Listener<Data>, options?: SubscribeOptions): () => void;
  /** Whether a request is in flight. */
  isFetching(): boolean;
  /** Calls the listener whenever {@link Observer.isFetching} changes, until the returned function is called. */
  subscribeFetching(listener: () => void): () => void;
  /** Fetches from the network. */
  refetch(): Promise<Data>;
}

/** The functions of a read endpoint. */
export interface ReadApi<Config, Data> {
  /**
   * Reads once.
   *
   * @throws PlatformError `INVALID_CONFIG` with status 400, or the server's error
   */
  read(config: Config, options?: ReadOptions): Promise<Data>;
  /**
   * Calls the listener immediately with the current snapshot, fetches what the policy requires, and calls the listener
   * after every change. The listener receives null while the config is incomplete or invalid.
   *
   * @returns the unsubscribe function
   */
  subscribe(config: Config | undefined, listener: Listener<Data>, options?: SubscribeOptions): () => void;
  /** Returns an observer of one query, or null if the config is invalid. */
  observe(config: Config | undefined): Observer<Data> | null;
}

/** The part of a read endpoint that observes it. */
export type ObserveApi<Config, Data> = Pick<ReadApi<Config, Data>, "observe">;

/** What a read endpoint uses of a cache entry: covariant in `Data`, so that an endpoint can choose among several. */
type QueryHandle<Data> = Pick<
  CacheEntry<Data>,
  "getSnapshot" | "isDisposed" | "isFetching" | "read" | "subscribe" | "subscribeFetching"
>;

/** Resolves a config to its query. */
export interface QueryResolver<Data> {
  /** @throws PlatformError `INVALID_CONFIG` with status 400 */
  entry(cache: UserCache, config: unknown): QueryHandle<Data>;
}

/** An endpoint that `createPlatform` accepts. */
export interface Endpoint<Api> {
  /** Creates the endpoint's functions for one platform. */
  bind(engine: Engine): Api;
}

const defaultPolicy: Policy = "cache-then-network";
const errorCode = "INVALID_CONFIG";

/** The error of a config that an endpoint does not accept. */
export const invalidConfig = (message: string, details?: ErrorDetails): PlatformError =>
  new PlatformError(400, errorCode, message, details);

/**
 * Checks the config of an endpoint.
 *
 * @param message default: `Invalid config for "…"` with the reason
 * @throws PlatformError `INVALID_CONFIG` with status 400
 */
export const checkConfig = <Of extends Parameters>(
  name: string,
  parameters: Of,
  config: unknown,
  message?: string,
): CheckedOf<Of> =>
  convertMismatch(
    () => check(parameters, config),
    (cause) => invalidConfig(message ?? `Invalid config for "${name}". ${cause.message}`, { cause }),
  );

/** Observers are numerous and read often, so this object stays small. */
class EntryObserver<Data> implements Observer<Data> {
  readonly #engine: Engine;
  readonly #resolver: QueryResolver<Data>;
  readonly #config: unknown;
  #cache: UserCache;
  #entry: QueryHandle<Data>;

  constructor(engine: Engine, resolver: QueryResolver<Data>, config: unknown) {
    this.#engine = engine;
    this.#resolver = resolver;
    this.#config = config;
    this.#cache = engine.cache;
    this.#entry = resolver.entry(this.#cache, config);
  }

  getSnapshot(): Snapshot<Data> {
    return this.#current().getSnapshot();
  }

  subscribe(listener: Listener<Data>, { policy = defaultPolicy }: SubscribeOptions = {}): () => void {
    return this.#current().subscribe(listener, policy);
  }

  isFetching(): boolean {
    return this.#current().isFetching;
  }

  subscribeFetching(listener: () => void): () => void {
    return this.#current().subscribeFetching(listener);
  }

  refetch(): Promise<Data> {
    return this.#current().read("no-cache");
  }

  #current(): QueryHandle<Data> {
    const { cache } = this.#engine;
    // The user may have changed, or the entry may have been garbage-collected.
    if (this.#entry.isDisposed || this.#cache !== cache) {
      this.#cache = cache;
      this.#entry = this.#resolver.entry(cache, this.#config);
    }
    return this.#entry;
  }
}

function rejectOnAbort<Data>(data: Promise<Data>, signal: AbortSignal): Promise<Data> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener("abort", abort);
    void data.then(resolve, reject).then(() => signal.removeEventListener("abort", abort));
  });
}

/** Creates the functions of a read endpoint. */
export function readApi<Config, Data>(engine: Engine, resolver: QueryResolver<Data>): ReadApi<Config, Data> {
  const observe = (config: Config | undefined): Observer<Data> | null => {
    try {
      return new EntryObserver(engine, resolver, config);
    } catch (error) {
      if (error instanceof PlatformError && error.errorCode === errorCode) return null;
      throw error;
    }
  };
  return {
    async read(config, { policy = defaultPolicy, signal } = {}) {
      signal?.throwIfAborted();
      const data = resolver.entry(engine.cache, config).read(policy);
      return signal ? rejectOnAbort(data, signal) : data;
    },
    subscribe(config, listener, options) {
      const observer = observe(config);
      if (observer) return observer.subscribe(listener, options);
      listener(null);
      return () => undefined;
    },
    observe,
  };
}
