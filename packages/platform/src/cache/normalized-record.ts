import type { PlatformError } from "../errors.ts";
import { recordLifetime } from "../times.ts";
import { Dependency, type Dependent } from "./dependency.ts";
import type { RecordInfo } from "./inspection.ts";
import type { Received } from "./received.ts";
import type { Selection } from "./selection.ts";
import { isUiRecord, type UiRecord } from "./ui-record.ts";

const never = -Infinity;
/** Cached, but stale by any measure. */
export const longAgo = Number.MIN_SAFE_INTEGER;

/** One record with every field that any response contained. */
export class NormalizedRecord extends Dependency implements Dependent {
  readonly id: string;
  /** All cached fields. Immutable. */
  value: UiRecord | undefined;
  /** Number of fields in {@link NormalizedRecord.value}. */
  size = 0;
  /** The cached error of a record that does not exist. */
  error: PlatformError | undefined;
  /** When the fields were received, except those in {@link NormalizedRecord.timestamps}. */
  receivedAt = never;
  /** When each field was received that the latest response did not contain, and when fields were found to be missing. */
  timestamps: Map<string, number> | undefined;
  /** The records that relationship fields refer to. */
  links: Map<string, NormalizedRecord> | undefined;
  /** Sequence number of the latest response that contained the record. A 404 of an older request is ignored. */
  storedAt = never;
  /** Sequence number of the last eviction. Responses to older requests are ignored. */
  evictedAt = never;

  constructor(id: string) {
    super();
    this.id = id;
  }

  /** When a field was received or found to be missing; `-Infinity` if neither happened. */
  timestampOf(field: string): number {
    const timestamp = this.timestamps?.get(field);
    if (timestamp !== undefined) return timestamp;
    return this.value && Object.hasOwn(this.value.fields, field) ? this.receivedAt : never;
  }

  /** The record that a relationship field refers to, if fields of it are selected. */
  linkOf(field: string, nested: Selection): NormalizedRecord | undefined {
    return nested.size > 0 ? this.links?.get(field) : undefined;
  }

  /** The oldest time stamp of the selected fields; `-Infinity` if one is unknown. */
  oldestTimestamp(selection: Selection): number {
    if (!this.value) return never;
    if (selection.size === 0) return this.receivedAt;
    let oldest = Infinity;
    for (const [field, nested] of selection) {
      oldest = Math.min(oldest, this.timestampOf(field));
      const link = this.linkOf(field, nested);
      // A deleted record is shown as null until the next response.
      if (link) oldest = Math.min(oldest, link.value ? link.oldestTimestamp(nested) : longAgo);
    }
    return oldest;
  }

  /** Whether every selected field has a value. A field that is known to be missing has none. */
  hasFields(selection: Selection): boolean {
    if (!this.value) return false;
    for (const [field, nested] of selection) {
      if (!Object.hasOwn(this.value.fields, field)) return false;
      const link = this.linkOf(field, nested);
      if (link?.value && !link.hasFields(nested)) return false;
    }
    return true;
  }

  /** Stores which selected fields a response did not contain, so that they are not requested again immediately. */
  markMissing(selection: Selection, { fields }: Pick<UiRecord, "fields">, now: number): void {
    if (!this.value) return;
    let isChange = false;
    for (const [field, nested] of selection) {
      if (Object.hasOwn(this.value.fields, field)) {
        const link = this.links?.get(field);
        const target = fields[field]?.value;
        // The server omits a relationship without any readable field.
        if (link && !fields[field]) link.markMissing(nested, { fields: {} }, now);
        // The field may refer to another record by now.
        if (link && isUiRecord(target) && target.id === link.id) link.markMissing(nested, target, now);
        continue;
      }
      // A view with this field can be built from now on.
      if (this.timestampOf(field) === never) isChange = true;
      (this.timestamps ??= new Map<string, number>()).set(field, Math.max(now, this.timestampOf(field)));
    }
    if (isChange) this.notifyDependents();
  }

  /** Points a relationship field to another record, or to none; returns whether that is a change. */
  link(field: string, target: NormalizedRecord | undefined): boolean {
    const before = this.links?.get(field);
    if (before === target) return false;
    before?.removeDependent(this);
    this.links ??= new Map<string, NormalizedRecord>();
    if (target) this.links.set(field, target);
    else this.links.delete(field);
    if (this.links.size === 0) this.links = undefined;
    target?.addDependent(this);
    return true;
  }

  /** Stores the error of a refetch. A 404 replaces the fields; any other error keeps them, but makes them stale. */
  storeError(error: PlatformError, received: Received): void {
    if (error.status === 404) {
      if (received.sequence > this.storedAt) this.evict(received, error);
      return;
    }
    this.error = error;
    this.expire(received);
  }

  override expire({ sequence }: Received): void {
    // Also if nothing is cached yet: a response that is under way was requested before.
    this.expiredAt = Math.max(this.expiredAt, sequence);
    if (this.receivedAt === never) return;
    this.receivedAt = longAgo;
    this.timestamps?.forEach((_receivedAt, field, timestamps) => timestamps.set(field, longAgo));
    this.notifyDependents();
  }

  /** Removes all fields and stores the error instead, if there is one. */
  evict({ at, sequence }: Received, error?: PlatformError): void {
    this.dispose();
    this.value = undefined;
    this.size = 0;
    this.timestamps = undefined;
    this.receivedAt = error ? at : never;
    this.error = error;
    this.expiredAt = this.evictedAt = Math.max(this.expiredAt, sequence);
    this.notifyDependents();
  }

  inspect(): RecordInfo | undefined {
    const { id, value } = this;
    return value && { id, apiName: value.apiName, fields: Object.keys(value.fields) };
  }

  dispose(): void {
    for (const field of this.links?.keys() ?? []) this.link(field, undefined);
  }

  isInUse(seen: Set<Dependent>, now: number): boolean {
    if (seen.has(this)) return false;
    seen.add(this);
    return this.receivedAt !== never && (!this.#isExpired(now) || this.hasDependentsInUse(seen, now));
  }

  isCollectable(now: number): boolean {
    return this.#isExpired(now) && !this.hasDependentsInUse(new Set<Dependent>([this]), now);
  }

  #isExpired(now: number): boolean {
    return this.receivedAt + recordLifetime <= now;
  }
}

/**
 * Returns the names of all cached fields of a record, and of nested records by path.
 *
 * @param prefix the object name that every field name starts with
 */
export function knownFields(record: NormalizedRecord, prefix: string, seen = new Set<NormalizedRecord>()): string[] {
  if (seen.has(record)) return [];
  const names = Object.keys(record.value?.fields ?? {});
  return names.flatMap((name) => {
    const link = record.links?.get(name);
    return link ? knownFields(link, `${prefix}.${name}`, new Set([...seen, record])) : [`${prefix}.${name}`];
  });
}
