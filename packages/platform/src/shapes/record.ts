import type { RecordCell } from "../records/record-cell.ts";
import { recordsOf } from "../records/record-store.ts";
import { viewOf } from "../records/record-view.ts";
import { isSameView } from "../records/same-record.ts";
import { selectionOf, type Selection } from "../records/selection.ts";
import { expectRecord, type UiRecord } from "../records/ui-record.ts";
import type { Holding, Shape, Site } from "./shape.ts";

/** The parameters that say which fields of which record are asked for. */
export interface RecordConfig {
  readonly recordId: string;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
}

const notFound = 404;

/** One record with the fields that were asked for; it is held once with all other answers that show it. */
export const record: Shape<RecordConfig, UiRecord> = {
  missText: "Gateway Timeout",
  find: recordHolding,
  hold(body, site) {
    const incoming = expectRecord(body);
    const { cache, moment, config } = site;
    if (incoming.id !== config.recordId) throw new TypeError(`Expected ${config.recordId} but received ${incoming.id}`);
    recordsOf(cache).take(incoming, moment).noteMissing(selectionFor(config), moment.now);
    return site.previous ?? recordHolding(site);
  },
};

const selections = new WeakMap<RecordConfig, Selection>();

/** Drawn up once for each entry, whose configuration stays one object. */
function selectionFor(config: RecordConfig): Selection {
  const known = selections.get(config);
  if (known) return known;
  const made = selectionOf([...(config.fields ?? []), ...(config.optionalFields ?? [])]);
  selections.set(config, made);
  return made;
}

function recordHolding({ config, cache, lifetime }: Site<RecordConfig>): Holding<UiRecord> {
  const cell = recordsOf(cache).cell(config.recordId);
  const selection = selectionFor(config);
  const freshUntil = (): number => (cell.failure ? cell.receivedAt : cell.knownSince(selection)) + lifetime;
  return {
    sources: [cell],
    read: viewReader(cell, selection),
    freshUntil,
    keepUntil: freshUntil,
    failure: () => cell.failure,
    fail(error, moment) {
      if (error.status !== notFound) return false;
      cell.fail(error, moment);
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
      const next = cell.knownSince(selection) === -Infinity ? undefined : viewOf(cell, selection);
      view = isSameView(view, next) ? view : next;
    }
    return view;
  };
}
