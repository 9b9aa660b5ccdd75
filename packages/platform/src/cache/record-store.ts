import { sameJson } from "../json-values.ts";
import { CachePart, type UserCache } from "./engine.ts";
import { longAgo, NormalizedRecord } from "./normalized-record.ts";
import type { Received } from "./received.ts";
import { isSameBesidesFields } from "./record-view.ts";
import { isUiRecord, type FieldValue, type UiRecord } from "./ui-record.ts";

/** The normalized records of one user. */
export class RecordStore extends CachePart<NormalizedRecord> {
  locate(id: string): NormalizedRecord {
    return this.getOrCreate(id, () => new NormalizedRecord(id));
  }

  /** Merges a received record and the records nested in it. Fields that are not in the response stay. */
  merge(incoming: UiRecord, received: Received): NormalizedRecord {
    const normalized = this.locate(incoming.id);
    if (received.sequence > normalized.evictedAt) mergeRecord(normalized, incoming, received, this);
    return normalized;
  }
}

const stores = new WeakMap<UserCache, RecordStore>();

/** The record store of a cache. Created on first use, so that pages without records do not load it. */
export function recordsOf(cache: UserCache): RecordStore {
  const store = stores.get(cache) ?? new RecordStore(cache, "getRecord");
  stores.set(cache, store);
  return store;
}

/** The records that relationship fields refer to, by field. */
type Targets = ReadonlyMap<string, NormalizedRecord>;

const noTargets: Targets = new Map<string, NormalizedRecord>();

function mergeRecord(normalized: NormalizedRecord, incoming: UiRecord, received: Received, store: RecordStore): void {
  // Merged first, because a nested record may refer back to this record.
  const targets = mergeNested(incoming, received, store);
  const { value: current, expiredAt } = normalized;
  const at = received.sequence < expiredAt ? longAgo : received.at;
  if (current && (isOlder(incoming, current) || at < normalized.receivedAt)) {
    addUnknownFields(normalized, current, incoming, at, targets);
    return;
  }
  if (current) update(normalized, current, incoming, targets);
  else storeFirst(normalized, incoming, targets);
  normalized.receivedAt = at;
  normalized.storedAt = received.sequence;
}

function mergeNested({ fields }: UiRecord, received: Received, store: RecordStore): Targets {
  let targets: Map<string, NormalizedRecord> | undefined;
  for (const name in fields) {
    const value = fields[name]?.value;
    if (isUiRecord(value)) (targets ??= new Map<string, NormalizedRecord>()).set(name, store.merge(value, received));
  }
  return targets ?? noTargets;
}

/** A response may arrive after a newer one, for example a slow read after a write. */
const isOlder = (incoming: UiRecord, current: UiRecord): boolean =>
  typeof incoming.weakEtag === "number" && typeof current.weakEtag === "number" && incoming.weakEtag < current.weakEtag;

/** Stores the first response without copying it. */
function storeFirst(normalized: NormalizedRecord, incoming: UiRecord, targets: Targets): void {
  for (const [name, target] of targets) normalized.link(name, target);
  normalized.timestamps = undefined;
  setValue(normalized, incoming);
}

function setValue(normalized: NormalizedRecord, value: UiRecord): void {
  normalized.error = undefined;
  normalized.value = value;
  normalized.size = Object.keys(value.fields).length;
  normalized.notifyDependents();
}

function update(normalized: NormalizedRecord, current: UiRecord, incoming: UiRecord, targets: Targets): void {
  let fields: Record<string, FieldValue> | undefined;
  let repeated = 0;
  for (const name in incoming.fields) {
    const before = current.fields[name];
    const next = incoming.fields[name];
    if (before) repeated += 1;
    if (!next || !updateField(normalized, name, before, next, targets.get(name))) continue;
    fields ??= { ...current.fields };
    fields[name] = next;
  }
  if (repeated < normalized.size || normalized.timestamps) keepTimestamps(normalized, current, incoming);
  if (!fields && !normalized.error && isSameBesidesFields(current, incoming)) return;
  setValue(normalized, { ...current, ...incoming, fields: fields ?? current.fields });
}

/** Updates the link of a relationship field; returns whether the field changed. */
function updateField(
  normalized: NormalizedRecord,
  name: string,
  before: FieldValue | undefined,
  next: FieldValue,
  target: NormalizedRecord | undefined,
): boolean {
  const isLinkChanged = (target !== undefined || normalized.links !== undefined) && normalized.link(name, target);
  if (!before || isLinkChanged || before.displayValue !== next.displayValue) return true;
  return target === undefined && !sameJson(before.value, next.value);
}

function addUnknownFields(
  normalized: NormalizedRecord,
  current: UiRecord,
  incoming: UiRecord,
  at: number,
  targets: Targets,
): void {
  const unknown = Object.entries(incoming.fields).filter(([name]) => !Object.hasOwn(current.fields, name));
  if (unknown.length === 0) return;
  normalized.timestamps ??= new Map<string, number>();
  for (const [name] of unknown) {
    normalized.timestamps.set(name, at);
    normalized.link(name, targets.get(name));
  }
  normalized.value = { ...current, fields: { ...current.fields, ...Object.fromEntries(unknown) } };
  normalized.size += unknown.length;
  normalized.notifyDependents();
}

/** Fields that the new response does not contain keep their time stamps. */
function keepTimestamps(normalized: NormalizedRecord, current: UiRecord, incoming: UiRecord): void {
  const timestamps = new Map<string, number>();
  for (const name of [...Object.keys(current.fields), ...(normalized.timestamps?.keys() ?? [])]) {
    if (!Object.hasOwn(incoming.fields, name)) timestamps.set(name, normalized.timestampOf(name));
  }
  normalized.timestamps = timestamps.size > 0 ? timestamps : undefined;
}
