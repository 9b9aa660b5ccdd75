import { defaultLayoutMode } from "../../constants.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import { isJsonObject } from "../../json.ts";
import * as lifetimes from "../../lifetimes.ts";
import { knownFields } from "../../records/known-fields.ts";
import { recordsOf } from "../../records/record-store.ts";
import { selectionIn } from "../../records/selection.ts";
import { expectRecord, type UiRecord } from "../../records/ui-record.ts";
import { recordHolding } from "../../shapes/record.ts";
import type { Arrival, Shape } from "../../shapes/shape.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, recordId } from "../../table/kinds.ts";
import { path, query, required, withDefault, type CheckedOf } from "../../table/parameters.ts";
import { layoutTypes, modes } from "../kinds.ts";
import { getRecordUi } from "../layouts/get-record-ui.ts";
import { layoutFields } from "../layouts/layout-fields.ts";
import { getObjectInfo } from "../objects/get-object-info.ts";
import { recordWithFields } from "./record-with-fields.ts";

const parameters = {
  recordId: path(recordId),
  layoutTypes: required(query(layoutTypes)),
  modes: withDefault(query(modes), [defaultLayoutMode]),
  optionalFields: query(fieldNames),
};

type Config = CheckedOf<typeof parameters>;

/**
 * The fields to ask for where layouts, or the lack of them, are known: a layout's own, or those that are remembered of
 * a record whose object has no layouts.
 */
function rememberedFields(cache: UserCache, config: Config): readonly string[] | undefined {
  const held = recordsOf(cache).peek(config.recordId);
  if (!held) return undefined;
  const { data: info } = getObjectInfo.entry(cache, { objectApiName: held.apiName }).current();
  const cell = recordsOf(cache).cell(config.recordId);
  return info?.layoutable === false ? knownFields(cell, held.apiName).sort() : layoutFields(cache, held, config);
}

/** Takes in everything that came with the record, and finds the record in it, though it may have been deleted meanwhile. */
function recordOf(body: unknown, { cache, config, moment }: Arrival<Config, UiRecord>): UiRecord {
  if (!isJsonObject(body) || !("layouts" in body)) return expectRecord(body);
  const { recordId: id, ...rest } = config;
  getRecordUi.entry(cache, { recordIds: [id], ...rest }).accept(body, moment);
  return expectRecord(isJsonObject(body.records) ? body.records[id] : undefined);
}

const layoutRecord: Shape<Config, UiRecord> = {
  missText: "Gateway Timeout",
  hold(body, arrival) {
    const { cache, config, moment } = arrival;
    const incoming = recordOf(body, arrival);
    recordsOf(cache).take(incoming, moment);
    return recordHolding(recordsOf(cache).cell(config.recordId), selectionIn([incoming]), arrival.lifetime);
  },
};

/**
 * One record with the fields of its layouts. The first read brings the layouts along; while those are known, later
 * reads ask for their fields alone.
 */
export const recordWithLayout = defineRead({
  name: "getRecord",
  method: "GET",
  path: "/record-ui/{recordId}",
  parameters,
  lifetime: lifetimes.record,
  answer: layoutRecord,
  ask({ cache, config, request, send }) {
    const fields = rememberedFields(cache, config);
    if (!fields) return send(request);
    const { recordId: id, optionalFields } = config;
    return send(recordWithFields.request({ recordId: id, fields, optionalFields }));
  },
});
