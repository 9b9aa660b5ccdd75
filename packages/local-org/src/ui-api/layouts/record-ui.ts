import { queryList, splitList } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { StoredRecord } from "../../records/record-store.ts";
import { checkBatchSize } from "../batch-results.ts";
import { findRecord, type Call } from "../endpoint.ts";
import { findRecordType, type Viewer } from "../find.ts";
import { objectInfo } from "../object-info.ts";
import { choiceOf } from "../query.ts";
import { mergeSelections, selectNamed, selectRecord, showRecord } from "../record-selection.ts";
import {
  layoutFields,
  layoutTypes,
  modes,
  representLayout,
  type LayoutType,
  type Mode,
  type ShownLayout,
} from "./layout-representation.ts";
import { layoutUserState } from "./user-state.ts";

/** The kinds of layout of a query. */
export interface LayoutKinds {
  types: readonly LayoutType[];
  modes: readonly Mode[];
}

/**
 * Reads `layoutTypes` and `modes`.
 *
 * @throws OrgError 400 for a word that is none
 */
export function layoutKindsOf(query: URLSearchParams): LayoutKinds {
  const types = queryList(query, "layoutTypes").map((type) => choiceOf(type, "layoutTypes", layoutTypes));
  const requested = queryList(query, "modes").map((mode) => choiceOf(mode, "modes", modes));
  return { types: types.length > 0 ? types : ["Full"], modes: requested.length > 0 ? requested : ["View"] };
}

/** Every pair of a type and a mode. */
const pairsOf = ({ types, modes: names }: LayoutKinds): { type: LayoutType; mode: Mode }[] =>
  types.flatMap((type) => names.map((mode) => ({ type, mode })));

/** The names of the fields that the kinds of layout show to the caller. */
export function fieldsOfKinds(viewer: Viewer, object: ObjectMetadata, kinds: LayoutKinds): string[] {
  return pairsOf(kinds).flatMap((pair) => layoutFields(viewer, { object, ...pair }));
}

interface Found {
  object: ObjectMetadata;
  record: StoredRecord;
}

function shownRecord(call: Call, { object, record }: Found, kinds: LayoutKinds) {
  const optional = queryList(call.query, "optionalFields").filter((path) => path.startsWith(`${object.apiName}.`));
  const selection = mergeSelections(
    selectRecord(call, object, [], optional),
    selectNamed(call, object, ["Id", "Name", "RecordTypeId", ...fieldsOfKinds(call, object, kinds)]),
  );
  return showRecord(call.records, object, record, selection);
}

/** The layouts of a record, by type and mode. */
function layoutsOf(
  call: Call,
  { object, record }: Found,
  kinds: LayoutKinds,
): Record<string, Record<string, ShownLayout>> {
  const recordType = findRecordType(object, String(record.fields.RecordTypeId));
  const byType = kinds.types.map((type) => {
    const byMode = kinds.modes.map(
      (mode) => [mode, representLayout(call, { object, recordType, type, mode })] as const,
    );
    return [type, Object.fromEntries(byMode)] as const;
  });
  return Object.fromEntries(byType);
}

/**
 * Records with everything that is needed to show them.
 *
 * @throws OrgError 404 when one of the records does not exist
 */
export function recordUi(call: Call) {
  const ids = splitList(call.param("recordIds"));
  checkBatchSize(ids.length);
  const kinds = layoutKindsOf(call.query);
  const found = ids.map((id) => findRecord(call, id));
  const layouts: Record<string, Record<string, ReturnType<typeof layoutsOf>>> = {};
  for (const each of found) {
    const byRecordType = (layouts[each.object.apiName] ??= {});
    byRecordType[String(each.record.fields.RecordTypeId)] ??= layoutsOf(call, each, kinds);
  }
  const all = Object.values(layouts)
    .flatMap((byRecordType) => Object.values(byRecordType))
    .flatMap((byType) => Object.values(byType))
    .flatMap((byMode) => Object.values(byMode));
  const objects = new Set(found.map(({ object }) => object));
  return {
    layoutUserStates: Object.fromEntries(all.map((layout) => [layout.id, layoutUserState(call, layout)])),
    layouts,
    objectInfos: Object.fromEntries(Array.from(objects, (object) => [object.apiName, objectInfo(call, object)])),
    records: Object.fromEntries(found.map((each) => [each.record.id, shownRecord(call, each, kinds)])),
  };
}
