import type { Clock } from "../clock.ts";
import { failureOf } from "../errors.ts";
import * as times from "../times.ts";
import type { Transport, TransportRequest, TransportResponse } from "../transport.ts";
import type { User } from "../user.ts";
import type { ResponseStore } from "./response-store.ts";
import { notificationBatcher } from "./notification-batcher.ts";
import type { EntryInfo, Inspection, RecordInfo } from "./inspection.ts";
import type { Dependency } from "./dependency.ts";

/** Options of an engine. */
export interface EngineOptions {
  transport: Transport;
  clock: Clock;
  /** Read at every call, so that a new user never receives data of the previous user. */
  user: User;
  /** Lifetime of content in seconds; -1 means that it never expires. Default: 300. */
  contentLifetime?: number;
  /** Persists responses between visits, for example in IndexedDB. Default: nothing is persisted. */
  store?: ResponseStore;
  /** Repeats failed reads, see `retryReads`. Default: nothing is repeated. */
  retry?: Retry;
  /** Notifies other tabs of what a write may have changed, see `connectTabs`. Default: none is notified. */
  tabs?: Tabs;
  /** Logs a warning for developers, never personal data. Default: nothing is logged. */
  log?: (message: string) => void;
}

/** Runs a read until it succeeds, or rejects with its last error. */
export type Retry = (
  send: () => Promise<TransportResponse>,
  clock: Clock,
  signal: AbortSignal,
) => Promise<TransportResponse>;

/** Connects an engine with those of other tabs. Returns a function that reports to them the endpoints whose responses a write may have outdated. */
export type Tabs = (engine: Engine) => (outdated: readonly string[]) => void;

/** Sends requests and has one cache per user. It knows no endpoints. */
export class Engine {
  readonly clock: Clock;
  /** Adds an entry to the next batch of notifications. */
  readonly notifyLater: ReturnType<typeof notificationBatcher>;
  readonly log: (message: string) => void;
  /** In seconds, as in the options. */
  readonly contentLifetime: number | undefined;
  readonly store: ResponseStore | undefined;
  /** Repeats failed reads. */
  readonly retry: Retry | undefined;
  /** Reports to other tabs which endpoints have outdated responses. */
  readonly announce: ReturnType<Tabs> | undefined;
  /** Sequence number of the latest write. Responses to older requests may be outdated, so they are neither shared nor stored. */
  lastWrite = 0;
  /** Sequence numbers of the reads in flight. */
  readonly inFlight = new Set<number>();
  readonly #transport: Transport;
  readonly #user: User;
  readonly #caches = new Map<string | null, UserCache>();
  #latestSequence = 0;
  #requests = 0;
  #isGarbageCollectionScheduled: boolean | undefined;

  constructor({ transport, clock, user, log = () => undefined, store, tabs, ...options }: EngineOptions) {
    this.clock = clock;
    this.log = log;
    this.store = store;
    this.contentLifetime = options.contentLifetime;
    this.notifyLater = notificationBatcher(clock);
    this.retry = options.retry;
    this.#transport = transport;
    this.#user = user;
    this.announce = tabs?.(this);
  }

  get cache(): UserCache {
    const { userId } = this.#user;
    let cache = this.#caches.get(userId);
    if (!cache) this.#caches.set(userId, (cache = new UserCache(this, userId)));
    return cache;
  }

  /** Numbers requests and deletions in the order in which they happen. */
  nextSequence(): number {
    return ++this.#latestSequence;
  }

  /** @throws PlatformError for every response that is not successful */
  async send(request: TransportRequest): Promise<TransportResponse> {
    this.#requests += 1;
    const response = await this.#transport(request);
    const failure = failureOf(response);
    if (failure) throw failure;
    return response;
  }

  /** Whether a read that is older than an invalidation is in flight. Until it ends, the invalidation must be remembered. */
  isAwaiting(expiredAt: number): boolean {
    return Math.min(...this.inFlight) < expiredAt;
  }

  /** Collects garbage periodically until the caches are empty, so that an idle page sets no timers. */
  scheduleGarbageCollection(): void {
    if (this.#isGarbageCollectionScheduled) return;
    this.#isGarbageCollectionScheduled = true;
    this.clock.after(times.garbageCollection, () => {
      this.#isGarbageCollectionScheduled = false;
      for (const cache of this.#caches.values()) cache.collectGarbage(this.clock.now());
      if (this.#items.length > 0) this.scheduleGarbageCollection();
    });
  }

  inspect(): Inspection {
    const items = this.#items.flatMap((item) => item.inspect() ?? []);
    return {
      entries: items.filter((info) => "key" in info),
      records: items.filter((info) => "id" in info),
      requests: this.#requests,
      inFlight: this.inFlight.size,
    };
  }

  get #items(): Collectable[] {
    return [...this.#caches.values()].flatMap(({ parts }) =>
      [...parts].flatMap(({ entries }) => [...entries.values()]),
    );
  }
}

/** A cache entry or a normalized record. */
export interface Collectable extends Dependency {
  isCollectable(now: number): boolean;
  /** Drops the data after the removal from the cache. */
  dispose(): void;
  /** Undefined if nothing is cached. */
  inspect(): EntryInfo | RecordInfo | undefined;
}

/** A part of a cache: the entries of one endpoint, or the normalized records, by key. Endpoints add the parts that they need. */
export class CachePart<Item extends Collectable = Collectable> {
  readonly entries = new Map<string, Item>();
  /** Name of the endpoint; that of single records for the normalized ones. */
  readonly endpoint: string;
  readonly #cache: UserCache;

  constructor(cache: UserCache, endpoint: string) {
    this.endpoint = endpoint;
    this.#cache = cache;
    cache.parts.add(this);
  }

  getOrCreate(key: string, create: () => Item): Item {
    let item = this.entries.get(key);
    if (!item) {
      item = create();
      const { engine, expiredAt } = this.#cache;
      const at = expiredAt.get(this.endpoint) ?? 0;
      if (engine.isAwaiting(at)) item.expiredAt = at;
      this.entries.set(key, item);
      engine.scheduleGarbageCollection();
    }
    return item;
  }
}

/** Everything that is cached for one user. */
export class UserCache {
  readonly engine: Engine;
  /** Prefix of every key, so that keys of different users never collide. */
  readonly keyPrefix: string;
  readonly parts = new Set<CachePart>();
  /** Sequence number of the latest invalidation of a whole endpoint, by its name. It also concerns what is not cached yet. */
  readonly expiredAt = new Map<string, number>();

  /** @param userId null for a guest */
  constructor(engine: Engine, userId: string | null) {
    this.engine = engine;
    this.keyPrefix = `${userId ?? "guest"}/`;
  }

  /** Removes what is expired and unused. Repeats, because a removed entry may have been the last user of another. */
  collectGarbage(now: number): void {
    let isChanged = false;
    for (const { entries } of this.parts) {
      for (const [key, item] of entries) {
        if (this.engine.isAwaiting(item.expiredAt) || !item.isCollectable(now)) continue;
        item.dispose();
        entries.delete(key);
        isChanged = true;
      }
    }
    if (isChanged) this.collectGarbage(now);
  }
}
