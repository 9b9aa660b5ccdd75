import { isJsonObject } from "../../json.ts";
import { isUiRecord, type UiRecord } from "../../cache/ui-record.ts";
import type { TransportRequest, TransportResponse } from "../../transport.ts";
import { errorResponse, ok } from "../recorded-transport.ts";
import { uiList, uiRecord } from "../records.ts";
import type { Change } from "./operations.ts";
import {
  columns,
  contactIds,
  filteredField,
  layoutFields,
  objectOf,
  privateList,
  tripIds,
  writableFields,
  type WritableField,
} from "./names.ts";
import type { Facts } from "./facts.ts";
import { type ModelQuery, type Paths, queryOf } from "./queries.ts";
import { batchOf, infoOf, recordUiOf } from "./server-responses.ts";

/** The fields in the response of a write. */
const writtenFields = { Trip__c: ["A", "B", "Contact__r.A"], Contact: ["A"] };

interface ServerRecord {
  readonly values: { readonly A: number; readonly B: number };
  /** The id of a trip's contact. */
  readonly contact: string | null;
  readonly version: number;
}

interface ServerList {
  readonly eTag: string;
  /** Whether it contains only some of the records. */
  readonly isFiltered: boolean;
}

const noContent = { status: 204, body: undefined };
const forbidden = errorResponse(403, "INSUFFICIENT_ACCESS");
const notFound = errorResponse(404, "NOT_FOUND");

/** A server with a few trips, contacts and lists. The user may not read field C: the server omits it if it is optional, and responds with an error if it is required. */
export class ModelServer {
  /** Whether the next response is an error 500. */
  failsNext = false;
  /** Whether the next response is an error 503, which is temporary. */
  isBusy = false;
  /** Whether the response to the next write gets lost on its way. */
  losesNext = false;
  /** Whether responses to updates have no body. */
  omitsBody = false;
  #latestValue = 0;
  readonly #records = new Map<string, ServerRecord>();
  readonly #lists = new Map<string, ServerList>();
  /** Everything that was true, from change to change, and until when. */
  readonly history: { facts: Facts; until: number }[] = [];
  readonly #now: () => number;

  /** @param now the time in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
    for (const id of [...contactIds, ...tripIds.slice(0, 2)]) this.#create(id);
    for (const list of ["Trip__c.All", privateList, "Contact.All"]) this.changeList(list);
    this.note();
  }

  /** Adds what is true now to the history. To be called after a change elsewhere. */
  note(): void {
    const facts: Facts = new Map();
    for (const id of [...tripIds, ...contactIds]) {
      const record = this.#records.get(id);
      facts.set(id, record !== undefined);
      if (!record) continue;
      facts.set(`${id}.A`, record.values.A).set(`${id}.B`, record.values.B).set(`${id}.Contact__r`, record.contact);
    }
    for (const list of Object.keys(columns)) {
      const info = this.#lists.get(list);
      facts.set(`${list} info`, list === privateList && info ? 403 : (info?.eTag ?? 404));
      if (info)
        facts.set(
          `${list} rows`,
          this.#rows(list, info)
            .map(({ id }) => id)
            .join(),
        );
    }
    const latest = this.history.at(-1);
    if (latest) latest.until = this.#now();
    this.history.push({ facts, until: Infinity });
  }

  respond(request: TransportRequest): TransportResponse {
    if (this.isBusy) {
      this.isBusy = false;
      return errorResponse(503, "SERVER_UNAVAILABLE");
    }
    const isFailing = this.failsNext;
    this.failsNext = false;
    if (isFailing) return errorResponse(500, "UNKNOWN_EXCEPTION");
    const isRead = request.method === "GET" || request.path.includes("/list-records/");
    const query = isRead ? queryOf(request) : undefined;
    if (query?.kind === "layout record" && request.path.includes("/records/")) {
      return this.#readRecord(query.id, layoutFields.fields, layoutFields.optional);
    }
    if (query) return this.#read(query);
    const response = request.path.includes("/records") ? this.#writeRecord(request) : this.#writeList(request);
    this.note();
    return response;
  }

  /** Changes fields of a record: by default its values, and the contact of a trip. */
  changeRecord(id: string, fields: readonly string[] = writableFields): void {
    const before = this.#records.get(id);
    if (!before) return;
    const { values, contact, version } = this.#newRecord(id);
    const isWritten = (field: WritableField): boolean => fields.includes(field);
    this.#records.set(id, {
      values: { A: isWritten("A") ? values.A : before.values.A, B: isWritten("B") ? values.B : before.values.B },
      contact: isWritten("Contact__c") ? contact : before.contact,
      version,
    });
  }

  /** Deletes a record. Trips lose a deleted contact. */
  deleteRecord(id: string): void {
    this.#records.delete(id);
    for (const [trip, record] of this.#records) {
      if (record.contact === id) this.#records.set(trip, { ...record, contact: null, version: this.#nextValue() });
    }
  }

  /** Creates a list, or changes its filter and its eTag. */
  changeList(list: string): void {
    this.#lists.set(list, {
      eTag: `info ${this.#nextValue()}`,
      isFiltered: !(this.#lists.get(list)?.isFiltered ?? true),
    });
  }

  deleteList(list: string): void {
    this.#lists.delete(list);
  }

  /** Whether a change is possible. */
  accepts(change: Change): boolean {
    if ("id" in change) return this.#records.has(change.id);
    if ("apiName" in change) return this.#freeId(change.apiName) !== undefined;
    return change.list !== privateList && this.#lists.has(change.list) === (change.what !== "create list");
  }

  #freeId(apiName: unknown): string | undefined {
    return (apiName === "Contact" ? contactIds : tripIds).find((id) => !this.#records.has(id));
  }

  #nextValue(): number {
    this.#latestValue += 1;
    return this.#latestValue;
  }

  #create(id: string): void {
    this.#records.set(id, this.#newRecord(id));
  }

  #newRecord(id: string): ServerRecord {
    const value = this.#nextValue();
    const contacts = contactIds.filter((contact) => this.#records.has(contact));
    const contact = objectOf(id) === "Trip__c" ? (contacts[value % 2] ?? contacts[0] ?? null) : null;
    return { values: { A: value, B: -value }, contact, version: value };
  }

  #read(query: ModelQuery): TransportResponse {
    switch (query.kind) {
      case "record":
        return this.#readRecord(query.id, query.fields, query.optional);
      case "layout record":
        return this.#readByLayout(query.id);
      case "records":
        return batchOf(query.ids.map((id) => this.#readRecord(id, query.fields, query.optional)));
      case "list infos":
        return batchOf(query.lists.map((list) => this.#read({ kind: "list info", list })));
    }
    const info = this.#lists.get(query.list);
    if (!info) return notFound;
    if (query.list === privateList) return forbidden;
    if (query.kind === "list info") return ok(infoOf(query.list, info));
    const fields = columns[query.list]?.map((path) => `${query.list.split(".")[0]}.${path}`);
    const records = { ...uiList(this.#rows(query.list, info), info.eTag), fields };
    return ok(query.kind === "list ui" ? { info: infoOf(query.list, info), records } : records);
  }

  #readRecord(id: string, fields: Paths, optional: Paths): TransportResponse {
    if (!this.#records.has(id)) return notFound;
    const isHidden = (path: string): boolean => path.endsWith("C");
    if (fields.some(isHidden)) return errorResponse(400, "INVALID_FIELD");
    return ok(
      this.#show(
        id,
        [...fields, ...optional].filter((path) => !isHidden(path)),
      ),
    );
  }

  /** The record with its layout. */
  #readByLayout(id: string): TransportResponse {
    const response = this.#readRecord(id, layoutFields.fields, layoutFields.optional);
    if (!isUiRecord(response.body)) return response;
    return ok(recordUiOf(response.body));
  }

  #rows(list: string, { isFiltered }: ServerList): UiRecord[] {
    const ids = list.startsWith("Contact.") ? contactIds : tripIds;
    const isContained = ({ values }: ServerRecord): boolean => !isFiltered || values[filteredField] % 2 === 0;
    const contained = ids.filter((id) => [this.#records.get(id)].some((record) => record && isContained(record)));
    return contained.map((id) => this.#show(id, columns[list] ?? []));
  }

  #show(id: string, paths: Paths): UiRecord {
    const record = this.#records.get(id);
    const nested = paths.filter((path) => path.includes(".")).map((path) => path.slice(path.indexOf(".") + 1));
    const shown = Object.entries(record?.values ?? {}).filter(([name]) => paths.includes(name));
    const contact = record?.contact ? this.#show(record.contact, nested) : null;
    const needsContact = paths.some((path) => path.startsWith("Contact__r"));
    const values = { ...Object.fromEntries(shown), ...(needsContact && { Contact__r: contact }) };
    return { ...uiRecord(Number(id.slice(3, -3)), values, record?.version), apiName: objectOf(id) };
  }

  #writeRecord({ method, path, body }: TransportRequest): TransportResponse {
    if (method === "POST") {
      const id = this.#freeId(Object(body).apiName);
      if (id === undefined) return errorResponse(400, "LIMIT_EXCEEDED");
      this.#create(id);
      return { ...this.#written(id), status: 201 };
    }
    const id = path.slice(path.lastIndexOf("/") + 1);
    if (!this.#records.has(id)) return notFound;
    if (method === "DELETE") this.deleteRecord(id);
    else this.changeRecord(id, Object.keys(Object(body).fields));
    return method === "DELETE" || this.omitsBody ? noContent : this.#written(id);
  }

  #written(id: string): TransportResponse {
    return ok(this.#show(id, writtenFields[objectOf(id) === "Contact" ? "Contact" : "Trip__c"]));
  }

  #writeList({ method, path, body }: TransportRequest): TransportResponse {
    const [objectApiName, name] = path.slice(path.indexOf("/list-info/") + "/list-info/".length).split("/");
    const list = `${objectApiName}.${name ?? (isJsonObject(body) ? String(body.listViewApiName) : "")}`;
    const exists = this.#lists.has(list);
    if (list === privateList) return forbidden;
    if (method === "POST" ? exists : !exists) return exists ? errorResponse(400, "DUPLICATE") : notFound;
    if (method === "DELETE") this.#lists.delete(list);
    else this.changeList(list);
    const info = this.#lists.get(list);
    return info ? ok(infoOf(list, info)) : noContent;
  }
}
