import { toPlatformError } from "../convert-errors.ts";
import { PlatformError } from "../errors.ts";
import { freeze } from "../json-values.ts";
import type { TransportResponse } from "../transport.ts";
import type { Dependency } from "./dependency.ts";
import type { Engine } from "./engine.ts";
import { EntryData } from "./entry-data.ts";
import type { EntryInfo } from "./inspection.ts";
import { planFor, type Plan, type Policy } from "./policy.ts";
import type { Received } from "./received.ts";
import type { Query } from "./response-codec.ts";
import { emptySnapshot, isClientError, isSameSnapshot, snapshotOf, type Snapshot } from "./snapshot.ts";
import { Subscriptions, type Listener } from "./subscriptions.ts";

/** Evaluated once, because reading an environment variable is slow in Node. */
const isDevelopment = process.env.NODE_ENV !== "production";

/** One cached query: its normalized data, freshness, requests and subscribers. */
export class CacheEntry<Data> extends EntryData<Data> {
  readonly key: string;
  readonly isFetchable: boolean;
  /** Whether the entry was garbage-collected: locate it again. */
  isDisposed = false;
  readonly #engine: Engine;
  readonly #query: Query<Data>;
  readonly #subscriptions: Subscriptions<Data>;
  readonly #fetchListeners = new Set<() => void>();
  #request: Promise<Data> | undefined;
  /** Aborts the request when the last subscriber leaves; undefined while a caller awaits it. */
  #abort: AbortController | undefined;
  #requestedAt = 0;
  #response: TransportResponse | undefined;
  #requests = 0;
  #snapshot: Snapshot<Data> = emptySnapshot;
  /** Until when the snapshot is fresh, or earlier: other responses may have extended it. */
  #freshUntil = -Infinity;
  #isSnapshotOutdated = true;
  #isNotificationPending: boolean | undefined;
  /** Sequence number of the latest stored response. Responses to older requests are ignored. */
  #storedAt = -Infinity;

  constructor(key: string, engine: Engine, query: Query<Data>) {
    super(query.fromCache());
    this.key = key;
    this.isFetchable = query.isFetchable;
    this.#engine = engine;
    this.#query = query;
    this.#subscriptions = new Subscriptions(engine.clock);
  }

  get isFetching(): boolean {
    return this.#request !== undefined;
  }

  get hasData(): boolean {
    return this.getSnapshot().data !== undefined;
  }

  /** The current snapshot. Returns the same object until something changes. */
  getSnapshot(): Snapshot<Data> {
    const { data } = this.#snapshot;
    const isExpired = data !== undefined && this.#engine.clock.now() >= this.#freshUntil;
    if (this.#isSnapshotOutdated || isExpired) this.#updateSnapshot();
    return this.#snapshot;
  }

  read(policy: Policy): Promise<Data> {
    const plan = planFor(policy, this, this.#engine.clock.now());
    if (plan === "miss") return Promise.reject(this.#missError());
    if (plan === "fetch") return this.fetch();
    if (plan === "cache-and-fetch") this.#fetchSilently(true);
    return this.#dataOrError();
  }

  /** Calls the listener immediately and after every change, until the returned function is called. */
  subscribe(listener: Listener<Data>, policy: Policy): () => void {
    const plan = planFor(policy, this, this.#engine.clock.now());
    if (plan.endsWith("fetch")) this.#fetchSilently(plan !== "fetch");
    const unsubscribe = this.#subscriptions.add(listener, this.#firstSnapshot(plan), plan === "miss");
    return () => {
      unsubscribe();
      // Not at once: a component that is rendered again subscribes again.
      this.#engine.clock.after(0, () => {
        if (!this.#abort || this.#subscriptions.count > 0) return;
        this.#abort.abort();
        this.#setRequest(undefined);
      });
    };
  }

  subscribeFetching(listener: () => void): () => void {
    this.#fetchListeners.add(listener);
    return () => void this.#fetchListeners.delete(listener);
  }

  /**
   * Fetches from the network. Concurrent fetches share one request, unless a write happened since it was sent.
   *
   * @param isAwaited false if the request is only for subscribers
   */
  fetch(isBackground = false, isAwaited = true): Promise<Data> {
    let request = this.#request;
    if (!request || this.#requestedAt < this.#engine.lastWrite) {
      this.#abort = new AbortController();
      request = this.#run(isBackground, this.#abort.signal);
      this.#setRequest(request);
      this.#scheduleNotification();
    }
    if (isAwaited) this.#abort = undefined;
    return request;
  }

  /** Makes the data and the error stale, unless they are newer. */
  override expire(received: Received): void {
    if (received.sequence <= this.#storedAt) return;
    this.expiredAt = received.sequence;
    this.expireAt(received.at);
    this.#isSnapshotOutdated = true;
    this.notifyDependents();
  }

  /** Refetches if there are subscribers. */
  refetchShown(): void {
    if (this.#subscriptions.count > 0 && this.isFetchable) this.#fetchSilently(true);
  }

  /**
   * Stores a response body: of an own request, a batch, a list or a write.
   *
   * @param response the entry's own response; undefined if the body is a part of another response
   */
  store(body: unknown, received: Received, response?: TransportResponse): void {
    if (received.sequence < this.#storedAt) return;
    this.#storedAt = received.sequence;
    this.#response = response;
    this.#isSnapshotOutdated = true;
    if (this.storeData((previous) => this.#query.normalize(body, received, previous))) this.notifyDependents();
    if (received.sequence < this.expiredAt) this.expireAt(received.at);
  }

  /** Forgets the data. Responses to older requests are ignored. */
  evict(received: Received): void {
    this.expiredAt = this.#storedAt = received.sequence;
    super.dispose();
    this.notifyDependents();
  }

  /** @param lifetime of the error, in milliseconds */
  storeError(error: PlatformError, received: Received, lifetime = this.#query.errorLifetime(error.status)): void {
    if (received.sequence < this.#storedAt) return;
    if (isClientError(error)) {
      this.#storedAt = received.sequence;
      this.#engine.store?.delete(this.key);
    }
    this.setError(error, received, received.sequence < this.expiredAt ? 0 : lifetime);
    this.notifyDependents();
  }

  override propagate(wave: number, dependency: Dependency): void {
    super.propagate(wave, dependency);
    this.#isSnapshotOutdated = true;
    this.#scheduleNotification();
  }

  notify(): void {
    this.#isNotificationPending = false;
    // A relationship may refer to another record now, of which not every field is known.
    if (this.isIncomplete && this.#subscriptions.needData) this.#fetchSilently(false);
    this.#subscriptions.notify(this.getSnapshot());
  }

  /** Whether the entry has expired and has no subscribers, requests or dependents. */
  isCollectable(now: number): boolean {
    const isIdle = this.#subscriptions.count === 0 && !this.#request;
    return isIdle && this.retainUntil() <= now && !this.hasDependentsInUse(new Set(), now);
  }

  override dispose(): void {
    this.isDisposed = true;
    super.dispose();
  }

  inspect(): EntryInfo {
    return {
      key: this.key,
      state: this.getSnapshot().state,
      status: this.error?.status ?? this.#response?.status ?? (this.hasData ? 200 : undefined),
      eTag: this.#response?.headers?.eTag ?? Object(this.getSnapshot().data).eTag,
      freshUntil: this.freshUntil(),
      subscribers: this.#subscriptions.count,
      requests: this.#requests,
    };
  }

  /** Sends a request, stores its result, and notifies subscribers that wait for their first response. */
  async #run(isBackground: boolean, signal: AbortSignal, isRepeated = false): Promise<Data> {
    const engine = this.#engine;
    const sequence = engine.nextSequence();
    this.#requestedAt = sequence;
    this.#requests += 1;
    engine.inFlight.add(sequence);
    let response: TransportResponse | undefined;
    let error: PlatformError | undefined;
    try {
      response = await this.#query.fetch({ cached: this.readData(), isBackground, signal });
      const { body } = response;
      const at = engine.clock.now();
      this.store(body, { at, sequence }, response);
      if (sequence > engine.lastWrite)
        engine.store?.set(this.key, { body, receivedAt: at, expiresAt: this.dataFreshUntil() });
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      error = toPlatformError(thrown, response);
      this.storeError(error, { at: engine.clock.now(), sequence });
    } finally {
      engine.inFlight.delete(sequence);
    }
    // A newer response may have deleted the record, or changed a relationship of it to a record that this response lacks.
    if (!error && !this.error && !isRepeated && !this.hasData) return this.#run(isBackground, signal, true);
    // A newer request may have started meanwhile.
    if (sequence === this.#requestedAt) this.#setRequest(undefined);
    this.#isSnapshotOutdated = true;
    this.#subscriptions.notify(this.getSnapshot(), true);
    if (error) throw error;
    return this.#dataOrError();
  }

  #setRequest(request: Promise<Data> | undefined): void {
    this.#request = request;
    this.#isSnapshotOutdated = true;
    for (const listener of this.#fetchListeners) listener();
  }

  /** Fetches without a caller to receive an error: the snapshot contains it. */
  #fetchSilently(isBackground: boolean): void {
    this.fetch(isBackground, false).catch(() => undefined);
  }

  async #dataOrError(): Promise<Data> {
    const { data, state } = this.getSnapshot();
    if (data !== undefined) return data;
    throw this.error ?? new PlatformError(404, "NOT_FOUND", this.#query.noDataMessage(state));
  }

  #missError(): PlatformError {
    return new PlatformError(504, "NOT_IN_CACHE", this.#query.missMessage);
  }

  #firstSnapshot(plan: Plan): Snapshot<Data> {
    if (plan === "fetch") return snapshotOf<Data>({ fetching: true });
    if (plan === "miss") return snapshotOf<Data>({ error: this.#missError() });
    return this.getSnapshot();
  }

  #updateSnapshot(): void {
    const now = this.#engine.clock.now();
    const data = this.readData();
    this.#isSnapshotOutdated = false;
    this.#freshUntil = this.freshUntilAfter(now);
    const fresh = now < this.#freshUntil;
    const next = snapshotOf({ data, error: this.error, fetching: this.#request !== undefined, fresh });
    if (isSameSnapshot(next, this.#snapshot) && next.state === this.#snapshot.state) return;
    this.#snapshot = next;
    if (isDevelopment) freeze(data);
  }

  #scheduleNotification(): void {
    if (this.#isNotificationPending || this.#subscriptions.count === 0) return;
    this.#isNotificationPending = true;
    this.#engine.notifyLater(this);
  }
}
