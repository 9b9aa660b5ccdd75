import { PlatformError, toPlatformError } from "../errors.ts";
import type { Holding } from "../shapes/shape.ts";
import type { TransportResponse } from "../transport/transport.ts";
import type { Announcer } from "./broadcast.ts";
import type { EntryFacts } from "./inspection.ts";
import type { Moment } from "./moment.ts";
import { planFor, type Held, type Plan, type Policy } from "./policy.ts";
import type { Services } from "./services.ts";
import { showsTheSame, snapshotOf, type Snapshot } from "./snapshot.ts";
import { relink, Source, type Dependent } from "./source.ts";
import { Subscriptions, type Listener } from "./subscriptions.ts";
import type { AnyEntry } from "./user-cache.ts";

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
}

const gatewayTimeout = 504;

/** One answer of one endpoint for one configuration: held, asked for, watched. */
export class Entry<Answer> extends Source implements Dependent, Announcer, Held, AnyEntry {
  readonly key: string;
  readonly #services: Services;
  readonly #query: Query<Answer>;
  readonly #subscriptions: Subscriptions<Answer>;
  #holding: Holding<Answer> | undefined;
  #failure: PlatformError | undefined;
  #failureKnownUntil = -Infinity;
  #request: Promise<Answer> | undefined;
  #response: TransportResponse | undefined;
  #requests = 0;
  #snapshot: Snapshot<Answer> = snapshotOf<Answer>({ data: undefined, error: undefined, asking: false, fresh: false });
  /** When the holding stops being fresh, or earlier: other answers may have moved that moment up since. */
  #freshUntil = -Infinity;
  #isOutdated = true;
  #isDisposed = false;

  constructor(key: string, services: Services, query: Query<Answer>) {
    super();
    this.key = key;
    this.#services = services;
    this.#query = query;
    this.#subscriptions = new Subscriptions(services.clock);
    this.#replaceHolding(query.find());
  }

  /** Whether it was dropped from the cache: whoever still has it should locate it again. */
  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  get hasData(): boolean {
    return this.current().data !== undefined;
  }

  /** The error of the last request, or of the thing itself. */
  get failure(): PlatformError | undefined {
    return this.#failure ?? this.#holding?.failure?.();
  }

  /** What is known now; the same object as long as nothing changed. */
  current(): Snapshot<Answer> {
    if (this.#isOutdated || (this.#hasAged() && this.#snapshot.data !== undefined)) this.#update();
    return this.#snapshot;
  }

  isFresh(at: number): boolean {
    return at < this.freshUntil();
  }

  /** Until when the held answer is fresh, or the error remembered, in milliseconds since the epoch. */
  freshUntil(): number {
    return this.#failure ? this.#failureKnownUntil : (this.#holding?.freshUntil() ?? -Infinity);
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

  /** Asks the server; equal questions share one request. */
  ask(isBehind = false): Promise<Answer> {
    if (!this.#request) {
      this.#request = this.#fetch(isBehind);
      this.#isOutdated = true;
      this.#announceSoon();
    }
    return this.#request;
  }

  /** Takes an answer in, whether it was asked for here or came with another one. */
  accept(body: unknown, moment: Moment): void {
    const before = this.#holding?.read();
    const holding = this.#query.hold(body, moment, this.#holding);
    const hadFailed = this.#failure !== undefined;
    this.#replaceHolding(holding);
    this.#failure = undefined;
    if (hadFailed || holding.read() !== before) this.changed();
  }

  /**
   * Takes an error in.
   *
   * @param memory how long it is remembered, in milliseconds
   */
  fail(error: PlatformError, moment: Moment, memory = this.#query.errorMemory(error.status)): void {
    this.#isOutdated = true;
    if (this.#holding?.fail?.(error, moment)) return;
    this.#failure = error;
    this.#failureKnownUntil = moment.now + memory;
    this.changed();
  }

  override mark(wave: number, source: Source): void {
    super.mark(wave, source);
    this.#holding?.partChanged?.(source);
    this.#isOutdated = true;
    this.#announceSoon();
  }

  announce(): void {
    this.#subscriptions.tell(this.current());
  }

  needsSources(): boolean {
    return true;
  }

  isDisposable(now: number): boolean {
    const isIdle = this.#subscriptions.count === 0 && !this.#request && !this.isNeeded(new Set());
    return isIdle && this.#failureKnownUntil <= now && (this.#holding?.keepUntil() ?? -Infinity) <= now;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#replaceHolding(undefined);
  }

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
    this.#requests += 1;
    let failure: PlatformError | undefined;
    try {
      this.#response = await this.#query.ask({ held: this.#holding?.read(), isBehind });
      this.accept(this.#response.body, { now: this.#services.clock.now(), order });
    } catch (error) {
      failure = toPlatformError(error);
      this.fail(failure, { now: this.#services.clock.now(), order });
    }
    this.#request = undefined;
    this.#isOutdated = true;
    this.#subscriptions.tellWaiting(this.current());
    if (failure) throw failure;
    return this.#give();
  }

  /** Nobody waits for the promise: an error is met in the snapshot. */
  #askSilently(isBehind: boolean): void {
    this.ask(isBehind).catch(() => undefined);
  }

  async #give(): Promise<Answer> {
    const { data, error } = this.current();
    if (data !== undefined) return data;
    throw error ?? new PlatformError(404, "NOT_FOUND", "The record was deleted while it was being read.");
  }

  #miss(): PlatformError {
    return new PlatformError(gatewayTimeout, "NOT_IN_CACHE", this.#query.missText);
  }

  #firstSnapshot(plan: Plan): Snapshot<Answer> {
    const nothing = { data: undefined, error: undefined, asking: false, fresh: false };
    if (plan === "ask") return snapshotOf<Answer>({ ...nothing, asking: true });
    if (plan === "miss") return snapshotOf<Answer>({ ...nothing, error: this.#miss() });
    return this.current();
  }

  #hasAged(): boolean {
    return this.#services.clock.now() >= this.#freshUntil;
  }

  #update(): void {
    this.#isOutdated = false;
    this.#freshUntil = this.#holding?.freshAtLeastUntil?.() ?? -Infinity;
    if (this.#hasAged()) this.#freshUntil = this.freshUntil();
    const next = snapshotOf<Answer>({
      data: this.#holding?.read(),
      error: this.failure,
      asking: this.#request !== undefined,
      fresh: !this.#hasAged(),
    });
    if (!showsTheSame(next, this.#snapshot) || next.state !== this.#snapshot.state) this.#snapshot = next;
  }

  #announceSoon(): void {
    if (this.#subscriptions.count > 0) this.#services.broadcast.add(this);
  }

  #replaceHolding(holding: Holding<Answer> | undefined): void {
    relink(this, this.#holding?.sources ?? [], holding?.sources ?? []);
    this.#holding = holding;
  }
}
