// The expected contents and freshness of the cache of one user, implemented simply and without regard to speed.
import type { Policy } from "../../cache/policy.ts";
import { KnownRecords } from "./known-records.ts";
import { keyOf, type Paths, type StoredQuery } from "./queries.ts";
import { columns, layoutFields } from "./names.ts";

const [second, minute, day] = [1000, 60_000, 86_400_000];
export const lifetimes = {
  record: 30 * second,
  records: 30 * second,
  "list records": 30 * second,
  "list ui": 30 * day,
  "list info": 15 * minute,
  "list infos": 15 * minute,
  "layout record": 30 * second,
  "record ui": 15 * minute,
  layout: 15 * minute,
  "object info": 15 * minute,
};
const never = -Infinity;

interface Response {
  readonly at: number;
  readonly eTag?: unknown;
  /** Of the list info that the rows belong to. */
  readonly infoETag?: unknown;
  /** Whether the filter of the list names a field. */
  readonly isFiltered?: boolean;
  readonly rows?: readonly string[];
  readonly fields?: Paths;
}

/** What is cached for one query. */
export interface Entry {
  readonly query: StoredQuery;
  /** Of everything but records by field. Fields of records are in {@link KnownRecords}. */
  response?: Response | undefined;
  error?: { status: number; until: number } | undefined;
  /** When a write made it stale. */
  staleFrom: number;
  /** Sequence number of the request whose response is stored. */
  sent: number;
  /** Sequence number of the write that made it stale. */
  invalidatedBy: number;
  subscribers: number;
}

/** Where a read gets its result; a miss is an error because nothing fresh is cached. */
export type Plan = "cache" | "network" | "cache, then network" | "miss";

export const isClientError = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500;

/** What is cached, how long it is fresh, and which policies may use it. */
export abstract class CachedQueries {
  readonly records = new KnownRecords();
  readonly entries = new Map<string, Entry>();

  entry(query: StoredQuery): Entry {
    const existing = this.entries.get(keyOf(query));
    if (existing) return existing;
    const created = { query, staleFrom: Infinity, sent: never, invalidatedBy: never, subscribers: 0 };
    this.entries.set(keyOf(query), created);
    this.itemsOf(query);
    this.restore(created);
    return created;
  }

  /** Stores the persisted response of a new entry, if there is one. */
  abstract restore(entry: Entry): void;

  /** The items of a batch. */
  itemsOf(query: StoredQuery): Entry[] {
    if (query.kind === "records") return query.ids.map((id) => this.entry({ ...selection(query), kind: "record", id }));
    if (query.kind === "list infos") return query.lists.map((list) => this.entry({ kind: "list info", list }));
    return [];
  }

  /** Decides what a policy requires at a time. */
  plan(query: StoredQuery, policy: Policy, now: number): Plan {
    const entry = this.entry(query);
    const hasData = this.visibleData(entry) !== undefined;
    if (policy === "no-cache") return "network";
    if (policy === "cache-and-network") return hasData ? "cache, then network" : "network";
    if (policy === "only-if-cached") return now < this.freshUntil(entry) ? "cache" : "miss";
    if (typeof policy === "object" && policy.type === "valid-at") {
      return policy.at < this.freshUntil(entry) ? "cache" : "miss";
    }
    if (now < this.freshUntil(entry)) return "cache";
    const staleFor = typeof policy === "object" ? policy.staleFor : 0;
    return hasData && now < this.dataFreshUntil(entry) + staleFor ? "cache, then network" : "network";
  }

  /**
   * Whether the whole list is only requested if its info changed: a read that waits for the network requests the records first if
   * the info is stale.
   */
  confirmsInfo(query: StoredQuery, now: number): boolean {
    if (query.kind !== "list ui" || !this.entry(query).response) return false;
    return this.freshUntil(this.infoOf(query.list)) <= now;
  }

  /** The kind of the request of a query. A read by layout only requests the fields of the layout if that is fresh. */
  requestKind(query: StoredQuery, now: number): string {
    const object = query.kind === "layout record" ? this.records.objectOf(query.id) : undefined;
    const knowsLayout = object !== undefined && now < this.freshUntil(this.entry({ kind: "layout", object }));
    return knowsLayout ? "layout fields" : query.kind;
  }

  eTagOf(list: string): unknown {
    return this.visibleData(this.infoOf(list)) ?? this.entry({ kind: "list ui", list }).response?.eTag;
  }

  /** Whether the info that a list shows names a field in its filter. */
  isFilteredAsShown(list: string): boolean | undefined {
    const info = this.infoOf(list);
    const shown = this.visibleData(info) === undefined ? this.entry({ kind: "list ui", list }) : info;
    return shown.response?.isFiltered;
  }

  /** The data, unless an error hides it. */
  visibleData(entry: Entry): unknown {
    return isClientError(this.errorOf(entry)) ? undefined : this.#data(entry);
  }

  /** Whether there is neither data nor an error, because a field of a record that is not deleted is unknown. */
  lacksFields(entry: Entry): boolean {
    const isUnknown = this.#data(entry) === undefined && this.errorOf(entry) === undefined;
    const items = this.itemsOf(entry.query);
    if (items.length > 0) return isUnknown && items.some((item) => this.lacksFields(item));
    return isUnknown && recordsIn(entry).some((id) => this.records.has(id));
  }

  errorOf({ query, error, response }: Entry): number | undefined {
    if (error) return error.status;
    const isOfRecord = query.kind === "record" || (query.kind === "layout record" && response !== undefined);
    return isOfRecord && this.records.notFoundAt(query.id) !== undefined ? 404 : undefined;
  }

  #data({ query, response }: Entry): unknown {
    switch (query.kind) {
      case "record": {
        const { id, fields } = query;
        const paths = allPaths(query);
        const isKnown = this.records.oldest(id, paths) !== never && !this.records.lacks(id, fields);
        return isKnown ? this.records.view(id, paths) : undefined;
      }
      case "list info":
        return response?.eTag;
      case "layout record": {
        const { fields = [] } = response ?? {};
        const isKnown = response && this.records.oldest(query.id, fields) !== never;
        return isKnown ? this.records.view(query.id, fields) : undefined;
      }
      case "record ui":
        return this.records.oldest(query.id, [...layoutFields.fields, ...layoutFields.optional]) !== never
          ? response
          : undefined;
      case "layout":
      case "object info":
        return response;
      case "list records":
        return response && this.#rows(query.list, response.rows);
      case "list ui":
        return response && { info: this.eTagOf(query.list), rows: this.#rows(query.list, response.rows) };
      default: {
        const items = this.itemsOf(query).map((item) => this.visibleData(item) ?? this.errorOf(item));
        return items.includes(undefined) ? undefined : items;
      }
    }
  }

  /** Rows without deleted records. */
  #rows(list: string, ids: readonly string[] = []): unknown {
    return ids.filter((id) => this.records.has(id)).map((id) => [id, this.records.view(id, columns[list] ?? [])]);
  }

  /** Until when the data or the error is fresh. A server or network error leaves the data as fresh as it was. */
  freshUntil(entry: Entry): number {
    if (!entry.error) return this.dataFreshUntil(entry);
    const { status, until } = entry.error;
    return isClientError(status) ? until : Math.max(until, this.dataFreshUntil(entry));
  }

  /** Until when each entry is fresh. */
  freshnessTimes(): number[] {
    return [...this.entries.values()].map((entry) => this.freshUntil(entry));
  }

  dataFreshUntil(entry: Entry): number {
    const { query, response, staleFrom } = entry;
    const lifetime = lifetimes[query.kind];
    switch (query.kind) {
      case "record":
        return Math.min(staleFrom, this.#recordFreshUntil(query));
      case "layout record": {
        const { id } = query;
        const since = response && (this.records.notFoundAt(id) ?? this.records.oldest(id, response.fields ?? []));
        return Math.min(staleFrom, (since ?? never) + lifetime);
      }
      case "record ui":
      case "layout":
      case "object info":
        return this.#data(entry) ? Math.min(staleFrom, (response?.at ?? never) + lifetime) : never;
      case "records":
      case "list infos":
        return Math.min(staleFrom, ...this.itemsOf(query).map((item) => this.freshUntil(item)));
      default: {
        if (!response) return never;
        const { at, rows } = response;
        const rowTimes = rows?.map((id) => this.records.oldest(id, columns[query.list] ?? [])) ?? [];
        const rowsUntil = rows ? Math.min(...(rows.length > 0 ? rowTimes : [at])) + lifetimes.record : Infinity;
        const infoUntil = query.kind === "list ui" ? this.freshUntil(this.infoOf(query.list)) : Infinity;
        return Math.min(staleFrom, at + lifetime, rowsUntil, infoUntil);
      }
    }
  }

  #recordFreshUntil(query: StoredQuery & { kind: "record" }): number {
    const notFoundAt = this.records.notFoundAt(query.id);
    if (notFoundAt !== undefined) return notFoundAt + lifetimes.record;
    if (this.records.has(query.id) && this.records.lacks(query.id, query.fields)) return never;
    return this.records.oldest(query.id, allPaths(query)) + lifetimes.record;
  }

  infoOf = (list: string): Entry => this.entry({ kind: "list info", list });
}

const selection = ({ fields, optional }: StoredQuery & { kind: "records" }) => ({ fields, optional });

export const allPaths = ({ fields, optional }: StoredQuery & { kind: "record" }): Paths => [...fields, ...optional];

/** The records that a response is about, not those that are nested in them. */
export function recordsIn({ query, response }: Entry): readonly string[] {
  if (query.kind === "record") return [query.id];
  if (query.kind === "layout record" || query.kind === "record ui") return response ? [query.id] : [];
  return query.kind === "records" ? query.ids : (response?.rows ?? []);
}
