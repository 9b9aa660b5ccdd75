import { knownFields } from "../cache/normalized-record.ts";
import { recordsOf } from "../cache/record-store.ts";
import type { NormalizeContext, ResponseCodec } from "../cache/response-codec.ts";
import { selectionIn } from "../cache/selection.ts";
import { expectRecord, type UiRecord } from "../cache/ui-record.ts";
import type { UserCache } from "../cache/engine.ts";
import { record, RecordData } from "../codecs/record.ts";
import { defaultLayoutMode } from "../constants.ts";
import { isJsonObject } from "../json.ts";
import { defineRead } from "../table/define-read.ts";
import { fieldNames, recordId } from "../table/kinds.ts";
import { type CheckedOf, path, query, required, withDefault } from "../table/parameters.ts";
import { second } from "../times.ts";
import { layoutTypes, modes } from "./kinds.ts";
import { getObjectInfo } from "./objects.ts";
import { getRecordUi, layoutFields } from "./record-ui.ts";

/** One record with the named fields. */
export const recordWithFields = defineRead("getRecord", {
  route: "GET /records/{recordId}",
  parameters: { recordId: path(recordId), fields: query(fieldNames), optionalFields: query(fieldNames) },
  lifetime: 30 * second,
  response: record,
});

const layoutParameters = {
  recordId: path(recordId),
  layoutTypes: required(query(layoutTypes)),
  modes: withDefault(query(modes), [defaultLayoutMode]),
  optionalFields: query(fieldNames),
};

type Config = CheckedOf<typeof layoutParameters>;

/**
 * The fields to request if the layouts are cached: those of the layouts, or all cached fields of a record whose object
 * has no layouts.
 */
function cachedFields(cache: UserCache, config: Config): readonly string[] | undefined {
  const normalized = recordsOf(cache).entries.get(config.recordId);
  const cached = normalized?.value;
  if (!cached) return undefined;
  const { data: info } = getObjectInfo.entry(cache, { objectApiName: cached.apiName }).getSnapshot();
  return info?.layoutable === false
    ? knownFields(normalized, cached.apiName).sort()
    : layoutFields(cache, cached, config);
}

/** Stores everything in the response, and returns its record, which may have been deleted meanwhile. */
function recordOf(response: unknown, { cache, config, received }: NormalizeContext<Config, UiRecord>): UiRecord {
  if (!isJsonObject(response) || !("layouts" in response)) return expectRecord(response);
  const { recordId: id, ...rest } = config;
  getRecordUi.entry(cache, { recordIds: [id], ...rest }).store(response, received);
  return expectRecord(isJsonObject(response.records) ? response.records[id] : undefined);
}

const layoutRecord: ResponseCodec<Config, UiRecord> = {
  missMessage: "Gateway Timeout",
  normalize(response, context) {
    const { cache, config, lifetime, received, previous } = context;
    const incoming = recordOf(response, context);
    recordsOf(cache).merge(incoming, received);
    const normalized = recordsOf(cache).locate(config.recordId);
    return new RecordData(normalized, selectionIn([incoming]), lifetime, previous?.read());
  },
};

/**
 * One record with the fields of its layouts. The first read also returns the layouts; while these are fresh, later reads
 * request only their fields.
 */
export const recordWithLayout = defineRead("getRecord", {
  route: "GET /record-ui/{recordId}",
  parameters: layoutParameters,
  lifetime: 30 * second,
  response: layoutRecord,
  fetch({ cache, config, request, send }) {
    const fields = cachedFields(cache, config);
    if (!fields) return send(request);
    const { recordId: id, optionalFields } = config;
    return send(recordWithFields.request({ recordId: id, fields, optionalFields }));
  },
});
