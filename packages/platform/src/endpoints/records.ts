import { defaultLayoutMode } from "../constants.ts";
import type { UserCache } from "../cache/user-cache.ts";
import { PlatformError } from "../errors.ts";
import { isJsonObject } from "../json.ts";
import * as lifetimes from "../lifetimes.ts";
import { knownFields } from "../cache/normalized-record.ts";
import { recordsOf } from "../cache/record-store.ts";
import { selectionIn } from "../cache/selection.ts";
import { expectRecord, type UiRecord } from "../cache/ui-record.ts";
import { defineBatch } from "../codecs/batch.ts";
import { record, RecordData } from "../codecs/record.ts";
import type { NormalizeContext, ResponseCodec } from "../cache/response-codec.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineChoice } from "../table/define-choice.ts";
import { type ConfigFor, defineRead } from "../table/define-read.ts";
import {
  type FieldName,
  fieldNames,
  type FieldValues,
  type IdentifiedFields,
  boolean,
  mapOf,
  objectName,
  recordId,
  recordIds,
  scalar,
  string,
} from "../table/kinds.ts";
import { body, type CheckedOf, path, query, required, withDefault } from "../table/parameters.ts";
import { invalidConfig } from "../table/read-api.ts";
import { formFactor, layoutTypes, modes } from "./kinds.ts";
import type { RecordLayout } from "./layouts.ts";
import { getObjectInfo, type ObjectInfo } from "./objects.ts";
import { getRecordUi, layoutFields } from "./record-ui.ts";

/** A record to write. */
export interface RecordInput {
  readonly apiName?: string;
  readonly allowSaveOnDuplicate?: boolean;
  readonly fields: FieldValues;
}

/** Salesforce accepts `Create`, `CREATE` and `create`. */
type AnyCase<Word extends string> = Word | Lowercase<Word> | Capitalize<Lowercase<Word>>;

/** One step of a batch: records to create, to update or to delete. */
export type BatchOperation =
  | { readonly type: AnyCase<"CREATE">; readonly records: readonly RecordInput[] }
  | {
      readonly type: AnyCase<"UPDATE" | "DELETE">;
      readonly records: readonly (RecordInput & { readonly fields: IdentifiedFields })[];
    };

/** A new record with its default values. */
export interface RecordTemplate {
  readonly objectInfos: Readonly<Record<string, ObjectInfo>>;
  readonly record: Omit<UiRecord, "id"> & { readonly id: string | null };
}

/** A new record with its default values and its layout. */
export interface RecordDefaults extends RecordTemplate {
  readonly layout: RecordLayout;
}

/** The duplicate rules of an object. */
export interface DuplicateConfiguration {
  readonly apiName?: string;
  readonly dedupeEnabled: boolean;
  readonly predupeEnabled: boolean;
}

/** The duplicates that one rule found. */
export interface DuplicateMatch {
  readonly objectApiName?: string;
  readonly recordIds?: readonly string[];
  readonly duplicateResultInfos?: Readonly<Record<string, { readonly allowSave?: boolean; readonly rule?: string }>>;
}

/** The records that a new record would duplicate. */
export interface Duplicates {
  readonly allowSave?: boolean;
  readonly duplicateRules?: readonly string[];
  readonly matches: readonly DuplicateMatch[];
}

/** A file that was stored. */
export interface ContentVersion {
  readonly id: string;
  readonly contentDocumentId?: string;
  readonly title?: string;
  readonly [name: string]: unknown;
}

/** One record with the named fields. */
export const recordWithFields = defineRead({
  name: "getRecord",
  path: "/records/{recordId}",
  parameters: { recordId: path(recordId), fields: query(fieldNames), optionalFields: query(fieldNames) },
  lifetime: lifetimes.record,
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
  const cached = recordsOf(cache).get(config.recordId);
  if (!cached) return undefined;
  const { data: info } = getObjectInfo.entry(cache, { objectApiName: cached.apiName }).getSnapshot();
  const normalized = recordsOf(cache).locate(config.recordId);
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
    return new RecordData(normalized, selectionIn([incoming]), lifetime, undefined, previous?.read());
  },
};

/**
 * One record with the fields of its layouts. The first read also returns the layouts; while these are fresh, later reads
 * request only their fields.
 */
export const recordWithLayout = defineRead({
  name: "getRecord",
  path: "/record-ui/{recordId}",
  parameters: layoutParameters,
  lifetime: lifetimes.record,
  response: layoutRecord,
  fetch({ cache, config, request, send }) {
    const fields = cachedFields(cache, config);
    if (!fields) return send(request);
    const { recordId: id, optionalFields } = config;
    return send(recordWithFields.request({ recordId: id, fields, optionalFields }));
  },
});

type Fields = FieldName | readonly FieldName[];

/** A record with named fields, some of which may be missing, or with the fields of its layouts. */
export type RecordConfig =
  | (RecordFields & { readonly fields: Fields; readonly optionalFields?: Fields | undefined })
  | (RecordFields & { readonly fields?: undefined; readonly optionalFields: Fields })
  | (ConfigFor<typeof recordWithLayout> & { readonly fields?: undefined });

interface RecordFields {
  readonly recordId: string;
  readonly layoutTypes?: undefined;
}

/** An empty list names no field. */
const isPresent = (fields: unknown): boolean => fields !== undefined && !(Array.isArray(fields) && fields.length === 0);

/** One record. */
export const getRecord = defineChoice<RecordConfig, UiRecord>({
  name: "getRecord",
  choices: [recordWithFields, recordWithLayout],
  choose(config) {
    if (config.layoutTypes !== undefined) return recordWithLayout;
    if (isPresent(config.fields) || isPresent(config.optionalFields)) return recordWithFields;
    const message =
      'Invalid config for "getRecord". At least one of fields, optionalFields or layoutTypes is required.';
    throw new PlatformError(400, invalidConfig, message);
  },
});

/** Several records with the same fields. Without field names, the server selects the fields. */
export const getRecords = defineBatch({
  name: "getRecords",
  path: "/records/batch/{recordIds}",
  parameters: { recordIds: path(recordIds), fields: query(fieldNames), optionalFields: query(fieldNames) },
  lifetime: lifetimes.recordCollection,
  items: (cache, { recordIds: ids, ...config }) =>
    ids.map((id) => recordWithFields.entry(cache, { ...config, recordId: id })),
  itemErrorLifetime: lifetimes.batchErrors.records,
  allowsCreated: true,
});

/** The layout and the default values of a new record. */
export const getRecordCreateDefaults = defineRead({
  name: "getRecordCreateDefaults",
  path: "/record-defaults/create/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    formFactor: query(formFactor),
    optionalFields: query(fieldNames),
    recordTypeId: query(recordId),
  },
  lifetime: lifetimes.createDefaults,
  response: unnormalized(expectObject<RecordDefaults>({ record: "object" })),
});

/** A new record with its default values. */
export const getRecordTemplateCreate = defineRead({
  name: "getRecordTemplateCreate",
  path: "/record-defaults/template/create/{objectApiName}",
  parameters: { objectApiName: path(objectName), optionalFields: query(fieldNames), recordTypeId: query(recordId) },
  lifetime: lifetimes.createTemplate,
  response: unnormalized(expectObject<RecordTemplate>({ record: "object" })),
});

/** A new record with the values of another one. */
export const getRecordTemplateClone = defineRead({
  name: "getRecordTemplateClone",
  path: "/record-defaults/template/clone/{recordId}",
  parameters: { recordId: path(recordId), optionalFields: query(fieldNames), recordTypeId: query(recordId) },
  lifetime: lifetimes.cloneTemplate,
  response: unnormalized(expectObject<RecordTemplate>({ record: "object" })),
});

/** The duplicate rules of an object. */
export const getDuplicateConfiguration = defineRead({
  name: "getDuplicateConfiguration",
  path: "/duplicates/{objectApiName}",
  parameters: { objectApiName: path(objectName), recordTypeId: query(recordId) },
  lifetime: lifetimes.duplicateConfiguration,
  response: unnormalized(expectObject<DuplicateConfiguration>({})),
});

/** The records that a new record would duplicate. */
export const findDuplicates = defineRead({
  name: "findDuplicates",
  method: "POST",
  path: "/predupe",
  parameters: { allowSaveOnDuplicate: body(boolean), apiName: body(string), fields: required(body(mapOf(scalar))) },
  lifetime: lifetimes.duplicates,
  response: unnormalized(expectObject<Duplicates>({ matches: "array" })),
});
