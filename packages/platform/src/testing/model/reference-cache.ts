// How one user's cache has to behave, in the simplest terms and without a thought for speed: the cache is held against it.
import type { Policy } from "../../cache/policy.ts";
import { isJsonObject } from "../../json.ts";
import { expectRecord, type UiRecord } from "../../cache/ui-record.ts";
import type { TransportRequest, TransportResponse } from "../../transport.ts";
import type { FieldName } from "./server.ts";

const lifetime = 30_000;
const never = -Infinity;

/** Some fields of a record, or the list. */
export interface ModelQuery {
  readonly id: string | "list";
  readonly fields: readonly FieldName[];
  readonly optional: readonly FieldName[];
}

export const keyOf = ({ id, fields, optional }: ModelQuery): string => `${id} ${fields.join()} ${optional.join()}`;

const missing = Symbol("missing");

interface KnownField {
  value: unknown;
  at: number;
  /** False when it was old once and nobody subscribed it: then it may have been dropped. */
  sure: boolean;
}

interface KnownRecord {
  version: number;
  fields: Map<FieldName, KnownField>;
  /** When the server said that it is not there. */
  missingSince: number;
}

/** Values of a record, of a list's rows by id, or the status of an error. */
export type Outcome = Readonly<Record<string, unknown>> | number;

/** What may come of a read. */
export interface Expectation {
  readonly requests: readonly number[];
  /** Whether a response out of the cache is right. */
  readonly mayReturnCached: boolean;
  /** Whether the server's response is right. */
  readonly mayReturnNew: boolean;
  readonly mayMiss: boolean;
}

const held = { requests: [0], mayReturnCached: true, mayReturnNew: false, mayMiss: false };
const asked = { requests: [1], mayReturnCached: false, mayReturnNew: true, mayMiss: false };
const missed = { requests: [0], mayReturnCached: false, mayReturnNew: false, mayMiss: true };
/** A former error may have been forgotten by now; then what is held counts. */
const either = (one: Expectation, other: Expectation): Expectation => ({
  requests: [...one.requests, ...other.requests],
  mayReturnCached: one.mayReturnCached || other.mayReturnCached,
  mayReturnNew: one.mayReturnNew || other.mayReturnNew,
  mayMiss: one.mayMiss || other.mayMiss,
});

/** The reference for one user's cache. */
export class ReferenceCache {
  readonly #records = new Map<string, KnownRecord>();
  #list: { ids: readonly string[]; at: number; sure: boolean } | undefined;
  /** Questions whose last response was an error, and whether that is certainly remembered. */
  readonly #failed = new Map<string, { at: number; sure: boolean }>();

  /** What the policy asks for at a received. */
  expect(query: ModelQuery, policy: Policy, now: number): Expectation {
    const failed = this.#failed.get(keyOf(query));
    // A failed revalidation leaves fresh data usable.
    if (!failed || this.#hasFreshData(query, now)) return this.#expectUnfailed(query, policy, now);
    const afterError = this.#expectFailed(policy, failed.at);
    return failed.sure ? afterError : either(afterError, this.#expectUnfailed(query, policy, now));
  }

  #expectFailed(policy: Policy, failedAt: number): Expectation {
    if (typeof policy === "object" && policy.type === "valid-at") {
      return policy.at < failedAt ? { ...held, mayReturnNew: true } : missed;
    }
    if (policy === "only-if-cached") return missed;
    return policy === "cache-and-network" || typeof policy === "object" ? { ...asked, mayReturnCached: true } : asked;
  }

  #expectUnfailed(query: ModelQuery, policy: Policy, now: number): Expectation {
    const until = this.#freshUntil(query);
    const isFresh = now < until;
    if (policy === "no-cache") return asked;
    if (policy === "cache-and-network")
      return { ...asked, mayReturnCached: true, mayReturnNew: !this.#hasFreshData(query, now) };
    if (policy === "only-if-cached") return isFresh ? held : missed;
    if (policy === "cache-then-network") return isFresh ? held : asked;
    if (policy.type === "valid-at") {
      if (policy.at >= until) return missed;
      return isFresh ? held : { ...held, mayMiss: true };
    }
    if (isFresh) return held;
    return now - policy.staleFor < until ? { ...asked, mayReturnCached: true } : asked;
  }

  /** An error that is remembered is no data: whoever asks the network in any case is notified what the network says. */
  #hasFreshData(query: ModelQuery, now: number): boolean {
    return now < this.#freshUntil(query) && typeof this.view(query) === "object";
  }

  #freshUntil({ id, fields, optional }: ModelQuery): number {
    if (id !== "list") {
      const record = this.#records.get(id);
      if (!record) return never;
      if (record.missingSince !== never) return record.missingSince + lifetime;
      const times = [...fields, ...optional].map((name) => record.fields.get(name)?.at ?? never);
      return lacks(record, fields) ? never : Math.min(...times) + lifetime;
    }
    const list = this.#list;
    if (!list) return never;
    const rows = list.ids.map((row) => this.#records.get(row)?.fields.get("A")?.at ?? never);
    return Math.min(list.at, ...rows) + lifetime;
  }

  /** What is known; undefined when a part is not. */
  view({ id, fields, optional }: ModelQuery): Outcome | undefined {
    if (id === "list") return this.#list && this.#rows(this.#list.ids);
    const record = this.#records.get(id);
    if (record && record.missingSince !== never) return 404;
    const names = [...fields, ...optional];
    if (!record || lacks(record, fields) || !names.every((name) => record.fields.has(name))) return undefined;
    const values = names.map((name) => [name, record.fields.get(name)?.value] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== missing));
  }

  #rows(ids: readonly string[]): Outcome {
    const known = ids.flatMap((id) => {
      const field = this.#records.get(id)?.fields.get("A");
      return field ? [[id, field.value] as const] : [];
    });
    return Object.fromEntries(known);
  }

  /** Whether what {@link ReferenceCache.view} tells is certainly held. */
  isSure({ id, fields, optional }: ModelQuery): boolean {
    if (id === "list") return this.#list?.sure ?? true;
    const record = this.#records.get(id);
    return [...fields, ...optional].every((name) => record?.fields.get(name)?.sure ?? true);
  }

  /** Time has passed; what is old and not subscribed may be gone. */
  age(now: number, subscribed: readonly ModelQuery[]): void {
    const keys = new Set(subscribed.map(keyOf));
    for (const [key, failure] of this.#failed) {
      if (!keys.has(key)) this.#failed.set(key, { ...failure, sure: false });
    }
    const isListWatched = subscribed.some(({ id }) => id === "list");
    for (const [record, { fields }] of this.#records) {
      if (subscribed.some(({ id }) => id === record) || (isListWatched && this.#list?.ids.includes(record))) continue;
      for (const field of fields.values()) if (field.at + lifetime <= now) field.sure = false;
    }
    if (this.#list && !isListWatched && this.#list.at + lifetime <= now) this.#list.sure = false;
  }

  /** Takes in a response to a query. */
  receive(query: ModelQuery, { status, body }: TransportResponse, now: number): void {
    this.#failed.delete(keyOf(query));
    if (status === 404) this.forget(query.id, now);
    else if (status >= 400) this.#failed.set(keyOf(query), { at: now, sure: true });
    else if (query.id === "list") this.#takeList(body, now);
    else {
      const record = expectRecord(body);
      this.take(record, now);
      const fields = this.#records.get(record.id)?.fields;
      for (const name of query.optional) {
        if (!(name in record.fields)) fields?.set(name, { value: missing, at: now, sure: true });
      }
    }
  }

  #takeList(body: unknown, now: number): void {
    const rows: unknown[] = isJsonObject(body) && Array.isArray(body.records) ? body.records : [];
    const records = rows.map(expectRecord);
    for (const record of records) this.take(record, now);
    this.#list = { ids: records.map(({ id }) => id), at: now, sure: true };
  }

  /** A response came that notifications nothing new: a former error is over. */
  settle(query: ModelQuery): void {
    this.#failed.delete(keyOf(query));
  }

  /** Takes in a record; an older one only tells what is not known. */
  take({ id, fields, weakEtag }: UiRecord, now: number): void {
    const known = this.#records.get(id);
    const record =
      known && known.missingSince === never ? known : { version: 0, fields: new Map(), missingSince: never };
    const isOlder = Number(weakEtag) < record.version;
    for (const name of ["A", "B"] as const) {
      const field = fields[name];
      if (field && !(isOlder && record.fields.has(name)))
        record.fields.set(name, { value: field.value, at: now, sure: true });
    }
    record.version = Math.max(record.version, Number(weakEtag));
    this.#records.set(id, record);
  }

  /** The record was deleted, or is not there. */
  forget(id: string, missingSince = never): void {
    this.#records.set(id, { version: 0, fields: new Map(), missingSince });
  }
}

/** Whether a required field is known to be missing. */
const lacks = (record: KnownRecord, fields: readonly FieldName[]): boolean =>
  fields.some((name) => record.fields.get(name)?.value === missing);

const namesIn = (list: string | undefined): FieldName[] =>
  (list?.split(",") ?? []).map((field): FieldName => (field.endsWith("A") ? "A" : field.endsWith("B") ? "B" : "C"));

/** The query that a request belongs to. */
export function queryOf({ path, query }: TransportRequest, id = path.split("/").at(-1) ?? ""): ModelQuery {
  if (path.includes("/list-records/")) return { id: "list", fields: [], optional: [] };
  return { id, fields: namesIn(query?.fields), optional: namesIn(query?.optionalFields) };
}
