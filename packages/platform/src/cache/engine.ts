import type { Clock } from "../clock.ts";
import { failureOf } from "../errors.ts";
import * as times from "../times.ts";
import type { Transport, TransportRequest, TransportResponse } from "../transport.ts";
import type { User } from "../user.ts";
import type { ResponseStore } from "./response-store.ts";
import { NotificationBatcher } from "./notification-batcher.ts";
import type { Inspection } from "./inspection.ts";
import { UserCache } from "./user-cache.ts";

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
  /** Logs a warning for developers, never personal data. Default: nothing is logged. */
  log?: (message: string) => void;
}

/** Sends requests and has one cache per user. It knows no endpoints. */
export class Engine {
  readonly clock: Clock;
  readonly notifications: NotificationBatcher;
  readonly log: (message: string) => void;
  /** Lifetime of responses outside the UI API, in milliseconds. */
  readonly contentLifetime: number;
  readonly store: ResponseStore | undefined;
  /** Sequence number of the latest write. Responses to older requests may be outdated, so they are neither shared nor stored. */
  lastWrite = 0;
  readonly #transport: Transport;
  readonly #user: User;
  readonly #caches = new Map<string | null, UserCache>();
  #latestCache: UserCache | undefined;
  #latestSequence = 0;
  #requests = 0;
  #inFlight = 0;
  #isGarbageCollectionScheduled = false;

  constructor(options: EngineOptions) {
    const {
      transport,
      clock,
      user,
      log = () => undefined,
      contentLifetime = times.defaultContentLifetime / 1000,
      store,
    } = options;
    this.clock = clock;
    this.log = log;
    this.store = store;
    this.contentLifetime = contentLifetime < 0 ? Infinity : contentLifetime * 1000;
    this.notifications = new NotificationBatcher(clock);
    this.#transport = transport;
    this.#user = user;
  }

  get cache(): UserCache {
    const { userId } = this.#user;
    if (this.#latestCache?.userId === userId) return this.#latestCache;
    const cache = this.#caches.get(userId) ?? new UserCache(this, userId);
    this.#caches.set(userId, cache);
    this.#latestCache = cache;
    return cache;
  }

  /** Numbers requests and deletions in the order in which they happen. */
  nextSequence(): number {
    this.#latestSequence += 1;
    return this.#latestSequence;
  }

  /** @throws PlatformError for every response that is not successful */
  async send(request: TransportRequest): Promise<TransportResponse> {
    this.#requests += 1;
    this.#inFlight += 1;
    try {
      const response = await this.#transport(request);
      const failure = failureOf(response);
      if (failure) throw failure;
      return response;
    } finally {
      this.#inFlight -= 1;
    }
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
    const items = this.#items.map((item) => item.inspect()).filter((info) => info !== undefined);
    return {
      entries: items.filter((info) => "key" in info),
      records: items.filter((info) => "id" in info),
      requests: this.#requests,
      inFlight: this.#inFlight,
    };
  }

  get #items(): UserCache["items"] {
    return [...this.#caches.values()].flatMap(({ items }) => items);
  }
}
