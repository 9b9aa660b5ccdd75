import { garbageCollection } from "../../times.ts";
import type { Clock } from "../../clock.ts";
import type { ResponseStore, StoredResponse } from "../../cache/response-store.ts";
import type { Snapshot } from "../../cache/snapshot.ts";
import { PlatformError } from "../../errors.ts";
import { createPlatform } from "../../platform.ts";
import { retryReads } from "../../retry.ts";
import { connectTabs, type TabChannel } from "../../tabs.ts";
import type { TransportRequest, TransportResponse } from "../../transport.ts";
import { FakeClock } from "../fake-clock.ts";
import { Invariants } from "./invariants.ts";
import { bindQuery, modelEndpoints, type ModelPlatform, type ModelQuery, queryOf } from "./queries.ts";
import { ModelServer } from "./server.ts";

const users = ["005000000000001AAA", "005000000000002AAA"] as const;

export interface Subscriber {
  readonly query: ModelQuery;
  readonly user: string;
  readonly snapshots: (Snapshot<unknown> | null)[];
  readonly stop: () => void;
}

/** A platform of two users and that of another tab, with a server, and what may be expected of them. */
export class Run {
  readonly clock = new FakeClock(1_000_000);
  readonly server = new ModelServer(() => this.clock.now());
  readonly invariants = new Invariants(this.server, this.clock);
  readonly user: { userId: string; isGuest: boolean } = { userId: users[0], isGuest: false };
  subscribers: Subscriber[] = [];
  /** What the current step reads. */
  reading: ModelQuery | undefined;
  /** How many requests to read were sent since the step began. */
  reads = 0;
  /** Whether a response since the step began was an error of the server, or got lost. */
  hasFailed = false;
  /** Whether any ever was. */
  hasEverFailed = false;
  /** How often the other tab announced a write. */
  announcements = 0;
  /** Responses to reads wait for this. */
  gate: Promise<void> | undefined;
  platform: ModelPlatform;
  /** The platform of another tab, which only writes. */
  readonly otherTab: ModelPlatform;
  collectGarbage = (): void => undefined;
  readonly #persisted = new Map<string, StoredResponse>();
  #notify: (outdated: unknown) => void = () => undefined;

  constructor() {
    this.platform = this.#start();
    const postMessage = (outdated: unknown): void => {
      this.announcements += 1;
      this.#notify(outdated);
    };
    const tabs = connectTabs({ addEventListener: () => undefined, postMessage });
    const transport = async (request: TransportRequest) => this.server.respond(request);
    this.otherTab = createPlatform({
      clock: this.clock,
      transport,
      tabs,
      user: this.user,
      endpoints: modelEndpoints,
    });
  }

  /** Starts another visit, with the responses of the earlier ones that are still fresh. */
  restart(): void {
    this.unsubscribe();
    for (const [key, { expiresAt }] of this.#persisted) if (expiresAt <= this.clock.now()) this.#persisted.delete(key);
    this.invariants.restart();
    this.platform = this.#start();
  }

  switchUser(): void {
    this.user.userId = this.user.userId === users[0] ? users[1] : users[0];
  }

  subscribe(query: ModelQuery): void {
    const snapshots: Subscriber["snapshots"] = [];
    const stop = bindQuery(this.platform, query).subscribe((snapshot) => snapshots.push(snapshot));
    this.subscribers.push({ query, user: this.user.userId, snapshots, stop });
  }

  /** The list views that are read or subscribed to. */
  get shownLists(): string[] {
    const queries = [this.reading, ...this.subscribers.map(({ query }) => query)];
    return queries.flatMap((query) => (query?.kind === "list ui" ? [query.list] : []));
  }

  unsubscribe(): void {
    for (const { stop } of this.subscribers) stop();
    this.subscribers = [];
  }

  #start(): ModelPlatform {
    const persisted = this.#persisted;
    const store: ResponseStore = {
      get: (key) => persisted.get(key),
      set: (key, response) => void persisted.set(key, response),
      delete: (key) => void persisted.delete(key),
      deleteWhere(isOutdated) {
        for (const [key, response] of persisted) if (isOutdated(key, response)) persisted.delete(key);
      },
    };
    // Garbage is collected at a step of the sequence.
    const clock: Clock = {
      now: () => this.clock.now(),
      after: (delay, callback) => {
        if (delay !== garbageCollection) return this.clock.after(delay, callback);
        this.collectGarbage = callback;
        return () => undefined;
      },
    };
    const transport = (request: TransportRequest) => this.#respond(request);
    const retry = retryReads({ retry: 1, retryDelay: () => 0 });
    const channel: TabChannel = {
      addEventListener: (_type: string, receive: unknown) => {
        if (typeof receive === "function") this.#notify = (data) => void receive({ data });
      },
      postMessage: () => undefined,
    };
    return createPlatform({
      clock,
      store,
      transport,
      retry,
      tabs: connectTabs(channel),
      user: this.user,
      endpoints: modelEndpoints,
    });
  }

  #receive(userId: string, query: ModelQuery, response: TransportResponse): void {
    // A list view requests its records first, and the rest only if its info has changed.
    const isConfirmation = this.shownLists.some((list) => query.kind === "list records" && query.list === list);
    if (isConfirmation) this.invariants.forget(userId);
    else this.invariants.receive(userId, query, response);
  }

  async #respond(request: TransportRequest): Promise<TransportResponse> {
    const { gate } = this;
    const { userId } = this.user;
    const isRead = request.method === "GET" || request.path.includes("/list-records/");
    if (isRead) this.reads += 1;
    const response = this.server.respond(request);
    if (isRead) await gate;
    if (response.status === 500) this.hasFailed = this.hasEverFailed = true;
    if (!isRead && this.server.losesNext) {
      this.hasFailed = true;
      throw new PlatformError(0, "NETWORK_ERROR", "The response got lost.");
    }
    if (isRead) this.#receive(userId, queryOf(request), response);
    return response;
  }
}
