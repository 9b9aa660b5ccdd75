// How responses and writes change the cache of one user, implemented simply and without regard to speed.
import type { InvalidateFilter } from "../../cache/invalidate.ts";
import { expectRecord, type UiRecord } from "../../cache/ui-record.ts";
import { isJsonObject } from "../../json.ts";
import type { TransportResponse } from "../../transport.ts";
import { allPaths, CachedQueries, type Entry, isClientError, lifetimes, recordsIn } from "./cached-queries.ts";
import type { Receipt } from "./known-records.ts";
import { objectOf } from "./names.ts";
import { endpointNames, keyOf, type ModelQuery, type StoredQuery } from "./queries.ts";

const notFoundLifetime = 60_000;
const never = -Infinity;
/** Sequence numbers of responses of earlier visits are lower than all others, and ordered by time. */
const earlierVisit = -1e15;

/** A response of an earlier visit, or of this one. */
export interface PersistedResponse {
  readonly query: StoredQuery;
  readonly body: unknown;
  readonly at: number;
  readonly expiresAt: number;
}

/** What the caches of all users share. */
export interface Shared {
  readonly persisted: Map<string, PersistedResponse>;
  /** Sequence number of the latest write. */
  lastWrite: number;
}

type Kind = StoredQuery["kind"];

/** The kinds of persisted responses that a write removes, even if it fails: the server may have stored it. */
const invalidatedKinds: Readonly<Record<"record" | "list", readonly Kind[]>> = {
  record: ["record", "records", "list records", "list ui", "layout record"],
  list: ["list records", "list ui", "list info", "list infos"],
};

const listIn = (body: unknown, name: string): readonly unknown[] =>
  isJsonObject(body) && Array.isArray(body[name]) ? body[name] : [];

/** Whether a query names a record or an object. */
function isNamedIn(query: StoredQuery, value: string): boolean {
  switch (query.kind) {
    case "record":
    case "layout record":
    case "record ui":
      return query.id === value || objectOf(query.id) === value;
    case "records":
      return query.ids.some((id) => id === value || objectOf(id) === value);
    case "layout":
    case "object info":
      return query.object === value;
    case "list infos":
      return query.lists.some((list) => list.startsWith(`${value}.`));
    default:
      return query.list.startsWith(`${value}.`);
  }
}

const isModelQuery = (query: StoredQuery): query is ModelQuery => !("object" in query) && query.kind !== "record ui";

/** The cache of one user. */
export class ReferenceCache extends CachedQueries {
  readonly #user: string;
  readonly #shared: Shared;

  constructor(user: string, shared: Shared) {
    super();
    this.#user = user;
    this.#shared = shared;
  }

  restore(entry: Entry): void {
    const persisted = this.#shared.persisted.get(this.#persistedKey(entry.query));
    if (persisted) this.#store(entry, persisted.body, { at: persisted.at, sent: earlierVisit + persisted.at });
  }

  /** Stores the response to a query. */
  receive(query: ModelQuery, { status, body }: TransportResponse, receipt: Receipt): void {
    const entry = this.entry(query);
    if (status >= 400) {
      const lifetime = status === 404 ? Math.min(lifetimes[query.kind], notFoundLifetime) : 0;
      return this.#fail(entry, status, receipt, lifetime);
    }
    this.#store(entry, body, receipt);
    if (receipt.sent < this.#shared.lastWrite) return;
    const stored = { query, body, at: receipt.at, expiresAt: this.dataFreshUntil(entry) };
    this.#shared.persisted.set(this.#persistedKey(query), stored);
  }

  #fail(entry: Entry, status: number, { at, sent }: Receipt, lifetime: number): void {
    const { query } = entry;
    if (sent < entry.sent) return;
    if (isClientError(status)) {
      entry.sent = sent;
      this.#shared.persisted.delete(this.#persistedKey(query));
    }
    const isOfRecord = query.kind === "record" || (query.kind === "layout record" && entry.response !== undefined);
    if (isOfRecord && status === 404) {
      entry.error = undefined;
      if (sent > this.records.foundBy(query.id)) this.records.remove(query.id, sent, lifetime > 0 ? at : never);
    } else entry.error = { status, until: at + lifetime };
  }

  #store(entry: Entry, body: unknown, receipt: Receipt): void {
    const { query } = entry;
    const { at, sent } = receipt;
    if (sent < entry.sent) return;
    const staleFrom = sent < entry.invalidatedBy ? at : Infinity;
    Object.assign(entry, { sent, error: undefined, staleFrom, response: { at } });
    switch (query.kind) {
      case "record": {
        const record = expectRecord(body);
        this.records.merge(record, receipt);
        this.records.markMissing(record.id, record.fields, allPaths(query), at);
        break;
      }
      case "layout record": {
        const record = expectRecord(isJsonObject(body) && "layouts" in body ? Object(body.records)[query.id] : body);
        if (record !== body) this.#storeLayout(record, receipt);
        this.records.merge(record, receipt);
        entry.response = { at, fields: Object.keys(record.fields) };
        break;
      }
      case "record ui":
      case "layout":
      case "object info":
        break;
      case "list info":
        entry.response = { at, eTag: isJsonObject(body) && body.eTag };
        break;
      case "list records":
        entry.response = { at, rows: this.#mergeRows(body, receipt) };
        break;
      case "list ui":
        if (!isJsonObject(body)) break;
        this.#store(this.infoOf(query.list), body.info, receipt);
        entry.response = { at, eTag: Object(body.info).eTag, rows: this.#mergeRows(body.records, receipt) };
        break;
      default:
        listIn(body, "results").forEach((item, index) => this.#storeItem(this.itemsOf(query)[index], item, receipt));
    }
  }

  #storeLayout({ id, apiName: object }: UiRecord, receipt: Receipt): void {
    const parts = [
      { kind: "record ui", id } as const,
      { kind: "layout", object } as const,
      { kind: "object info", object } as const,
    ];
    for (const part of parts) this.#store(this.entry(part), undefined, receipt);
  }

  #mergeRows(body: unknown, receipt: Receipt): string[] {
    const rows = listIn(body, "records").map(expectRecord);
    for (const row of rows) this.records.merge(row, receipt);
    return rows.map(({ id }) => id);
  }

  /** The errors of items are cached, except 404. */
  #storeItem(entry: Entry | undefined, item: unknown, receipt: Receipt): void {
    if (!entry || !isJsonObject(item)) return;
    const status = Number(item.statusCode);
    if (status === 200) this.#store(entry, item.result, receipt);
    else this.#fail(entry, status, receipt, status === 404 ? 0 : lifetimes[entry.query.kind]);
  }

  /** Call this for the response to every write, whether the write succeeded or failed. */
  startWrite(what: "record" | "list", sent: number): void {
    const { persisted } = this.#shared;
    this.#shared.lastWrite = sent;
    for (const [key, { query }] of persisted) {
      if (invalidatedKinds[what].includes(query.kind)) persisted.delete(key);
    }
  }

  /** Returns the queries that are refetched. */
  createRecord(record: UiRecord, receipt: Receipt): ModelQuery[] {
    this.records.merge(record, receipt);
    return this.#invalidateLists(record.apiName, ["list records", "list ui"], receipt);
  }

  /** @param record undefined if the response has no body */
  updateRecord(id: string, record: UiRecord | undefined, receipt: Receipt): ModelQuery[] {
    if (record) {
      this.records.merge(record, receipt);
      return [];
    }
    this.records.invalidate(id, receipt.sent);
    return this.#invalidate((entry) => this.#isAbout(entry, id), receipt);
  }

  deleteRecord(id: string, receipt: Receipt): ModelQuery[] {
    const objectApiName = this.records.objectOf(id);
    this.records.remove(id, receipt.sent);
    return this.#invalidateLists(objectApiName, ["list records", "list ui"], receipt);
  }

  /** @param info undefined if the list was deleted */
  writeList(list: string, info: unknown, receipt: Receipt): ModelQuery[] {
    const entry = this.infoOf(list);
    if (info) this.#store(entry, info, receipt);
    else Object.assign(entry, { response: undefined, sent: receipt.sent });
    const [objectApiName] = list.split(".");
    return this.#invalidateLists(objectApiName, invalidatedKinds.list, receipt);
  }

  /** Makes what a filter selects stale. Returns the queries that are refetched. */
  invalidate(filter: InvalidateFilter, receipt: Receipt): ModelQuery[] {
    const { endpoint, recordId, objectApiName } = filter;
    const values = [recordId, objectApiName].filter((value) => value !== undefined);
    const isOf = ({ kind }: StoredQuery): boolean => endpoint === undefined || endpoint === endpointNames[kind];
    for (const [key, { query, body }] of this.#shared.persisted) {
      const contains = (value: string): boolean =>
        isNamedIn(query, value) || JSON.stringify(body).includes(JSON.stringify(value));
      if (isOf(query) && values.every(contains)) this.#shared.persisted.delete(key);
    }
    const records = this.records.ids().filter((id) => endpoint === undefined && values.every(this.#isRecordOf(id)));
    for (const id of records) this.records.invalidate(id, receipt.sent);
    const isAbout = (entry: Entry): boolean => values.every((value) => this.#isAbout(entry, value));
    return this.#invalidate((entry) => isOf(entry.query) && isAbout(entry), receipt);
  }

  #isRecordOf =
    (id: string) =>
    (value: string): boolean =>
      id === value || this.records.objectOf(id) === value;

  /** Whether a query names a record or an object, or its response contains such a record. */
  #isAbout(entry: Entry, value: string): boolean {
    return isNamedIn(entry.query, value) || recordsIn(entry).some((id) => this.#isRecordOf(id)(value));
  }

  /** Makes the lists of an object stale; without an object, all lists. */
  #invalidateLists(objectApiName: string | undefined, kinds: readonly Kind[], receipt: Receipt): ModelQuery[] {
    const listsOf = (query: StoredQuery): readonly string[] =>
      "list" in query ? [query.list] : "lists" in query ? query.lists : [];
    return this.#invalidate(({ query }) => {
      const isOfObject = (list: string): boolean => !objectApiName || list.startsWith(`${objectApiName}.`);
      return kinds.includes(query.kind) && listsOf(query).some(isOfObject);
    }, receipt);
  }

  #invalidate(isAffected: (entry: Entry) => boolean, { at, sent }: Receipt): ModelQuery[] {
    const entries = [...this.entries.values()].filter((entry) => isAffected(entry) && entry.sent < sent);
    for (const entry of entries) {
      Object.assign(entry, { staleFrom: Math.min(entry.staleFrom, at), invalidatedBy: sent });
      if (entry.error) entry.error = { ...entry.error, until: Math.min(entry.error.until, at) };
    }
    return entries.flatMap(({ subscribers, query }) => (subscribers > 0 && isModelQuery(query) ? [query] : []));
  }

  #persistedKey = (query: StoredQuery): string => `${this.#user} ${keyOf(query)}`;
}
