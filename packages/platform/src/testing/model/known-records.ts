// The newest value of each field of each record in the responses so far, and when it was received.
import { isUiRecord, type UiRecord } from "../../cache/ui-record.ts";
import type { Paths } from "./queries.ts";

const never = -Infinity;
/** The time of a known field that a write made stale. */
const longAgo = Number.MIN_SAFE_INTEGER;
/** The value of a field that a response did not contain although it was requested. */
const missing = Symbol("missing");

/** The value of a relationship field. */
class Link {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

interface KnownField {
  readonly value: unknown;
  readonly at: number;
}

interface KnownRecord {
  fields: Map<string, KnownField>;
  apiName: string;
  version: number;
  /** Time of the newest response about the record. */
  at: number;
  /** Whether that response contained the record or was a 404; unknown before the first one and after a deletion. */
  state: "unknown" | "found" | "not found";
  /** Sequence number of the newest request whose response contained the record. */
  sent: number;
  /** Sequence number of the deletion, or of the request whose response was a 404. */
  removedBy: number;
  /** Sequence number of the write that made it stale. */
  invalidatedBy: number;
}

const splitPath = (path: string): [string, Paths] => {
  const [name = "", ...nested] = path.split(".");
  return [name, nested.length > 0 ? [nested.join(".")] : []];
};

/** When a response was received, and the sequence number of its request. */
export interface Receipt {
  readonly at: number;
  readonly sent: number;
}

/** The known records. */
export class KnownRecords {
  readonly #records = new Map<string, KnownRecord>();

  /** Merges a record of a response, and the records nested in it. An older version only adds unknown fields. */
  merge({ id, apiName, fields, weakEtag }: UiRecord, receipt: Receipt): void {
    const known = this.#record(id);
    if (receipt.sent <= known.removedBy) return;
    for (const { value } of Object.values(fields)) if (isUiRecord(value)) this.merge(value, receipt);
    const at = receipt.sent < known.invalidatedBy ? longAgo : receipt.at;
    const isOlder = this.has(id) && (Number(weakEtag) < known.version || at < known.at);
    for (const [name, { value }] of Object.entries(fields)) {
      const isKnown = known.fields.has(name) && known.fields.get(name)?.value !== missing;
      if (!(isOlder && isKnown)) known.fields.set(name, { value: isUiRecord(value) ? new Link(value.id) : value, at });
    }
    known.sent = Math.max(known.sent, receipt.sent);
    if (!isOlder) Object.assign(known, { apiName, version: Number(weakEtag), at, state: "found" });
  }

  /** The requested fields that are still unknown after a response are missing. */
  markMissing(id: string, response: UiRecord["fields"], paths: Paths, at: number): void {
    if (!this.has(id)) return;
    const { fields } = this.#record(id);
    for (const [name, nested] of paths.map(splitPath)) {
      const { value, at: before } = fields.get(name) ?? { value: missing, at: never };
      const target = response[name]?.value;
      if (value === missing) fields.set(name, { value, at: Math.max(at, before) });
      else if (value instanceof Link && !response[name]) this.markMissing(value.id, {}, nested, at);
      else if (value instanceof Link && isUiRecord(target) && target.id === value.id) {
        this.markMissing(value.id, target.fields, nested, at);
      }
    }
  }

  /** The record was deleted, or a response was a 404: the time of that response counts as the time of the record. */
  remove(id: string, sent: number, notFoundAt?: number): void {
    const known = this.#record(id);
    known.fields.clear();
    Object.assign(known, {
      at: notFoundAt ?? never,
      state: notFoundAt === undefined ? "unknown" : "not found",
      removedBy: sent,
    });
  }

  /** Makes every field stale. */
  invalidate(id: string, sent: number): void {
    const known = this.#record(id);
    if (known.at === never) return;
    known.at = longAgo;
    known.invalidatedBy = sent;
    for (const [name, { value }] of known.fields) known.fields.set(name, { value, at: longAgo });
  }

  ids(): string[] {
    return [...this.#records.keys()];
  }

  /** Whether there are fields of the record. */
  has(id: string): boolean {
    return this.#records.get(id)?.state === "found";
  }

  objectOf(id: string): string | undefined {
    return this.has(id) ? this.#record(id).apiName : undefined;
  }

  /** When a 404 was received for the record; undefined unless the newest response about it was a 404. */
  notFoundAt(id: string): number | undefined {
    const known = this.#records.get(id);
    return known?.state === "not found" ? known.at : undefined;
  }

  /** The sequence number of the newest request that found the record. */
  foundBy(id: string): number {
    return this.#records.get(id)?.sent ?? never;
  }

  /** The values of some fields, without those that are missing or unknown. */
  view(id: string, paths: Paths): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    const { fields } = this.#record(id);
    for (const [name, nested] of paths.map(splitPath)) {
      const value = fields.get(name)?.value;
      if (value instanceof Link) {
        const target = this.has(value.id) ? this.view(value.id, nested) : null;
        values[name] = target && Object.assign(values[name] ?? {}, target);
      } else if (value !== undefined && value !== missing) values[name] = value;
    }
    return values;
  }

  /** The time of the oldest of these fields; -Infinity if one is unknown. */
  oldest(id: string, paths: Paths): number {
    if (!this.has(id)) return never;
    const { fields } = this.#record(id);
    const times = paths.map(splitPath).map(([name, nested]) => {
      const { value, at } = fields.get(name) ?? { value: missing, at: never };
      if (!(value instanceof Link)) return at;
      // A deleted record is shown as null until the next response.
      return Math.min(at, this.has(value.id) ? this.oldest(value.id, nested) : longAgo);
    });
    return Math.min(...times);
  }

  /** Whether one of these fields has no value although there are fields of the record. */
  lacks(id: string, paths: Paths): boolean {
    const { fields } = this.#record(id);
    return paths.map(splitPath).some(([name, nested]) => {
      const { value } = fields.get(name) ?? { value: missing };
      return value === missing || (value instanceof Link && this.has(value.id) && this.lacks(value.id, nested));
    });
  }

  /** Removes expired records, except those that are in use and those to which a remaining record refers. */
  collect(now: number, lifetime: number, used: Iterable<string>): void {
    const kept = new Set<string>();
    const keep = (id: string): void => {
      if (kept.has(id)) return;
      kept.add(id);
      for (const { value } of this.#records.get(id)?.fields.values() ?? []) if (value instanceof Link) keep(value.id);
    };
    for (const id of used) keep(id);
    for (const [id, { at }] of this.#records) if (at + lifetime > now) keep(id);
    for (const id of this.#records.keys()) if (!kept.has(id)) this.#records.delete(id);
  }

  /** Every record with the names of its known fields. */
  summary(): string[] {
    const ids = [...this.#records.keys()].filter((id) => this.has(id));
    return ids
      .map((id) => {
        const names = [...this.#record(id).fields].flatMap(([name, { value }]) => (value === missing ? [] : [name]));
        return `${id} ${names.sort().join()}`;
      })
      .sort();
  }

  #record(id: string): KnownRecord {
    const existing = this.#records.get(id);
    if (existing) return existing;
    const times = { at: never, sent: never, removedBy: never, invalidatedBy: never };
    const created: KnownRecord = { fields: new Map(), apiName: "", version: 0, state: "unknown", ...times };
    this.#records.set(id, created);
    return created;
  }
}
