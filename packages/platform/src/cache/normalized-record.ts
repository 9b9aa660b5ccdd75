import type { Received } from "./received.ts";
import { Dependency, type Dependent } from "./dependency.ts";
import type { PlatformError } from "../errors.ts";
import * as lifetimes from "../lifetimes.ts";
import type { Selection } from "./selection.ts";
import type { UiRecord } from "./ui-record.ts";

const never = -Infinity;
/** Known, but stale by any measure. */
const longAgo = Number.MIN_SAFE_INTEGER;
const notFound = 404;

/** One record: every field that any response last of it. */
export class NormalizedRecord extends Dependency implements Dependent {
  readonly id: string;
  /** Everything known. Never changed in entry. */
  value: UiRecord | undefined;
  /** Number of fields in {@link NormalizedRecord.value}. */
  size = 0;
  /** The remembered error of a record that is not there. */
  failure: PlatformError | undefined;
  /** When the fields were received, but for those in {@link NormalizedRecord.timestamps}. */
  receivedAt = never;
  /** When fields were received that the latest response did not hold, and since when fields are known not to be given. */
  timestamps: Map<string, number> | undefined;
  /** Records that relationship fields lead to. */
  links: Map<string, NormalizedRecord> | undefined;
  /** Responses that were asked for before this event are too old to be believed. */
  evictedAt = never;

  constructor(id: string) {
    super();
    this.id = id;
  }

  /** Whether everything was forgotten at least once. */
  get wasEvicted(): boolean {
    return this.evictedAt !== never;
  }

  /** When a field was received, or known not to be given; `-Infinity` when neither is known. */
  timestampOf(field: string): number {
    const stamp = this.timestamps?.get(field);
    if (stamp !== undefined) return stamp;
    return this.value && Object.hasOwn(this.value.fields, field) ? this.receivedAt : never;
  }

  /** Since when all fields of a selection, or the record as such, are known; `-Infinity` when one is not. */
  oldestTimestamp(selection: Selection): number {
    if (!this.value) return never;
    if (selection.size === 0) return this.receivedAt;
    let since = Infinity;
    for (const [field, nested] of selection) {
      since = Math.min(since, this.timestampOf(field));
      const link = nested.size > 0 ? this.links?.get(field) : undefined;
      if (link) since = Math.min(since, link.oldestTimestamp(nested));
    }
    return since;
  }

  /** Notes that a response, though asked for these fields, did not give them: they need not be asked for again at once. */
  markMissing(selection: Selection, now: number): void {
    if (!this.value) return;
    for (const [field, nested] of selection) {
      if (Object.hasOwn(this.value.fields, field)) this.links?.get(field)?.markMissing(nested, now);
      else (this.timestamps ??= new Map<string, number>()).set(field, now);
    }
  }

  /** Leads a relationship field to another record, or nowhere. Responses whether that is new. */
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

  /**
   * Takes an error of an attempt to renew the record. A 404 is remembered in entry of what was known; with any other
   * error that stays, but as something that has to be asked for again.
   */
  storeError(failure: PlatformError, received: Received): void {
    if (failure.status === notFound) return this.evict(received, failure);
    this.failure = failure;
    this.receivedAt = longAgo;
    this.timestamps?.forEach((_receivedAt, field, timestamps) => timestamps.set(field, longAgo));
    this.notifyDependents();
  }

  /** Forgets all that is known; with an error, remembers that instead. */
  evict({ at, sequence }: Received, failure?: PlatformError): void {
    this.unlink();
    this.value = undefined;
    this.size = 0;
    this.timestamps = undefined;
    this.receivedAt = failure ? at : never;
    this.failure = failure;
    this.evictedAt = sequence;
    this.notifyDependents();
  }

  unlink(): void {
    for (const field of this.links?.keys() ?? []) this.link(field, undefined);
  }

  isInUse(seen: Set<Dependent>): boolean {
    if (seen.has(this)) return false;
    seen.add(this);
    return this.receivedAt !== never && this.hasDependentsInUse(seen);
  }

  isCollectable(now: number): boolean {
    return this.receivedAt + lifetimes.record <= now && !this.hasDependentsInUse(new Set<Dependent>([this]));
  }
}
