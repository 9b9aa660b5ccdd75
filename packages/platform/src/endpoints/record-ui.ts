import { layoutModes, layoutTypes as layoutTypeNames, masterRecordTypeId } from "../constants.ts";
import type { Received } from "../cache/received.ts";
import type { UserCache } from "../cache/engine.ts";
import { sameJson } from "../json-values.ts";
import { isJsonObject } from "../json.ts";
import { minute } from "../times.ts";
import { recordsOf } from "../cache/record-store.ts";
import { selectionIn } from "../cache/selection.ts";
import { expectRecord, type UiRecord } from "../cache/ui-record.ts";
import type { ResponseCodec } from "../cache/response-codec.ts";
import { RecordData } from "../codecs/record.ts";
import { expectObject } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { fieldNames, recordIds } from "../table/kinds.ts";
import { type CheckedOf, path, query, required } from "../table/parameters.ts";
import { layoutTypes, modes } from "./kinds.ts";
import { getLayout, type LayoutsByObject, type LayoutSection, type RecordUi } from "./layouts.ts";
import { getObjectInfo } from "./objects.ts";

function fieldsIn(sections: readonly LayoutSection[]): string[] {
  const items = sections.flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems));
  return items
    .flatMap(({ layoutComponents }) => layoutComponents)
    .flatMap(({ componentType, apiName }) => (componentType === "Field" && apiName ? [apiName] : []));
}

/**
 * The unique fields of a record's layouts, as `Object.Field`.
 *
 * @returns undefined if one of the layouts is unknown or stale
 */
export function layoutFields(
  cache: UserCache,
  { apiName: objectApiName, recordTypeId }: UiRecord,
  wanted: Pick<CheckedOf<typeof parameters>, "layoutTypes" | "modes">,
): readonly string[] | undefined {
  const names = new Set<string>();
  for (const layoutType of wanted.layoutTypes) {
    for (const mode of wanted.modes) {
      const layout = { objectApiName, layoutType, mode, recordTypeId: recordTypeId ?? masterRecordTypeId };
      const { data, state } = getLayout.entry(cache, layout).getSnapshot();
      if (!data || state !== "Fulfilled") return undefined;
      for (const field of fieldsIn(data.sections)) names.add(`${objectApiName}.${field}`);
    }
  }
  return [...names].sort();
}

const parameters = {
  recordIds: path(recordIds),
  layoutTypes: required(query(layoutTypes)),
  modes: required(query(modes)),
  optionalFields: query(fieldNames),
};

const expectRecordUi = expectObject<RecordUi>({ layouts: "object", objectInfos: "object", records: "object" });

function storeLayouts(cache: UserCache, layouts: LayoutsByObject, received: Received): void {
  for (const [objectApiName, byRecordType] of Object.entries(layouts)) {
    for (const [recordTypeId, byLayoutType] of Object.entries(byRecordType)) {
      for (const layoutType of layoutTypeNames) {
        for (const mode of layoutModes) {
          const layout = byLayoutType[layoutType]?.[mode];
          if (!isJsonObject(layout)) continue;
          getLayout.entry(cache, { objectApiName, layoutType, mode, recordTypeId }).store(layout, received);
        }
      }
    }
  }
}

const recordUi: ResponseCodec<CheckedOf<typeof parameters>, RecordUi> = {
  noDataMessage: (state) => `RecordUi resolved with undefined data for a ${state} snapshot`,
  normalize(body, { cache, config, received, lifetime, previous }) {
    const response = expectRecordUi(body);
    storeLayouts(cache, response.layouts, received);
    for (const [objectApiName, info] of Object.entries(response.objectInfos)) {
      getObjectInfo.entry(cache, { objectApiName }).store(info, received);
    }
    const store = recordsOf(cache);
    let shown = previous?.read();
    const parts = config.recordIds.map((id) => {
      const record = response.records[id];
      if (record !== undefined) store.merge(expectRecord(record), received);
      return new RecordData(store.locate(id), selectionIn(record ? [record] : []), lifetime, shown?.records[id]);
    });
    const read = (): RecordUi | undefined => {
      const views = parts.map((part) => part.read()).filter((view) => view !== undefined);
      if (views.length < parts.length) return undefined;
      const next = { ...response, records: Object.fromEntries(views.map((view) => [view.id, view])) };
      if (!sameJson(shown, next)) shown = next;
      return shown;
    };
    const until = received.at + lifetime;
    return {
      dependencies: parts.flatMap(({ dependencies }) => dependencies),
      read,
      freshUntil: () => (read() ? until : -Infinity),
      isIncomplete: () => parts.some((part) => part.isIncomplete()),
      retainUntil: () => until,
    };
  },
};

/** Records with their layouts and object infos. */
export const getRecordUi = defineRead("getRecordUi", {
  route: "GET /record-ui/{recordIds}",
  parameters,
  unsupported: ["formFactor", "childRelationships", "pageSize", "updateMru"],
  lifetime: 15 * minute,
  response: recordUi,
});
