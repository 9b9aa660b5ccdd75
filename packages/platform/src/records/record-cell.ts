import type { Moment } from "../engine/moment.ts";
import { Source, type Dependent } from "../engine/source.ts";
import type { PlatformError } from "../errors.ts";
import * as lifetimes from "../lifetimes.ts";
import type { Selection } from "./selection.ts";
import type { UiRecord } from "./ui-record.ts";

const never = -Infinity;
/** Known, but stale by any measure. */
const longAgo = Number.MIN_SAFE_INTEGER;
const notFound = 404;

/** One record: every field that any answer told of it. */
export class RecordCell extends Source implements Dependent {
  readonly id: string;
  /** Everything known. Never changed in place. */
  value: UiRecord | undefined;
  /** Number of fields in {@link RecordCell.value}. */
  size = 0;
  /** The remembered error of a record that is not there. */
  failure: PlatformError | undefined;
  /** When the fields were received, but for those in {@link RecordCell.stamps}. */
  receivedAt = never;
  /** When fields were received that the latest answer did not hold, and since when fields are known not to be given. */
  stamps: Map<string, number> | undefined;
  /** Records that relationship fields lead to. */
  links: Map<string, RecordCell> | undefined;
  /** Answers that were asked for before this event are too old to be believed. */
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
  stampOf(field: string): number {
    const stamp = this.stamps?.get(field);
    if (stamp !== undefined) return stamp;
    return this.value && Object.hasOwn(this.value.fields, field) ? this.receivedAt : never;
  }

  /** Since when all fields of a selection, or the record as such, are known; `-Infinity` when one is not. */
  knownSince(selection: Selection): number {
    if (!this.value) return never;
    if (selection.size === 0) return this.receivedAt;
    let since = Infinity;
    for (const [field, nested] of selection) {
      since = Math.min(since, this.stampOf(field));
      const link = nested.size > 0 ? this.links?.get(field) : undefined;
      if (link) since = Math.min(since, link.knownSince(nested));
    }
    return since;
  }

  /** Notes that an answer, though asked for these fields, did not give them: they need not be asked for again at once. */
  noteMissing(selection: Selection, now: number): void {
    if (!this.value) return;
    for (const [field, nested] of selection) {
      if (Object.hasOwn(this.value.fields, field)) this.links?.get(field)?.noteMissing(nested, now);
      else (this.stamps ??= new Map<string, number>()).set(field, now);
    }
  }

  /** Leads a relationship field to another record, or nowhere. Answers whether that is new. */
  link(field: string, target: RecordCell | undefined): boolean {
    const before = this.links?.get(field);
    if (before === target) return false;
    before?.removeDependent(this);
    this.links ??= new Map<string, RecordCell>();
    if (target) this.links.set(field, target);
    else this.links.delete(field);
    if (this.links.size === 0) this.links = undefined;
    target?.addDependent(this);
    return true;
  }

  /**
   * Takes an error of an attempt to renew the record. A 404 is remembered in place of what was known; with any other
   * error that stays, but as something that has to be asked for again.
   */
  fail(failure: PlatformError, moment: Moment): void {
    if (failure.status === notFound) return this.evict(moment, failure);
    this.failure = failure;
    this.receivedAt = longAgo;
    this.stamps?.forEach((_receivedAt, field, stamps) => stamps.set(field, longAgo));
    this.changed();
  }

  /** Forgets all that is known; with an error, remembers that instead. */
  evict({ now, order }: Moment, failure?: PlatformError): void {
    this.unlink();
    this.value = undefined;
    this.size = 0;
    this.stamps = undefined;
    this.receivedAt = failure ? now : never;
    this.failure = failure;
    this.evictedAt = order;
    this.changed();
  }

  unlink(): void {
    for (const field of this.links?.keys() ?? []) this.link(field, undefined);
  }

  needsSources(seen: Set<Dependent>): boolean {
    if (seen.has(this)) return false;
    seen.add(this);
    return this.receivedAt !== never && this.isNeeded(seen);
  }

  isDisposable(now: number): boolean {
    return this.receivedAt + lifetimes.record <= now && !this.isNeeded(new Set<Dependent>([this]));
  }
}
