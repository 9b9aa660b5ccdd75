import type { Moment } from "../engine/moment.ts";
import { sameJson } from "../json.ts";
import type { RecordCell } from "./record-cell.ts";
import { isSameBesidesFields } from "./same-record.ts";
import { isUiRecord, type FieldValue, type UiRecord } from "./ui-record.ts";

type Take = (nested: UiRecord, moment: Moment) => RecordCell;

/** Adds what an answer tells of a record to what is known of it; fields that the answer leaves out stay. */
export function mergeRecord(cell: RecordCell, incoming: UiRecord, moment: Moment, take: Take): void {
  const held = cell.value;
  if (!held) {
    adopt(cell, incoming, moment, take);
  } else if (isOlder(incoming, held)) {
    addUnknownFields(cell, held, incoming, moment, take);
  } else {
    update(cell, held, incoming, moment, take);
  }
}

/** An answer may arrive after a newer one, for example a slow read after a write. */
const isOlder = (incoming: UiRecord, held: UiRecord): boolean =>
  typeof incoming.weakEtag === "number" && typeof held.weakEtag === "number" && incoming.weakEtag < held.weakEtag;

/** The first answer is kept as it came, without a copy. */
function adopt(cell: RecordCell, incoming: UiRecord, moment: Moment, take: Take): void {
  let size = 0;
  for (const name in incoming.fields) {
    size += 1;
    const value = incoming.fields[name]?.value;
    if (isUiRecord(value)) cell.link(name, take(value, moment));
  }
  cell.value = incoming;
  cell.size = size;
  cell.failure = undefined;
  cell.stamps = undefined;
  cell.receivedAt = moment.now;
  cell.changed();
}

function update(cell: RecordCell, held: UiRecord, incoming: UiRecord, moment: Moment, take: Take): void {
  let fields: Record<string, FieldValue> | undefined;
  let repeated = 0;
  let size = cell.size;
  for (const name in incoming.fields) {
    const next = incoming.fields[name];
    if (!next) continue;
    const before = held.fields[name];
    if (before) repeated += 1;
    else size += 1;
    const target = isUiRecord(next.value) ? take(next.value, moment) : undefined;
    const isRelinked = (target !== undefined || cell.links !== undefined) && cell.link(name, target);
    if (before && !isRelinked && (target ? next.displayValue === before.displayValue : isSameField(before, next)))
      continue;
    fields ??= { ...held.fields };
    fields[name] = next;
  }
  if (repeated < cell.size || cell.stamps) keepStamps(cell, held, incoming);
  cell.receivedAt = moment.now;
  if (!fields && isSameBesidesFields(held, incoming)) return;
  cell.value = { ...held, ...incoming, fields: fields ?? held.fields };
  cell.size = size;
  cell.changed();
}

function addUnknownFields(cell: RecordCell, held: UiRecord, incoming: UiRecord, moment: Moment, take: Take): void {
  const unknown = Object.entries(incoming.fields).filter(([name]) => !Object.hasOwn(held.fields, name));
  if (unknown.length === 0) return;
  cell.stamps ??= new Map<string, number>();
  for (const [name, { value }] of unknown) {
    cell.stamps.set(name, moment.now);
    if (isUiRecord(value)) cell.link(name, take(value, moment));
  }
  cell.value = { ...held, fields: { ...held.fields, ...Object.fromEntries(unknown) } };
  cell.size += unknown.length;
  cell.changed();
}

const isSameField = (before: FieldValue, next: FieldValue): boolean =>
  before.displayValue === next.displayValue && sameJson(before.value, next.value);

/** Fields that the new answer does not hold keep the time at which they were received. */
function keepStamps(cell: RecordCell, held: UiRecord, incoming: UiRecord): void {
  const stamps = new Map<string, number>();
  for (const name of [...Object.keys(held.fields), ...(cell.stamps?.keys() ?? [])]) {
    if (!Object.hasOwn(incoming.fields, name)) stamps.set(name, cell.stampOf(name));
  }
  cell.stamps = stamps.size > 0 ? stamps : undefined;
}
