import { expect } from "vitest";
import { garbageCollection } from "../../times.ts";
import type { Clock } from "../../clock.ts";
import type { InvalidateFilter } from "../../cache/invalidate.ts";
import type { ResponseStore, StoredResponse } from "../../cache/response-store.ts";
import type { Snapshot } from "../../cache/snapshot.ts";
import { isUiRecord } from "../../cache/ui-record.ts";
import { isJsonObject } from "../../json.ts";
import { PlatformError } from "../../errors.ts";
import { createPlatform } from "../../platform.ts";
import { retryReads } from "../../retry.ts";
import { connectTabs, type TabChannel } from "../../tabs.ts";
import type { TransportRequest, TransportResponse } from "../../transport.ts";
import { FakeClock } from "../fake-clock.ts";
import type { Receipt } from "./known-records.ts";
import { filteredField } from "./names.ts";
import { bindQuery, modelEndpoints, type ModelPlatform, type ModelQuery, queryOf } from "./queries.ts";
import { ReferenceCache } from "./reference-cache.ts";
import { ModelServer } from "./server.ts";
import type { Shared } from "./stored-responses.ts";

const temporaryStatus = 503;
const users = ["005000000000001AAA", "005000000000002AAA"] as const;

export interface Subscriber {
  readonly query: ModelQuery;
  readonly reference: ReferenceCache;
  readonly notifications: string[];
  last: Snapshot<unknown> | null;
  readonly stop: () => void;
}

/** A platform and the reference caches with which it is compared, and the requests and notifications so far. */
export class Run {
  readonly clock = new FakeClock(1_000_000);
  readonly server = new ModelServer();
  readonly user: { userId: string; isGuest: boolean } = { userId: users[0], isGuest: false };
  subscribers: Subscriber[] = [];
  /** The kinds of the queries that were requested since the step began. */
  requests: string[] = [];
  /** The kinds of the requests that the reference expects because of a write or an invalidation. */
  refetches: string[] = [];
  /** The list whose next request for records confirms its info. */
  confirming: ModelQuery | undefined;
  /** Responses to reads wait for this. */
  gate: Promise<void> | undefined;
  /** The status of the latest response that waited. */
  heldStatus = 0;
  platform: ModelPlatform;
  /** The platform of another tab, which only writes. */
  otherTab: ModelPlatform;
  collectGarbage = (): void => undefined;
  readonly #persisted = new Map<string, StoredResponse>();
  #shared: Shared = { persisted: new Map(), lastWrite: 0 };
  #references = new Map<string, ReferenceCache>();
  #sequence = 0;
  /** How often the other tab announced a write. */
  announcements = 0;
  #receive: (outdated: unknown) => void = () => undefined;
  #latestArrival: Promise<void> = Promise.resolve();

  constructor() {
    this.platform = this.#start();
    this.otherTab = this.#startOtherTab();
  }

  get reference(): ReferenceCache {
    return this.#references.get(this.user.userId) ?? new ReferenceCache("", this.#shared);
  }

  /** Of all users. */
  get references(): readonly ReferenceCache[] {
    return [...this.#references.values()];
  }

  /** Starts another visit, with the responses of the earlier ones that are still fresh. */
  restart(): void {
    this.unsubscribe();
    const times = [this.#persisted, this.#shared.persisted].map((responses) => {
      for (const [key, { expiresAt }] of responses) if (expiresAt <= this.clock.now()) responses.delete(key);
      return [...responses.values()].map(({ expiresAt }) => expiresAt).sort((one, other) => one - other);
    });
    checkPersisted(times);
    this.platform = this.#start();
  }

  switchUser(): void {
    this.user.userId = this.user.userId === users[0] ? users[1] : users[0];
  }

  subscribe(query: ModelQuery): void {
    const notifications: string[] = [];
    const listener = (snapshot: Snapshot<unknown> | null): void => {
      subscriber.last = snapshot;
      notifications.push(JSON.stringify([snapshot?.data, snapshot?.error?.status, snapshot?.loading]));
    };
    const subscriber: Subscriber = { query, reference: this.reference, notifications, last: null, stop: () => stop() };
    this.subscribers.push(subscriber);
    this.reference.entry(query).subscribers += 1;
    const stop = bindQuery(this.platform, query).subscribe(listener);
  }

  unsubscribe(): void {
    for (const { query, reference, stop } of this.subscribers) {
      reference.entry(query).subscribers -= 1;
      stop();
    }
    this.subscribers = [];
  }

  invalidate(filter: InvalidateFilter): void {
    this.#sequence += 1;
    const receipt = { at: this.clock.now(), sent: this.#sequence };
    this.refetches = this.#requestKinds(this.reference, this.reference.invalidate(filter, receipt));
    this.platform.invalidate(filter);
  }

  #start(): ModelPlatform {
    this.#sequence = 0;
    this.#shared = { persisted: this.#shared.persisted, lastWrite: 0 };
    this.#references = new Map(users.map((user) => [user, new ReferenceCache(user, this.#shared)]));
    const persisted = this.#persisted;
    const store: ResponseStore = {
      get: (key) => persisted.get(key),
      set: (key, response) => void persisted.set(key, response),
      delete: (key) => void persisted.delete(key),
      deleteWhere(isOutdated) {
        for (const [key, response] of persisted) if (isOutdated(key, response)) persisted.delete(key);
      },
    };
    // Garbage is collected when a sequence says so, because the reference is exact about what is collected.
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
        if (typeof receive === "function") this.#receive = (data) => void receive({ data });
      },
      postMessage: () => undefined,
    };
    const tabs = connectTabs(channel);
    return createPlatform({ clock, store, transport, retry, tabs, user: this.user, endpoints: modelEndpoints });
  }

  #startOtherTab(): ModelPlatform {
    const channel: TabChannel = {
      addEventListener: () => undefined,
      postMessage: (outdated) => this.#receiveFromOtherTab(outdated),
    };
    const tabs = connectTabs(channel);
    const transport = async (request: TransportRequest) => this.server.respond(request);
    return createPlatform({ clock: this.clock, transport, tabs, user: this.user, endpoints: modelEndpoints });
  }

  #receiveFromOtherTab(outdated: unknown): void {
    this.announcements += 1;
    this.#sequence += 1;
    const receipt = { at: this.clock.now(), sent: this.#sequence };
    const isOfRecords = Array.isArray(outdated) && outdated.includes("getRecord");
    const refetched = this.reference.receiveFromOtherTab(isOfRecords ? "record" : "list", receipt);
    this.refetches = this.#requestKinds(this.reference, refetched);
    this.#receive(outdated);
  }

  async #respond(request: TransportRequest): Promise<TransportResponse> {
    const { reference, gate } = this;
    const isRead = request.method === "GET" || request.path.includes("/list-records/");
    this.#sequence += 1;
    const sent = this.#sequence;
    const response = this.server.respond(request);
    this.requests.push(isRead ? requestKind(request) : "write");
    if (isRead && gate) {
      this.heldStatus = response.status;
      await gate;
    }
    await this.#arrive();
    const receipt = { at: this.clock.now(), sent };
    if (!isRead && this.server.losesNext) {
      this.refetches.push(...this.#requestKinds(reference, noteWrite(reference, request, lostResponse, receipt)));
      throw new PlatformError(0, "NETWORK_ERROR", "The response got lost.");
    }
    // It is repeated, and nobody is notified of it.
    if (response.status === temporaryStatus) return response;
    if (isRead) this.#noteRead(reference, queryOf(request), response, receipt);
    else this.refetches.push(...this.#requestKinds(reference, noteWrite(reference, request, response, receipt)));
    return response;
  }

  /** Responses arrive one after another, as from a network, so that both caches store them in the same order. */
  #arrive(): Promise<void> {
    this.#latestArrival = this.#latestArrival.then(settled);
    return this.#latestArrival;
  }

  #requestKinds(reference: ReferenceCache, queries: readonly ModelQuery[]): string[] {
    return queries.map((query) => reference.requestKind(query, this.clock.now()));
  }

  #noteRead(reference: ReferenceCache, query: ModelQuery, response: TransportResponse, receipt: Receipt): void {
    const { confirming } = this;
    if (confirming?.kind !== "list ui" || query.kind !== "list records") {
      return reference.receive(query, response, receipt);
    }
    this.confirming = undefined;
    const { status, body: records } = response;
    const eTag = reference.eTagOf(confirming.list);
    const isConfirmed = status !== 200 || (isJsonObject(records) && records.listInfoETag === eTag);
    const filteredByInfo = reference.isFilteredAsShown(confirming.list) ? [filteredField] : [];
    const info = { eTag, filteredByInfo };
    if (isConfirmed) reference.receive(confirming, { status, body: { info, records } }, receipt);
  }
}

/** Waits until the promises that can settle have settled: until the response that arrived before is stored. */
const settled = (): Promise<void> => new Promise((resolve) => void process.nextTick(resolve));

const lostResponse: TransportResponse = { status: 0, body: undefined };

/** The kind of the query, or that only the fields of a known layout are requested. */
function requestKind(request: TransportRequest): string {
  const { kind } = queryOf(request);
  return kind === "layout record" && request.path.includes("/records/") ? "layout fields" : kind;
}

function checkPersisted([persisted, expected]: readonly (readonly number[])[]): void {
  expect(persisted, "until when persisted responses are fresh").toEqual(expected);
}

/** Returns the queries that are refetched. */
function noteWrite(
  reference: ReferenceCache,
  { method, path, body: input }: TransportRequest,
  { status, body }: TransportResponse,
  receipt: Receipt,
): ModelQuery[] {
  const [, family = "", id = "", name] = path.slice(path.indexOf("/ui-api/") + "/ui-api".length).split("/");
  reference.startWrite(family === "records" ? "record" : "list", receipt.sent);
  if (status >= 400 && status < 500) return [];
  const isUnknown = status === 0 || status >= 500;
  const record = isUiRecord(body) ? body : undefined;
  if (family === "list-info") {
    const list = `${id}.${name ?? (isJsonObject(input) ? String(input.listViewApiName) : "")}`;
    return isUnknown ? reference.invalidateListKinds(receipt) : reference.writeList(list, body, receipt);
  }
  if (method === "DELETE") return reference.deleteRecord(id, isUnknown, receipt);
  if (method === "PATCH") return reference.updateRecord(id, record, Object.keys(Object(input).fields), receipt);
  return reference.createRecord(record, String(Object(input).apiName), receipt);
}
