import { toPlatformError } from "../convert-errors.ts";
import { PlatformError } from "../errors.ts";
import type { CachedData } from "./response-codec.ts";
import type { TransportResponse } from "../transport/transport.ts";
import type { Notifiable } from "./notification-batcher.ts";
import { EntryData } from "./entry-data.ts";
import type { EntryInfo } from "./inspection.ts";
import type { Received } from "./received.ts";
import { planFor, type CacheState, type Plan, type Policy } from "./policy.ts";
import type { EngineServices } from "./services.ts";
import { isClientError, emptySnapshot, isSameSnapshot, snapshotOf, type Snapshot, type State } from "./snapshot.ts";
import { Dependency, type Dependent } from "./dependency.ts";
import { Subscriptions, type Listener } from "./subscriptions.ts";

/** What a call may build on. */
export interface FetchContext<Data> {
  /** What the cache holds, fresh or not. */
  readonly cached: Data | undefined;
  /** Whether the caller was given that already, and the call renews it behind. */
  readonly isBackground: boolean;
}

/** An endpoint with its configuration filled in. */
export interface Query<Data> {
  /** Makes the call. */
  fetch(given: FetchContext<Data>): Promise<TransportResponse>;
  /** What other responses already tell. */
  fromCache(): CachedData<Data> | undefined;
  /** Takes a response into the cache. */
  normalize(body: unknown, received: Received, previous?: CachedData<Data>): CachedData<Data>;
  /** How long an error with this status is remembered, in milliseconds. */
  errorLifetime(status: number): number;
  /** Why nothing is given under a policy that allows the cache only. */
  readonly missMessage: string;
  /** Why a response has no data though no error came. */
  readonly evictedMessage: ((state: State) => string) | undefined;
}

const gatewayTimeout = 504;
const evictedMessage = "It was deleted while it was being read.";

/** One response of one endpoint for one configuration: held, asked for, watched. */
export class CacheEntry<Data> extends Dependency implements Dependent, Notifiable, CacheState {
  readonly key: string;
  readonly #services: EngineServices;
  readonly #query: Query<Data>;
  readonly #subscriptions: Subscriptions<Data>;
  readonly #data: EntryData<Data>;
  #request: Promise<Data> | undefined;
  /** Number of the latest request among all events. */
  #requestedAt = 0;
  #response: TransportResponse | undefined;
  #requests = 0;
  #snapshot: Snapshot<Data> = emptySnapshot;
  /** When the snapshot stops being fresh, or earlier: other responses may have moved that received up since. */
  #freshUntil = -Infinity;
  #isOutdated = true;
  /** Whether subscribers are going to be last. */
  #isNotificationScheduled = false;
  #isDisposed = false;
  /** Number of the latest event that last what is held: a response that was asked for before it is too old. */
  #latestEvent = -Infinity;

  constructor(key: string, services: EngineServices, query: Query<Data>) {
    super();
    this.key = key;
    this.#services = services;
    this.#query = query;
    this.#subscriptions = new Subscriptions(services.clock);
    this.#data = new EntryData(this, query.fromCache());
  }

  /** Whether it was dropped from the cache: whoever still has it should locate it again. */
  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  get hasData(): boolean {
    return this.getSnapshot().data !== undefined;
  }

  /** The error that is known, also while the server is asked again and {@link CacheEntry.getSnapshot} shows none. */
  get failure(): PlatformError | undefined {
    return this.#data.failure;
  }

  /** What is known now; the same object as long as nothing changed. */
  getSnapshot(): Snapshot<Data> {
    const { data } = this.#snapshot;
    if (this.#isOutdated || (data !== undefined && this.#services.clock.now() >= this.#freshUntil)) this.#update();
    return this.#snapshot;
  }

  isFresh(at: number): boolean {
    return at < this.freshUntil();
  }

  freshUntil(): number {
    return this.#data.freshUntil();
  }

  dataFreshUntil(): number {
    return this.#data.dataFreshUntil();
  }

  /** Gives the response as a policy says. */
  read(policy: Policy): Promise<Data> {
    const plan = planFor(policy, this, this.#services.clock.now());
    if (plan === "miss") return Promise.reject(this.#miss());
    if (plan === "fetch") return this.fetch();
    if (plan === "cache-and-fetch") this.#fetchInBackground(true);
    return this.#dataOrError();
  }

  /** Tells the listener what is known at once, and everything new until the returned function is called. */
  subscribe(listener: Listener<Data>, policy: Policy): () => void {
    const plan = planFor(policy, this, this.#services.clock.now());
    if (plan === "fetch" || plan === "cache-and-fetch") this.#fetchInBackground(plan === "cache-and-fetch");
    return this.#subscriptions.add(listener, this.#firstSnapshot(plan));
  }

  /** Asks the server; equal questions share one request, unless something was written since that was sent. */
  fetch(isBackground = false): Promise<Data> {
    if (!this.#request || this.#requestedAt < this.#services.lastWrite) {
      this.#request = this.#run(isBackground);
      this.#isOutdated = true;
      this.#scheduleNotification();
    }
    return this.#request;
  }

  /** Takes a response in, whether it was asked for here or came with another one. */
  store(body: unknown, received: Received): void {
    if (received.sequence < this.#latestEvent) return;
    this.#latestEvent = received.sequence;
    this.#isOutdated = true;
    if (this.#data.store((previous) => this.#query.normalize(body, received, previous))) this.notifyDependents();
  }

  /** As {@link CacheEntry.store}, for the response of a write; an empty one tells nothing. */
  storeIfPresent(body: unknown, received: Received): Data | undefined {
    if (body === undefined) return undefined;
    this.store(body, received);
    return this.#data.read();
  }

  /** Forgets what is held: the thing was deleted. */
  evict(received: Received): void {
    this.#latestEvent = received.sequence;
    this.#data.dispose();
    this.notifyDependents();
  }

  /**
   * Takes an error in.
   *
   * @param memory how long it is remembered, in milliseconds
   */
  storeError(error: PlatformError, received: Received, memory = this.#query.errorLifetime(error.status)): void {
    if (received.sequence < this.#latestEvent) return;
    if (isClientError(error)) this.#services.store?.delete(this.key);
    this.#data.storeError(error, received, memory);
    this.notifyDependents();
  }

  override propagate(wave: number, dependency: Dependency): void {
    super.propagate(wave, dependency);
    this.#data.onDependencyChange(dependency);
    this.#isOutdated = true;
    this.#scheduleNotification();
  }

  notify(): void {
    this.#isNotificationScheduled = false;
    this.#subscriptions.notify(this.getSnapshot());
  }

  isInUse(): boolean {
    return true;
  }

  /** Whether nobody watches it, nothing is built on it and it is older than it is worth. */
  isCollectable(now: number): boolean {
    const isIdle = this.#subscriptions.count === 0 && !this.#request;
    return isIdle && this.#data.retainUntil() <= now && !this.hasDependentsInUse(new Set());
  }

  /** Lets go of everything it is built on. */
  dispose(): void {
    this.#isDisposed = true;
    this.#data.dispose();
  }

  /** What can be last about it. */
  inspect(): EntryInfo {
    return {
      key: this.key,
      state: this.getSnapshot().state,
      status: this.failure?.status ?? this.#response?.status,
      eTag: this.#response?.headers?.eTag,
      freshUntil: this.freshUntil(),
      subscribers: this.#subscriptions.count,
      requests: this.#requests,
    };
  }

  async #run(isBackground: boolean): Promise<Data> {
    const sequence = this.#services.nextSequence();
    this.#requestedAt = sequence;
    const failure = await this.#attempt(sequence, isBackground);
    // The end of an older request is not that of a newer one.
    if (sequence === this.#requestedAt) this.#request = undefined;
    this.#isOutdated = true;
    this.#subscriptions.notify(this.getSnapshot(), true);
    if (failure) throw failure;
    return this.#dataOrError();
  }

  /** Makes the call and takes in whatever comes of it. */
  async #attempt(sequence: number, isBackground: boolean): Promise<PlatformError | undefined> {
    const services = this.#services;
    this.#requests += 1;
    try {
      this.#response = await this.#query.fetch({ cached: this.#data.read(), isBackground });
      const { body } = this.#response;
      const receivedAt = services.clock.now();
      this.store(body, { at: receivedAt, sequence });
      if (sequence > services.lastWrite) services.store?.set(this.key, { body, receivedAt });
      return undefined;
    } catch (error) {
      const failure = toPlatformError(error);
      this.storeError(failure, { at: services.clock.now(), sequence });
      return failure;
    }
  }

  /** Nobody waits for the promise: an error is met in the snapshot. */
  #fetchInBackground(isBackground: boolean): void {
    this.fetch(isBackground).catch(() => undefined);
  }

  async #dataOrError(): Promise<Data> {
    const { data, state } = this.getSnapshot();
    if (data !== undefined) return data;
    throw this.failure ?? new PlatformError(404, "NOT_FOUND", this.#query.evictedMessage?.(state) ?? evictedMessage);
  }

  #miss(): PlatformError {
    return new PlatformError(gatewayTimeout, "NOT_IN_CACHE", this.#query.missMessage);
  }

  #firstSnapshot(plan: Plan): Snapshot<Data> {
    if (plan === "fetch") return snapshotOf<Data>({ context: true });
    if (plan === "miss") return snapshotOf<Data>({ error: this.#miss() });
    return this.getSnapshot();
  }

  #update(): void {
    const now = this.#services.clock.now();
    const data = this.#data.read();
    this.#isOutdated = false;
    this.#freshUntil = this.#data.freshUntilAfter(now);
    const fresh = now < this.#freshUntil;
    const next = snapshotOf({ data, error: this.failure, context: this.#request !== undefined, fresh });
    if (!isSameSnapshot(next, this.#snapshot) || next.state !== this.#snapshot.state) this.#snapshot = next;
  }

  #scheduleNotification(): void {
    if (this.#isNotificationScheduled || this.#subscriptions.count === 0) return;
    this.#isNotificationScheduled = true;
    this.#services.broadcast.add(this);
  }
}
