// How writes and invalidations change the cache of one user, implemented simply and without regard to speed.
import type { InvalidateFilter } from "../../cache/invalidate.ts";
import type { UiRecord } from "../../cache/ui-record.ts";
import { type Entry, recordsIn } from "./cached-queries.ts";
import type { Receipt } from "./known-records.ts";
import { filteredField, objectOf } from "./names.ts";
import { endpointNames, keyOf, type ModelQuery, type StoredQuery } from "./queries.ts";
import { StoredResponses } from "./stored-responses.ts";

type Kind = StoredQuery["kind"];

/** The kinds of persisted responses that a write removes, even if it fails: the server may have stored it. */
const invalidatedKinds: Readonly<Record<"record" | "list", readonly Kind[]>> = {
  record: ["record", "records", "list records", "list ui", "layout record"],
  list: ["list records", "list ui", "list info", "list infos"],
};

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

/** Pages of records. */
const recordLists: readonly Kind[] = ["list records", "list ui"];

const unique = (queries: readonly ModelQuery[]): ModelQuery[] => [
  ...new Map(queries.map((query) => [keyOf(query), query])).values(),
];

const isModelQuery = (query: StoredQuery): query is ModelQuery => !("object" in query) && query.kind !== "record ui";

/** The cache of one user. */
export class ReferenceCache extends StoredResponses {
  /** Call this for the response to every write, whether the write succeeded or failed. */
  startWrite(what: "record" | "list", sent: number): void {
    const { persisted } = this.shared;
    this.shared.lastWrite = sent;
    for (const [key, { query }] of persisted) {
      if (invalidatedKinds[what].includes(query.kind)) persisted.delete(key);
    }
  }

  /**
   * Returns the queries that are refetched.
   *
   * @param record undefined if the response got lost
   */
  createRecord(record: UiRecord | undefined, apiName: string, receipt: Receipt): ModelQuery[] {
    if (record) this.records.merge(record, receipt);
    return this.#invalidateLists(apiName, recordLists, receipt);
  }

  /** @param record undefined if the response has no body or got lost */
  updateRecord(id: string, record: UiRecord | undefined, fields: readonly string[], receipt: Receipt): ModelQuery[] {
    const object = record?.apiName ?? this.records.objectOf(id);
    const refetched = record ? [] : this.#invalidateRecord(id, receipt);
    if (record) this.records.merge(record, receipt);
    const isAffected = (entry: Entry): boolean => {
      if (!recordLists.includes(entry.query.kind) || !("list" in entry.query)) return false;
      const isFiltered = this.#isFiltered(entry, entry.query.list);
      return isFiltered === undefined
        ? object === undefined || entry.query.list.startsWith(`${object}.`)
        : isFiltered && fields.includes(filteredField);
    };
    return unique([...refetched, ...this.#invalidate(isAffected, receipt)]);
  }

  /** @param isUnknown whether the response got lost */
  deleteRecord(id: string, isUnknown: boolean, receipt: Receipt): ModelQuery[] {
    const object = this.records.objectOf(id);
    const refetched = isUnknown ? this.#invalidateRecord(id, receipt) : [];
    if (!isUnknown) this.records.remove(id, receipt.sent);
    return unique([...refetched, ...this.#invalidateLists(object, recordLists, receipt)]);
  }

  /** What a write in another tab may have changed becomes stale. */
  receiveFromOtherTab(what: "record" | "list", receipt: Receipt): ModelQuery[] {
    this.startWrite(what, receipt.sent);
    if (what === "list") return this.invalidateListKinds(receipt);
    for (const id of this.records.ids()) this.records.invalidate(id, receipt.sent);
    const kinds: readonly Kind[] = [...invalidatedKinds.record, "record ui"];
    return this.#invalidate(({ query }) => kinds.includes(query.kind), receipt);
  }

  invalidateListKinds(receipt: Receipt): ModelQuery[] {
    return this.#invalidate(({ query }) => invalidatedKinds.list.includes(query.kind), receipt);
  }

  #invalidateRecord(id: string, receipt: Receipt): ModelQuery[] {
    this.records.invalidate(id, receipt.sent);
    return this.#invalidate((entry) => this.#isAbout(entry, id), receipt);
  }

  /** Whether a list has a filter; undefined if its info, or that of its rows, is not cached. */
  #isFiltered(entry: Entry, list: string): boolean | undefined {
    const { response, query } = entry;
    if (this.visibleData(entry) === undefined) return undefined;
    const info = this.entries.get(keyOf({ kind: "list info", list }));
    const isKnown = info !== undefined && this.visibleData(info) !== undefined;
    if (query.kind === "list ui") return this.isFilteredAsShown(list);
    return isKnown && info.response?.eTag === response?.infoETag ? info.response?.isFiltered : undefined;
  }

  /** @param info undefined if the list was deleted */
  writeList(list: string, info: unknown, receipt: Receipt): ModelQuery[] {
    const entry = this.infoOf(list);
    if (info) this.store(entry, info, receipt);
    else Object.assign(entry, { response: undefined, sent: receipt.sent });
    const [objectApiName] = list.split(".");
    return this.#invalidateLists(objectApiName, invalidatedKinds.list, receipt);
  }

  /** Makes what a filter selects stale. Returns the queries that are refetched. */
  invalidate(filter: InvalidateFilter, receipt: Receipt): ModelQuery[] {
    const { endpoint, recordId, objectApiName } = filter;
    const values = [recordId, objectApiName].filter((value) => value !== undefined);
    const isOf = ({ kind }: StoredQuery): boolean => endpoint === undefined || endpoint === endpointNames[kind];
    for (const [key, { query, body }] of this.shared.persisted) {
      const contains = (value: string): boolean =>
        isNamedIn(query, value) || JSON.stringify(body).includes(JSON.stringify(value));
      if (isOf(query) && values.every(contains)) this.shared.persisted.delete(key);
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
}
