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
  readonly held: Data | undefined;
  /** Whether the caller was given that already, and the call renews it behind. */
  readonly isBackground: boolean;
}

/** An endpoint with its configuration filled in. */
export interface Query<Data> {
  /** Makes the call. */
  ask(given: FetchContext<Data>): Promise<TransportResponse>;
  /** What other responses already tell. */
  find(): CachedData<Data> | undefined;
  /** Takes a response into the cache. */
  hold(body: unknown, received: Received, previous?: CachedData<Data>): CachedData<Data>;
  /** How long an error with this status is remembered, in milliseconds. */
  errorLifetime(status: number): number;
  /** Why nothing is given under a policy that allows the cache only. */
  readonly missText: string;
  /** Why a response has no data though no error came. */
  readonly goneText: ((state: State) => string) | undefined;
}

const gatewayTimeout = 504;
const goneText = "It was deleted while it was being read.";

/** One response of one endpoint for one configuration: held, asked for, watched. */
export class CacheEntry<Data> extends Dependency implements Dependent, Notifiable, CacheState {
  readonly key: string;
  readonly #services: EngineServices;
  readonly #query: Query<Data>;
  readonly #subscriptions: Subscriptions<Data>;
  readonly #held: EntryData<Data>;
  #request: Promise<Data> | undefined;
  /** Number of the latest request among all events. */
  #askedAt = 0;
  #response: TransportResponse | undefined;
  #requests = 0;
  #snapshot: Snapshot<Data> = emptySnapshot;
  /** When the snapshot stops being fresh, or earlier: other responses may have moved that received up since. */
  #freshUntil = -Infinity;
  #isOutdated = true;
  /** Whether subscribers are going to be told. */
  #isToAnnounce = false;
  #isDisposed = false;
  /** Number of the latest event that told what is held: a response that was asked for before it is too old. */
  #latestEvent = -Infinity;

  constructor(key: string, services: EngineServices, query: Query<Data>) {
    super();
    this.key = key;
    this.#services = services;
    this.#query = query;
    this.#subscriptions = new Subscriptions(services.clock);
    this.#held = new EntryData(this, query.find());
  }

  /** Whether it was dropped from the cache: whoever still has it should locate it again. */
  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  get hasData(): boolean {
    return this.current().data !== undefined;
  }

  /** The error that is known, also while the server is asked again and {@link CacheEntry.current} shows none. */
  get failure(): PlatformError | undefined {
    return this.#held.failure;
  }

  /** What is known now; the same object as long as nothing changed. */
  current(): Snapshot<Data> {
    const { data } = this.#snapshot;
    if (this.#isOutdated || (data !== undefined && this.#services.clock.now() >= this.#freshUntil)) this.#update();
    return this.#snapshot;
  }

  isFresh(at: number): boolean {
    return at < this.freshUntil();
  }

  freshUntil(): number {
    return this.#held.freshUntil();
  }

  dataFreshUntil(): number {
    return this.#held.dataFreshUntil();
  }

  /** Gives the response as a policy says. */
  read(policy: Policy): Promise<Data> {
    const plan = planFor(policy, this, this.#services.clock.now());
    if (plan === "miss") return Promise.reject(this.#miss());
    if (plan === "ask") return this.ask();
    if (plan === "give-and-ask") this.#askSilently(true);
    return this.#give();
  }

  /** Tells the listener what is known at once, and everything new until the returned function is called. */
  subscribe(listener: Listener<Data>, policy: Policy): () => void {
    const plan = planFor(policy, this, this.#services.clock.now());
    if (plan === "ask" || plan === "give-and-ask") this.#askSilently(plan === "give-and-ask");
    return this.#subscriptions.add(listener, this.#firstSnapshot(plan));
  }

  /** Asks the server; equal questions share one request, unless something was written since that was sent. */
  ask(isBackground = false): Promise<Data> {
    if (!this.#request || this.#askedAt < this.#services.lastWrite) {
      this.#request = this.#fetch(isBackground);
      this.#isOutdated = true;
      this.#announceSoon();
    }
    return this.#request;
  }

  /** Takes a response in, whether it was asked for here or came with another one. */
  accept(body: unknown, received: Received): void {
    if (received.sequence < this.#latestEvent) return;
    this.#latestEvent = received.sequence;
    this.#isOutdated = true;
    if (this.#held.accept((previous) => this.#query.hold(body, received, previous))) this.changed();
  }

  /** As {@link CacheEntry.accept}, for the response of a write; an empty one tells nothing. */
  take(body: unknown, received: Received): Data | undefined {
    if (body === undefined) return undefined;
    this.accept(body, received);
    return this.#held.read();
  }

  /** Forgets what is held: the thing was deleted. */
  forget(received: Received): void {
    this.#latestEvent = received.sequence;
    this.#held.dispose();
    this.changed();
  }

  /**
   * Takes an error in.
   *
   * @param memory how long it is remembered, in milliseconds
   */
  fail(error: PlatformError, received: Received, memory = this.#query.errorLifetime(error.status)): void {
    if (received.sequence < this.#latestEvent) return;
    if (isClientError(error)) this.#services.store?.forget(this.key);
    this.#held.fail(error, received, memory);
    this.changed();
  }

  override mark(wave: number, dependency: Dependency): void {
    super.mark(wave, dependency);
    this.#held.partChanged(dependency);
    this.#isOutdated = true;
    this.#announceSoon();
  }

  announce(): void {
    this.#isToAnnounce = false;
    this.#subscriptions.tell(this.current());
  }

  isInUse(): boolean {
    return true;
  }

  /** Whether nobody watches it, nothing is built on it and it is older than it is worth. */
  isDisposable(now: number): boolean {
    const isIdle = this.#subscriptions.count === 0 && !this.#request;
    return isIdle && this.#held.keepUntil() <= now && !this.hasDependentsInUse(new Set());
  }

  /** Lets go of everything it is built on. */
  dispose(): void {
    this.#isDisposed = true;
    this.#held.dispose();
  }

  /** What can be told about it. */
  inspect(): EntryInfo {
    return {
      key: this.key,
      state: this.current().state,
      status: this.failure?.status ?? this.#response?.status,
      eTag: this.#response?.headers?.eTag,
      freshUntil: this.freshUntil(),
      subscribers: this.#subscriptions.count,
      requests: this.#requests,
    };
  }

  async #fetch(isBackground: boolean): Promise<Data> {
    const sequence = this.#services.nextSequence();
    this.#askedAt = sequence;
    const failure = await this.#attempt(sequence, isBackground);
    // The end of an older request is not that of a newer one.
    if (sequence === this.#askedAt) this.#request = undefined;
    this.#isOutdated = true;
    this.#subscriptions.tell(this.current(), true);
    if (failure) throw failure;
    return this.#give();
  }

  /** Makes the call and takes in whatever comes of it. */
  async #attempt(sequence: number, isBackground: boolean): Promise<PlatformError | undefined> {
    const services = this.#services;
    this.#requests += 1;
    try {
      this.#response = await this.#query.ask({ held: this.#held.read(), isBackground });
      const { body } = this.#response;
      const receivedAt = services.clock.now();
      this.accept(body, { at: receivedAt, sequence });
      if (sequence > services.lastWrite) services.store?.put(this.key, { body, receivedAt });
      return undefined;
    } catch (error) {
      const failure = toPlatformError(error);
      this.fail(failure, { at: services.clock.now(), sequence });
      return failure;
    }
  }

  /** Nobody waits for the promise: an error is met in the snapshot. */
  #askSilently(isBackground: boolean): void {
    this.ask(isBackground).catch(() => undefined);
  }

  async #give(): Promise<Data> {
    const { data, state } = this.current();
    if (data !== undefined) return data;
    throw this.failure ?? new PlatformError(404, "NOT_FOUND", this.#query.goneText?.(state) ?? goneText);
  }

  #miss(): PlatformError {
    return new PlatformError(gatewayTimeout, "NOT_IN_CACHE", this.#query.missText);
  }

  #firstSnapshot(plan: Plan): Snapshot<Data> {
    if (plan === "ask") return snapshotOf<Data>({ context: true });
    if (plan === "miss") return snapshotOf<Data>({ error: this.#miss() });
    return this.current();
  }

  #update(): void {
    const now = this.#services.clock.now();
    const data = this.#held.read();
    this.#isOutdated = false;
    this.#freshUntil = this.#held.freshUntilAfter(now);
    const fresh = now < this.#freshUntil;
    const next = snapshotOf({ data, error: this.failure, context: this.#request !== undefined, fresh });
    if (!isSameSnapshot(next, this.#snapshot) || next.state !== this.#snapshot.state) this.#snapshot = next;
  }

  #announceSoon(): void {
    if (this.#isToAnnounce || this.#subscriptions.count === 0) return;
    this.#isToAnnounce = true;
    this.#services.broadcast.add(this);
  }
}
