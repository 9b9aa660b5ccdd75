import type { Moment } from "../engine/moment.ts";
import { sameJson } from "../json-values.ts";
import type { RecordCell } from "./record-cell.ts";
import { isSameBesidesFields } from "./same-record.ts";
import { isUiRecord, type FieldValue, type UiRecord } from "./ui-record.ts";

type Take = (nested: UiRecord, moment: Moment) => RecordCell;

/** The records that relationship fields lead to, by field. */
type Targets = ReadonlyMap<string, RecordCell>;

const noTargets: Targets = new Map<string, RecordCell>();

/** Adds what an answer tells of a record to what is known of it; fields that the answer leaves out stay. */
export function mergeRecord(cell: RecordCell, incoming: UiRecord, moment: Moment, take: Take): void {
  // First of all, because a nested record may tell more of this very one.
  const targets = takeNested(incoming, moment, take);
  const held = cell.value;
  if (!held) adopt(cell, incoming, moment, targets);
  else if (isOlder(incoming, held)) addUnknownFields(cell, held, incoming, moment, targets);
  else update(cell, held, incoming, moment, targets);
}

function takeNested({ fields }: UiRecord, moment: Moment, take: Take): Targets {
  let targets: Map<string, RecordCell> | undefined;
  for (const name in fields) {
    const value = fields[name]?.value;
    if (isUiRecord(value)) (targets ??= new Map<string, RecordCell>()).set(name, take(value, moment));
  }
  return targets ?? noTargets;
}

/** An answer may arrive after a newer one, for example a slow read after a write. */
const isOlder = (incoming: UiRecord, held: UiRecord): boolean =>
  typeof incoming.weakEtag === "number" && typeof held.weakEtag === "number" && incoming.weakEtag < held.weakEtag;

/** The first answer is kept as it came, without a copy. */
function adopt(cell: RecordCell, incoming: UiRecord, moment: Moment, targets: Targets): void {
  for (const [name, target] of targets) cell.link(name, target);
  cell.value = incoming;
  cell.size = Object.keys(incoming.fields).length;
  cell.failure = undefined;
  cell.stamps = undefined;
  cell.receivedAt = moment.now;
  cell.changed();
}

function update(cell: RecordCell, held: UiRecord, incoming: UiRecord, moment: Moment, targets: Targets): void {
  let fields: Record<string, FieldValue> | undefined;
  let repeated = 0;
  for (const name in incoming.fields) {
    const before = held.fields[name];
    const next = incoming.fields[name];
    if (before) repeated += 1;
    if (!next || !isNews(cell, name, before, next, targets.get(name))) continue;
    fields ??= { ...held.fields };
    fields[name] = next;
  }
  if (repeated < cell.size || cell.stamps) keepStamps(cell, held, incoming);
  cell.receivedAt = moment.now;
  if (!fields && !cell.failure && isSameBesidesFields(held, incoming)) return;
  cell.failure = undefined;
  cell.value = { ...held, ...incoming, fields: fields ?? held.fields };
  cell.size = Object.keys(cell.value.fields).length;
  cell.changed();
}

/** Whether a field tells something new; leads a relationship field to where it leads now. */
function isNews(
  cell: RecordCell,
  name: string,
  before: FieldValue | undefined,
  next: FieldValue,
  target: RecordCell | undefined,
): boolean {
  const isRelinked = (target !== undefined || cell.links !== undefined) && cell.link(name, target);
  if (!before || isRelinked || before.displayValue !== next.displayValue) return true;
  return target === undefined && !sameJson(before.value, next.value);
}

function addUnknownFields(
  cell: RecordCell,
  held: UiRecord,
  incoming: UiRecord,
  moment: Moment,
  targets: Targets,
): void {
  const unknown = Object.entries(incoming.fields).filter(([name]) => !Object.hasOwn(held.fields, name));
  if (unknown.length === 0) return;
  cell.stamps ??= new Map<string, number>();
  for (const [name] of unknown) {
    cell.stamps.set(name, moment.now);
    cell.link(name, targets.get(name));
  }
  cell.value = { ...held, fields: { ...held.fields, ...Object.fromEntries(unknown) } };
  cell.size += unknown.length;
  cell.changed();
}

/** Fields that the new answer does not hold keep the time at which they were received. */
function keepStamps(cell: RecordCell, held: UiRecord, incoming: UiRecord): void {
  const stamps = new Map<string, number>();
  for (const name of [...Object.keys(held.fields), ...(cell.stamps?.keys() ?? [])]) {
    if (!Object.hasOwn(incoming.fields, name)) stamps.set(name, cell.stampOf(name));
  }
  cell.stamps = stamps.size > 0 ? stamps : undefined;
}
