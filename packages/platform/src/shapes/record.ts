import type { RecordCell } from "../records/record-cell.ts";
import { recordsOf } from "../records/record-store.ts";
import { viewOf } from "../records/record-view.ts";
import { isSameView } from "../records/same-record.ts";
import { selectionIn, selectionOf, type Selection } from "../records/selection.ts";
import { expectRecord, type UiRecord } from "../records/ui-record.ts";
import type { Holding, Shape } from "./shape.ts";

/** The parameters that say which fields of which record are asked for; none means whatever the server gives. */
export interface FieldsConfig {
  readonly recordId: string;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
}

const notFound = 404;

/** One record with the fields that were asked for; it is held once with all other answers that show it. */
export const record: Shape<FieldsConfig, UiRecord> = {
  missText: "Gateway Timeout",
  find: ({ cache, config, lifetime }) =>
    recordHolding(recordsOf(cache).cell(config.recordId), selectionFor(config), lifetime),
  hold(body, site) {
    const incoming = expectRecord(body);
    const { cache, moment, config } = site;
    if (incoming.id !== config.recordId) throw new TypeError(`Expected ${config.recordId} but received ${incoming.id}`);
    const cell = recordsOf(cache).take(incoming, moment);
    cell.noteMissing(selectionFor(config), moment.now);
    return site.previous ?? recordHolding(cell, selectionFor(config), site.lifetime);
  },
};

const selections = new WeakMap<FieldsConfig, Selection>();

/** Drawn up once for each entry, whose configuration stays one object. */
function selectionFor(config: FieldsConfig): Selection {
  const known = selections.get(config);
  if (known) return known;
  const made = selectionOf([...(config.fields ?? []), ...(config.optionalFields ?? [])]);
  selections.set(config, made);
  return made;
}

/**
 * Holds some fields of a record; it is held once with all other answers that show it.
 *
 * @param lifetime in milliseconds
 */
export function recordHolding(cell: RecordCell, selection: Selection, lifetime: number): Holding<UiRecord> {
  const freshUntil = (): number => (cell.failure ? cell.receivedAt : cell.knownSince(selection)) + lifetime;
  return {
    sources: [cell],
    read: viewReader(cell, selection),
    freshUntil,
    keepUntil: freshUntil,
    failure: () => cell.failure,
    fail(error, moment, memory) {
      if (error.status !== notFound) return false;
      // What is not to be remembered is as old as can be: it is shown, and asked for again.
      cell.fail(error, memory ? moment : { ...moment, now: -Infinity });
      return true;
    },
  };
}

/** Reads the record's view anew only when the record changed, and keeps the old one when it shows the same. */
function viewReader(cell: RecordCell, selection: Selection): () => UiRecord | undefined {
  let version = -1;
  let view: UiRecord | undefined;
  return () => {
    if (version !== cell.version) {
      version = cell.version;
      const shown = selection.size === 0 && cell.value ? selectionIn([cell.value]) : selection;
      const next = cell.knownSince(selection) === -Infinity ? undefined : viewOf(cell, shown);
      view = isSameView(view, next) ? view : next;
    }
    return view;
  };
}
