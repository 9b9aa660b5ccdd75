import type { Received } from "./received.ts";
import { sameJson } from "../json-values.ts";
import type { NormalizedRecord } from "./normalized-record.ts";
import { isSameBesidesFields } from "./record-equality.ts";
import { isUiRecord, type FieldValue, type UiRecord } from "./ui-record.ts";

type Take = (nested: UiRecord, received: Received) => NormalizedRecord;

/** The records that relationship fields lead to, by field. */
type Targets = ReadonlyMap<string, NormalizedRecord>;

const noTargets: Targets = new Map<string, NormalizedRecord>();

/** Adds what a response tells of a record to what is known of it; fields that the response leaves out stay. */
export function mergeRecord(normalized: NormalizedRecord, incoming: UiRecord, received: Received, take: Take): void {
  // First of all, because a nested record may tell more of this very one.
  const targets = mergeNested(incoming, received, take);
  const held = normalized.value;
  if (!held) adopt(normalized, incoming, received, targets);
  else if (isOlder(incoming, held)) addUnknownFields(normalized, held, incoming, received, targets);
  else update(normalized, held, incoming, received, targets);
}

function mergeNested({ fields }: UiRecord, received: Received, take: Take): Targets {
  let targets: Map<string, NormalizedRecord> | undefined;
  for (const name in fields) {
    const value = fields[name]?.value;
    if (isUiRecord(value)) (targets ??= new Map<string, NormalizedRecord>()).set(name, take(value, received));
  }
  return targets ?? noTargets;
}

/** A response may arrive after a newer one, for example a slow read after a write. */
const isOlder = (incoming: UiRecord, held: UiRecord): boolean =>
  typeof incoming.weakEtag === "number" && typeof held.weakEtag === "number" && incoming.weakEtag < held.weakEtag;

/** The first response is kept as it came, without a copy. */
function adopt(normalized: NormalizedRecord, incoming: UiRecord, received: Received, targets: Targets): void {
  for (const [name, target] of targets) normalized.link(name, target);
  normalized.value = incoming;
  normalized.size = Object.keys(incoming.fields).length;
  normalized.error = undefined;
  normalized.timestamps = undefined;
  normalized.receivedAt = received.at;
  normalized.notifyDependents();
}

function update(
  normalized: NormalizedRecord,
  held: UiRecord,
  incoming: UiRecord,
  received: Received,
  targets: Targets,
): void {
  let fields: Record<string, FieldValue> | undefined;
  let repeated = 0;
  for (const name in incoming.fields) {
    const before = held.fields[name];
    const next = incoming.fields[name];
    if (before) repeated += 1;
    if (!next || !isNews(normalized, name, before, next, targets.get(name))) continue;
    fields ??= { ...held.fields };
    fields[name] = next;
  }
  if (repeated < normalized.size || normalized.timestamps) keepTimestamps(normalized, held, incoming);
  normalized.receivedAt = received.at;
  if (!fields && !normalized.error && isSameBesidesFields(held, incoming)) return;
  normalized.error = undefined;
  normalized.value = { ...held, ...incoming, fields: fields ?? held.fields };
  normalized.size = Object.keys(normalized.value.fields).length;
  normalized.notifyDependents();
}

/** Whether a field tells something new; leads a relationship field to where it leads now. */
function isNews(
  normalized: NormalizedRecord,
  name: string,
  before: FieldValue | undefined,
  next: FieldValue,
  target: NormalizedRecord | undefined,
): boolean {
  const isRelinked = (target !== undefined || normalized.links !== undefined) && normalized.link(name, target);
  if (!before || isRelinked || before.displayValue !== next.displayValue) return true;
  return target === undefined && !sameJson(before.value, next.value);
}

function addUnknownFields(
  normalized: NormalizedRecord,
  held: UiRecord,
  incoming: UiRecord,
  received: Received,
  targets: Targets,
): void {
  const unknown = Object.entries(incoming.fields).filter(([name]) => !Object.hasOwn(held.fields, name));
  if (unknown.length === 0) return;
  normalized.timestamps ??= new Map<string, number>();
  for (const [name] of unknown) {
    normalized.timestamps.set(name, received.at);
    normalized.link(name, targets.get(name));
  }
  normalized.value = { ...held, fields: { ...held.fields, ...Object.fromEntries(unknown) } };
  normalized.size += unknown.length;
  normalized.notifyDependents();
}

/** Fields that the new response does not hold keep the time at which they were received. */
function keepTimestamps(normalized: NormalizedRecord, held: UiRecord, incoming: UiRecord): void {
  const timestamps = new Map<string, number>();
  for (const name of [...Object.keys(held.fields), ...(normalized.timestamps?.keys() ?? [])]) {
    if (!Object.hasOwn(incoming.fields, name)) timestamps.set(name, normalized.timestampOf(name));
  }
  normalized.timestamps = timestamps.size > 0 ? timestamps : undefined;
}
