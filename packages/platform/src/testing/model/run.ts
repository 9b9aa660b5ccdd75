import { expect } from "vitest";
import { garbageCollection } from "../../times.ts";
import type { Clock } from "../../clock.ts";
import type { InvalidateFilter } from "../../cache/invalidate.ts";
import type { ResponseStore, StoredResponse } from "../../cache/response-store.ts";
import type { Snapshot } from "../../cache/snapshot.ts";
import { isUiRecord } from "../../cache/ui-record.ts";
import { isJsonObject } from "../../json.ts";
import { createPlatform } from "../../platform.ts";
import type { TransportRequest, TransportResponse } from "../../transport.ts";
import { FakeClock } from "../fake-clock.ts";
import type { Receipt } from "./known-records.ts";
import { bindQuery, modelEndpoints, type ModelPlatform, type ModelQuery, queryOf } from "./queries.ts";
import { ReferenceCache } from "./reference-cache.ts";
import { ModelServer } from "./server.ts";
import type { Shared } from "./stored-responses.ts";

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
  collectGarbage = (): void => undefined;
  readonly #persisted = new Map<string, StoredResponse>();
  #shared: Shared = { persisted: new Map(), lastWrite: 0 };
  #references = new Map<string, ReferenceCache>();
  #sequence = 0;

  constructor() {
    this.platform = this.#start();
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
    return createPlatform({ clock, store, transport, user: this.user, endpoints: modelEndpoints });
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
    const receipt = { at: this.clock.now(), sent };
    if (isRead) this.#noteRead(reference, queryOf(request), response, receipt);
    else this.refetches.push(...this.#requestKinds(reference, noteWrite(reference, request, response, receipt)));
    return response;
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
    if (isConfirmed) reference.receive(confirming, { status, body: { info: { eTag }, records } }, receipt);
  }
}

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
  if (status >= 400) return [];
  const record = isUiRecord(body) ? body : undefined;
  if (family === "list-info") {
    const list = `${id}.${name ?? (isJsonObject(input) ? String(input.listViewApiName) : "")}`;
    return reference.writeList(list, body, receipt);
  }
  if (method === "DELETE") return reference.deleteRecord(id, receipt);
  return method === "POST" && record
    ? reference.createRecord(record, receipt)
    : reference.updateRecord(id, record, receipt);
}
