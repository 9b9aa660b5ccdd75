import type { UiRecord } from "../cache/ui-record.ts";
import { defineBatch } from "../codecs/batch.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { type ConfigFor, defineChoice, defineRead } from "../table/define-read.ts";
import type { FieldName, FieldValues, IdentifiedFields } from "../table/kinds.ts";
import { boolean, fieldNames, mapOf, objectName, recordId, recordIds, scalar, string } from "../table/kinds.ts";
import { body, path, query, required } from "../table/parameters.ts";
import { invalidConfig } from "../table/read-api.ts";
import { minute, second } from "../times.ts";
import { formFactor } from "./kinds.ts";
import type { RecordLayout } from "./layouts.ts";
import type { ObjectInfo } from "./objects.ts";
import { recordWithFields, recordWithLayout } from "./record-reads.ts";

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
export const getRecord = defineChoice<RecordConfig, UiRecord>("getRecord", {
  choices: [recordWithFields, recordWithLayout],
  choose(config) {
    if (config.layoutTypes !== undefined) return recordWithLayout;
    if (isPresent(config.fields) || isPresent(config.optionalFields)) return recordWithFields;
    throw invalidConfig(
      'Invalid config for "getRecord". At least one of fields, optionalFields or layoutTypes is required.',
    );
  },
});

/** Several records with the same fields. Without field names, the server selects the fields. */
export const getRecords = defineBatch("getRecords", {
  route: "GET /records/batch/{recordIds}",
  parameters: { recordIds: path(recordIds), fields: query(fieldNames), optionalFields: query(fieldNames) },
  lifetime: 30 * second,
  items: (cache, { recordIds: ids, ...config }) =>
    ids.map((id) => recordWithFields.entry(cache, { ...config, recordId: id })),
  allowsCreated: true,
});

/** The layout and the default values of a new record. */
export const getRecordCreateDefaults = defineRead("getRecordCreateDefaults", {
  route: "GET /record-defaults/create/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    formFactor: query(formFactor),
    optionalFields: query(fieldNames),
    recordTypeId: query(recordId),
  },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<RecordDefaults>({ record: "object" })),
});

/** A new record with its default values. */
export const getRecordTemplateCreate = defineRead("getRecordTemplateCreate", {
  route: "GET /record-defaults/template/create/{objectApiName}",
  parameters: { objectApiName: path(objectName), optionalFields: query(fieldNames), recordTypeId: query(recordId) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<RecordTemplate>({ record: "object" })),
});

/** A new record with the values of another one. */
export const getRecordTemplateClone = defineRead("getRecordTemplateClone", {
  route: "GET /record-defaults/template/clone/{recordId}",
  parameters: { recordId: path(recordId), optionalFields: query(fieldNames), recordTypeId: query(recordId) },
  lifetime: second,
  response: unnormalized(expectObject<RecordTemplate>({ record: "object" })),
});

/** The duplicate rules of an object. */
export const getDuplicateConfiguration = defineRead("getDuplicateConfiguration", {
  route: "GET /duplicates/{objectApiName}",
  parameters: { objectApiName: path(objectName), recordTypeId: query(recordId) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<DuplicateConfiguration>({})),
});

/** The records that a new record would duplicate. */
export const findDuplicates = defineRead("findDuplicates", {
  route: "POST /predupe",
  parameters: { allowSaveOnDuplicate: body(boolean), apiName: body(string), fields: required(body(mapOf(scalar))) },
  lifetime: 30 * second,
  response: unnormalized(expectObject<Duplicates>({ matches: "array" })),
});
