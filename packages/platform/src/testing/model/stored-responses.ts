// How responses change the cache of one user, implemented simply and without regard to speed.
import { expectRecord, type UiRecord } from "../../cache/ui-record.ts";
import { isJsonObject } from "../../json.ts";
import type { TransportResponse } from "../../transport.ts";
import { allPaths, CachedQueries, type Entry, isClientError, lifetimes } from "./cached-queries.ts";
import type { Receipt } from "./known-records.ts";
import { keyOf, type ModelQuery, type StoredQuery } from "./queries.ts";

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

const listIn = (body: unknown, name: string): readonly unknown[] =>
  isJsonObject(body) && Array.isArray(body[name]) ? body[name] : [];

const isFilteredIn = (info: unknown): boolean => listIn(info, "filteredByInfo").length > 0;

/** The cache of one user, as far as responses change it. */
export class StoredResponses extends CachedQueries {
  readonly #user: string;
  protected readonly shared: Shared;

  constructor(user: string, shared: Shared) {
    super();
    this.#user = user;
    this.shared = shared;
  }

  restore(entry: Entry): void {
    const persisted = this.shared.persisted.get(this.#persistedKey(entry.query));
    if (persisted) this.store(entry, persisted.body, { at: persisted.at, sent: earlierVisit + persisted.at });
  }

  /** Stores the response to a query. */
  receive(query: ModelQuery, { status, body }: TransportResponse, receipt: Receipt): void {
    const entry = this.entry(query);
    if (status >= 400) {
      const lifetime = status === 404 ? Math.min(lifetimes[query.kind], notFoundLifetime) : 0;
      return this.#fail(entry, status, receipt, lifetime);
    }
    this.store(entry, body, receipt);
    if (receipt.sent < this.shared.lastWrite) return;
    const stored = { query, body, at: receipt.at, expiresAt: this.dataFreshUntil(entry) };
    this.shared.persisted.set(this.#persistedKey(query), stored);
  }

  #fail(entry: Entry, status: number, { at, sent }: Receipt, lifetime: number): void {
    const { query } = entry;
    if (sent < entry.sent) return;
    if (isClientError(status)) {
      entry.sent = sent;
      this.shared.persisted.delete(this.#persistedKey(query));
    }
    const isOfRecord = query.kind === "record" || (query.kind === "layout record" && entry.response !== undefined);
    if (isOfRecord && status === 404) {
      entry.error = undefined;
      if (sent > this.records.foundBy(query.id)) this.records.remove(query.id, sent, lifetime > 0 ? at : never);
    } else entry.error = { status, until: at + lifetime };
  }

  protected store(entry: Entry, body: unknown, receipt: Receipt): void {
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
        entry.response = { at, eTag: isJsonObject(body) && body.eTag, isFiltered: isFilteredIn(body) };
        break;
      case "list records":
        entry.response = { at, rows: this.#mergeRows(body, receipt), infoETag: Object(body).listInfoETag };
        break;
      case "list ui":
        if (!isJsonObject(body)) break;
        this.store(this.infoOf(query.list), body.info, receipt);
        entry.response = {
          at,
          eTag: Object(body.info).eTag,
          isFiltered: isFilteredIn(body.info),
          rows: this.#mergeRows(body.records, receipt),
        };
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
    for (const part of parts) this.store(this.entry(part), undefined, receipt);
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
    if (status === 200) this.store(entry, item.result, receipt);
    else this.#fail(entry, status, receipt, status === 404 ? 0 : lifetimes[entry.query.kind]);
  }

  #persistedKey = (query: StoredQuery): string => `${this.#user} ${keyOf(query)}`;
}
