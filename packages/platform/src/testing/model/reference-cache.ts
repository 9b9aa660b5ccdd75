// How writes and invalidations change the cache of one user, implemented simply and without regard to speed.
import type { InvalidateFilter } from "../../cache/invalidate.ts";
import type { UiRecord } from "../../cache/ui-record.ts";
import { type Entry, recordsIn } from "./cached-queries.ts";
import type { Receipt } from "./known-records.ts";
import { objectOf } from "./names.ts";
import { endpointNames, type ModelQuery, type StoredQuery } from "./queries.ts";
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
