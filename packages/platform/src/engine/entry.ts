import { toPlatformError } from "../convert-errors.ts";
import { PlatformError } from "../errors.ts";
import type { Holding } from "../shapes/shape.ts";
import type { TransportResponse } from "../transport/transport.ts";
import type { Announcer } from "./broadcast.ts";
import { HeldAnswer } from "./held-answer.ts";
import type { EntryFacts } from "./inspection.ts";
import type { Moment } from "./moment.ts";
import { planFor, type Held, type Plan, type Policy } from "./policy.ts";
import type { Services } from "./services.ts";
import { isRefusal, noSnapshot, showsTheSame, snapshotOf, type Snapshot, type State } from "./snapshot.ts";
import { Source, type Dependent } from "./source.ts";
import { Subscriptions, type Listener } from "./subscriptions.ts";

/** What a call may build on. */
export interface Given<Answer> {
  /** What the cache holds, fresh or not. */
  readonly held: Answer | undefined;
  /** Whether the caller was given that already, and the call renews it behind. */
  readonly isBehind: boolean;
}

/** An endpoint with its configuration filled in. */
export interface Query<Answer> {
  /** Makes the call. */
  ask(given: Given<Answer>): Promise<TransportResponse>;
  /** What other answers already tell. */
  find(): Holding<Answer> | undefined;
  /** Takes an answer into the cache. */
  hold(body: unknown, moment: Moment, previous?: Holding<Answer>): Holding<Answer>;
  /** How long an error with this status is remembered, in milliseconds. */
  errorMemory(status: number): number;
  /** Why nothing is given under a policy that allows the cache only. */
  readonly missText: string;
  /** Why an answer has no data though no error came. */
  readonly goneText: ((state: State) => string) | undefined;
}

const gatewayTimeout = 504;
const goneText = "It was deleted while it was being read.";

/** One answer of one endpoint for one configuration: held, asked for, watched. */
export class Entry<Answer> extends Source implements Dependent, Announcer, Held {
  readonly key: string;
  readonly #services: Services;
  readonly #query: Query<Answer>;
  readonly #subscriptions: Subscriptions<Answer>;
  readonly #held: HeldAnswer<Answer>;
  #request: Promise<Answer> | undefined;
  /** Number of the latest request among all events. */
  #askedAt = 0;
  #response: TransportResponse | undefined;
  #requests = 0;
  #snapshot: Snapshot<Answer> = noSnapshot;
  /** When the snapshot stops being fresh, or earlier: other answers may have moved that moment up since. */
  #freshUntil = -Infinity;
  #isOutdated = true;
  /** Whether subscribers are going to be told. */
  #isToAnnounce = false;
  #isDisposed = false;
  /** Number of the latest event that told what is held: an answer that was asked for before it is too old. */
  #latestEvent = -Infinity;

  constructor(key: string, services: Services, query: Query<Answer>) {
    super();
    this.key = key;
    this.#services = services;
    this.#query = query;
    this.#subscriptions = new Subscriptions(services.clock);
    this.#held = new HeldAnswer(this, query.find());
  }

  /** Whether it was dropped from the cache: whoever still has it should locate it again. */
  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  get hasData(): boolean {
    return this.current().data !== undefined;
  }

  /** The error that is known, also while the server is asked again and {@link Entry.current} shows none. */
  get failure(): PlatformError | undefined {
    return this.#held.failure;
  }

  /** What is known now; the same object as long as nothing changed. */
  current(): Snapshot<Answer> {
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

  /** Gives the answer as a policy says. */
  read(policy: Policy): Promise<Answer> {
    const plan = planFor(policy, this, this.#services.clock.now());
    if (plan === "miss") return Promise.reject(this.#miss());
    if (plan === "ask") return this.ask();
    if (plan === "give-and-ask") this.#askSilently(true);
    return this.#give();
  }

  /** Tells the listener what is known at once, and everything new until the returned function is called. */
  subscribe(listener: Listener<Answer>, policy: Policy): () => void {
    const plan = planFor(policy, this, this.#services.clock.now());
    if (plan === "ask" || plan === "give-and-ask") this.#askSilently(plan === "give-and-ask");
    return this.#subscriptions.add(listener, this.#firstSnapshot(plan));
  }

  /** Asks the server; equal questions share one request, unless something was written since that was sent. */
  ask(isBehind = false): Promise<Answer> {
    if (!this.#request || this.#askedAt < this.#services.lastWrite) {
      this.#request = this.#fetch(isBehind);
      this.#isOutdated = true;
      this.#announceSoon();
    }
    return this.#request;
  }

  /** Takes an answer in, whether it was asked for here or came with another one. */
  accept(body: unknown, moment: Moment): void {
    if (moment.order < this.#latestEvent) return;
    this.#latestEvent = moment.order;
    this.#isOutdated = true;
    if (this.#held.accept((previous) => this.#query.hold(body, moment, previous))) this.changed();
  }

  /** As {@link Entry.accept}, for the answer of a write; an empty one tells nothing. */
  take(body: unknown, moment: Moment): Answer | undefined {
    if (body === undefined) return undefined;
    this.accept(body, moment);
    return this.#held.read();
  }

  /** Forgets what is held: the thing was deleted. */
  forget(moment: Moment): void {
    this.#latestEvent = moment.order;
    this.#held.dispose();
    this.changed();
  }

  /**
   * Takes an error in.
   *
   * @param memory how long it is remembered, in milliseconds
   */
  fail(error: PlatformError, moment: Moment, memory = this.#query.errorMemory(error.status)): void {
    if (moment.order < this.#latestEvent) return;
    if (isRefusal(error)) this.#services.store?.forget(this.key);
    this.#held.fail(error, moment, memory);
    this.changed();
  }

  override mark(wave: number, source: Source): void {
    super.mark(wave, source);
    this.#held.partChanged(source);
    this.#isOutdated = true;
    this.#announceSoon();
  }

  announce(): void {
    this.#isToAnnounce = false;
    this.#subscriptions.tell(this.current());
  }

  needsSources(): boolean {
    return true;
  }

  /** Whether nobody watches it, nothing is built on it and it is older than it is worth. */
  isDisposable(now: number): boolean {
    const isIdle = this.#subscriptions.count === 0 && !this.#request;
    return isIdle && this.#held.keepUntil() <= now && !this.isNeeded(new Set());
  }

  /** Lets go of everything it is built on. */
  dispose(): void {
    this.#isDisposed = true;
    this.#held.dispose();
  }

  /** What can be told about it. */
  inspect(): EntryFacts {
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

  async #fetch(isBehind: boolean): Promise<Answer> {
    const order = this.#services.nextEvent();
    this.#askedAt = order;
    const failure = await this.#attempt(order, isBehind);
    // The end of an older request is not that of a newer one.
    if (order === this.#askedAt) this.#request = undefined;
    this.#isOutdated = true;
    this.#subscriptions.tell(this.current(), true);
    if (failure) throw failure;
    return this.#give();
  }

  /** Makes the call and takes in whatever comes of it. */
  async #attempt(order: number, isBehind: boolean): Promise<PlatformError | undefined> {
    const services = this.#services;
    this.#requests += 1;
    try {
      this.#response = await this.#query.ask({ held: this.#held.read(), isBehind });
      const { body } = this.#response;
      const receivedAt = services.clock.now();
      this.accept(body, { now: receivedAt, order });
      if (order > services.lastWrite) services.store?.put(this.key, { body, receivedAt });
      return undefined;
    } catch (error) {
      const failure = toPlatformError(error);
      this.fail(failure, { now: services.clock.now(), order });
      return failure;
    }
  }

  /** Nobody waits for the promise: an error is met in the snapshot. */
  #askSilently(isBehind: boolean): void {
    this.ask(isBehind).catch(() => undefined);
  }

  async #give(): Promise<Answer> {
    const { data, state } = this.current();
    if (data !== undefined) return data;
    throw this.failure ?? new PlatformError(404, "NOT_FOUND", this.#query.goneText?.(state) ?? goneText);
  }

  #miss(): PlatformError {
    return new PlatformError(gatewayTimeout, "NOT_IN_CACHE", this.#query.missText);
  }

  #firstSnapshot(plan: Plan): Snapshot<Answer> {
    if (plan === "ask") return snapshotOf<Answer>({ asking: true });
    if (plan === "miss") return snapshotOf<Answer>({ error: this.#miss() });
    return this.current();
  }

  #update(): void {
    const now = this.#services.clock.now();
    const data = this.#held.read();
    this.#isOutdated = false;
    this.#freshUntil = this.#held.freshUntilAfter(now);
    const fresh = now < this.#freshUntil;
    const next = snapshotOf({ data, error: this.failure, asking: this.#request !== undefined, fresh });
    if (!showsTheSame(next, this.#snapshot) || next.state !== this.#snapshot.state) this.#snapshot = next;
  }

  #announceSoon(): void {
    if (this.#isToAnnounce || this.#subscriptions.count === 0) return;
    this.#isToAnnounce = true;
    this.#services.broadcast.add(this);
  }
}
