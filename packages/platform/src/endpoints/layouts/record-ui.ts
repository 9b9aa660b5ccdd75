import type { Moment } from "../../engine/moment.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import { isJsonObject } from "../../json.ts";
import { sameJson } from "../../json-values.ts";
import { recordsOf } from "../../records/record-store.ts";
import { viewOf } from "../../records/record-view.ts";
import { isSameView } from "../../records/same-record.ts";
import { selectionIn } from "../../records/selection.ts";
import { expectRecord, type UiRecord } from "../../records/ui-record.ts";
import { expectObject } from "../../shapes/whole.ts";
import type { Arrival, Holding, Shape } from "../../shapes/shape.ts";
import { layoutModes, layoutTypes } from "../../constants.ts";
import { getObjectInfo } from "../objects/get-object-info.ts";
import { getLayout } from "./get-layout.ts";
import type { LayoutsByObject, RecordUi } from "./types.ts";

interface Config {
  readonly recordIds: readonly string[];
}

const expectRecordUi = expectObject<RecordUi>({ layouts: "object", objectInfos: "object", records: "object" });

/** Holds each layout as if it had been asked for by itself. */
function takeLayouts(cache: UserCache, layouts: LayoutsByObject, moment: Moment): void {
  for (const [objectApiName, byRecordType] of Object.entries(layouts)) {
    for (const [recordTypeId, byLayoutType] of Object.entries(byRecordType)) {
      for (const layoutType of layoutTypes) {
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
