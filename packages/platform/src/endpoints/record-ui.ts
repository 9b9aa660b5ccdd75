import { layoutModes, layoutTypes as layoutTypeNames, masterRecordTypeId } from "../constants.ts";
import type { Moment } from "../engine/moment.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { sameJson } from "../json-values.ts";
import { isJsonObject } from "../json.ts";
import * as lifetimes from "../lifetimes.ts";
import { recordsOf } from "../records/record-store.ts";
import { viewOf } from "../records/record-view.ts";
import { isSameView } from "../records/same-record.ts";
import { selectionIn } from "../records/selection.ts";
import { expectRecord, type UiRecord } from "../records/ui-record.ts";
import type { Arrival, Holding, Shape } from "../shapes/shape.ts";
import { expectObject } from "../shapes/whole.ts";
import { defineRead } from "../table/define-read.ts";
import { fieldNames, recordIds } from "../table/kinds.ts";
import { path, query, required } from "../table/parameters.ts";
import { layoutTypes, modes } from "./kinds.ts";
import { getLayout, type LayoutsByObject, type LayoutSection, type RecordUi } from "./layouts.ts";
import { getObjectInfo } from "./objects.ts";

/** The fields that stand on a layout. */
function fieldsIn(sections: readonly LayoutSection[]): string[] {
  const items = sections.flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems));
  return items
    .flatMap(({ layoutComponents }) => layoutComponents)
    .flatMap(({ componentType, apiName }) => (componentType === "Field" && apiName ? [apiName] : []));
}

/**
 * The fields of a record's layouts, each once and as `Object.Field`.
 *
 * @returns undefined when one of the layouts is not known, or too old
 */
export function layoutFields(
  cache: UserCache,
  { apiName: objectApiName, recordTypeId }: UiRecord,
  wanted: {
    readonly layoutTypes: readonly ("Full" | "Compact")[];
    readonly modes: readonly ("Create" | "Edit" | "View")[];
  },
): readonly string[] | undefined {
  const names = new Set<string>();
  for (const layoutType of wanted.layoutTypes) {
    for (const mode of wanted.modes) {
      const layout = { objectApiName, layoutType, mode, recordTypeId: recordTypeId ?? masterRecordTypeId };
      const { data, state } = getLayout.entry(cache, layout).current();
      if (!data || state !== "Fulfilled") return undefined;
      for (const field of fieldsIn(data.sections)) names.add(`${objectApiName}.${field}`);
    }
  }
  return [...names].sort();
}

interface Config {
  readonly recordIds: readonly string[];
}

const expectRecordUi = expectObject<RecordUi>({ layouts: "object", objectInfos: "object", records: "object" });

/** Holds each layout as if it had been asked for by itself. */
function takeLayouts(cache: UserCache, layouts: LayoutsByObject, moment: Moment): void {
  for (const [objectApiName, byRecordType] of Object.entries(layouts)) {
    for (const [recordTypeId, byLayoutType] of Object.entries(byRecordType)) {
      for (const layoutType of layoutTypeNames) {
        for (const mode of layoutModes) {
          const layout = byLayoutType[layoutType]?.[mode];
          if (!isJsonObject(layout)) continue;
          getLayout.entry(cache, { objectApiName, layoutType, mode, recordTypeId }).accept(layout, moment);
        }
      }
    }
  }
}

/** The records that were asked for as they stand now; undefined when one is gone. */
function recordsReader(answer: RecordUi, { cache, config, moment }: Arrival<Config, RecordUi>) {
  const store = recordsOf(cache);
  const parts = config.recordIds.map((id) => {
    const record = answer.records[id];
    if (record !== undefined) store.take(expectRecord(record), moment);
    return { id, cell: store.cell(id), selection: selectionIn(record ? [record] : []) };
  });
  const read = (shown: RecordUi["records"] | undefined): RecordUi["records"] | undefined => {
    const records: Record<string, UiRecord> = {};
    for (const { id, cell, selection } of parts) {
      const view = viewOf(cell, selection);
      if (!view) return undefined;
      const before = shown?.[id];
      records[id] = before && isSameView(before, view) ? before : view;
    }
    return records;
  };
  return { cells: parts.map(({ cell }) => cell), read };
}

/** Records with their layouts: each record, layout and object info is held once with all other answers that show it. */
export const recordUi: Shape<Config, RecordUi> = {
  goneText: (state) => `RecordUi resolved with undefined data for a ${state} snapshot`,
  hold(body, arrival): Holding<RecordUi> {
    const answer = expectRecordUi(body);
    const { cache, moment, lifetime } = arrival;
    takeLayouts(cache, answer.layouts, moment);
    for (const [objectApiName, info] of Object.entries(answer.objectInfos)) {
      getObjectInfo.entry(cache, { objectApiName }).accept(info, moment);
    }
    const { cells, read } = recordsReader(answer, arrival);
    const until = moment.now + lifetime;
    let shown = arrival.previous?.read();
    const current = (): RecordUi | undefined => {
      const records = read(shown?.records);
      if (!records) return undefined;
      const next = { ...answer, records };
      if (!sameJson(shown, next)) shown = next;
      return shown;
    };
    return { sources: cells, read: current, freshUntil: () => (current() ? until : -Infinity), keepUntil: () => until };
  },
};

/** Everything that pages of records are drawn from: records, layouts and what their objects are made of. */
export const getRecordUi = defineRead({
  name: "getRecordUi",
  path: "/record-ui/{recordIds}",
  parameters: {
    recordIds: path(recordIds),
    layoutTypes: required(query(layoutTypes)),
    modes: required(query(modes)),
    optionalFields: query(fieldNames),
  },
  unsupported: ["formFactor", "childRelationships", "pageSize", "updateMru"],
  lifetime: lifetimes.recordUi,
  answer: recordUi,
});
