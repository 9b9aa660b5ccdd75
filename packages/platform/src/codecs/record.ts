import type { NormalizedRecord } from "../cache/normalized-record.ts";
import { recordsOf } from "../cache/record-store.ts";
import { viewOf } from "../cache/record-view.ts";
import { isSameView } from "../cache/record-equality.ts";
import { selectionIn, selectionOf, type Selection } from "../cache/selection.ts";
import { expectRecord, type UiRecord } from "../cache/ui-record.ts";
import type { CachedData, ResponseCodec } from "../cache/response-codec.ts";

/** The parameters that say which fields of which record are asked for; none means whatever the server gives. */
export interface FieldsConfig {
  readonly recordId: string;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
}

const notFound = 404;

/** One record with the fields that were asked for; it is held once with all other responses that show it. */
export const record: ResponseCodec<FieldsConfig, UiRecord> = {
  missMessage: "Gateway Timeout",
  fromCache: ({ cache, config, lifetime }) =>
    recordHolding(recordsOf(cache).getOrCreate(config.recordId), selectionFor(config), lifetime),
  normalize(body, context) {
    const incoming = expectRecord(body);
    const { cache, received, config } = context;
    if (incoming.id !== config.recordId) throw new TypeError(`Expected ${config.recordId} but received ${incoming.id}`);
    const normalized = recordsOf(cache).merge(incoming, received);
    normalized.markMissing(selectionFor(config), received.at);
    return context.previous ?? recordHolding(normalized, selectionFor(config), context.lifetime);
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
 * Holds some fields of a record; it is held once with all other responses that show it.
 *
 * @param lifetime in milliseconds
 */
export function recordHolding(
  normalized: NormalizedRecord,
  selection: Selection,
  lifetime: number,
): CachedData<UiRecord> {
  const freshUntil = (): number =>
    (normalized.failure ? normalized.receivedAt : normalized.oldestTimestamp(selection)) + lifetime;
  return {
    dependencies: [normalized],
    read: viewReader(normalized, selection),
    freshUntil,
    retainUntil: freshUntil,
    failure: () => normalized.failure,
    storeError(error, received, memory) {
      if (error.status !== notFound) return false;
      // What is not to be remembered is as old as can be: it is shown, and asked for again.
      normalized.storeError(error, memory ? received : { ...received, at: -Infinity });
      return true;
    },
  };
}

/** Reads the record's view anew only when the record changed, and keeps the old one when it shows the same. */
function viewReader(normalized: NormalizedRecord, selection: Selection): () => UiRecord | undefined {
  let version = -1;
  let view: UiRecord | undefined;
  return () => {
    if (version !== normalized.version) {
      version = normalized.version;
      const shown = selection.size === 0 && normalized.value ? selectionIn([normalized.value]) : selection;
      const next = normalized.oldestTimestamp(selection) === -Infinity ? undefined : viewOf(normalized, shown);
      view = isSameView(view, next) ? view : next;
    }
    return view;
  };
}
