import { idField } from "../constants.ts";
import type { FieldInfo, ObjectInfo } from "../endpoints/objects.ts";
import { sameJson } from "../json-values.ts";
import { isUiRecord, type UiRecord } from "../cache/ui-record.ts";

/** A record as a definition holds it. */
export interface EditableRecord {
  readonly apiName: string;
  readonly id?: string | null;
  readonly fields: UiRecord["fields"];
}

/** A record as `createRecord` and `updateRecord` take it. */
export interface GeneratedInput {
  readonly apiName: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

type IsKept = (name: string, info: FieldInfo | undefined) => boolean;

/** Values of a record's own fields; records that it leads to are not written with it. */
function valuesOf({ fields }: EditableRecord, objectInfo: ObjectInfo | undefined, isKept: IsKept) {
  const kept = Object.entries(fields).filter(
    ([name, { value }]) => name !== idField && !isUiRecord(value) && isKept(name, objectInfo?.fields[name]),
  );
  return Object.fromEntries(kept.map(([name, { value }]) => [name, value]));
}

/**
 * What to make a record like this one with.
 *
 * @param objectInfo leaves out what nobody can fill in; without it, everything is taken
 * @example generateRecordInputForCreate(template.record, objectInfo) // { apiName, fields }
 */
export function generateRecordInputForCreate(record: EditableRecord, objectInfo?: ObjectInfo): GeneratedInput {
  const isKept: IsKept = (_name, info) => !objectInfo || info?.createable === true;
  return { apiName: record.apiName, fields: valuesOf(record, objectInfo, isKept) };
}

/**
 * What to change this record with.
 *
 * @param objectInfo leaves out what nobody can change; without it, everything is taken
 */
export function generateRecordInputForUpdate(record: EditableRecord, objectInfo?: ObjectInfo): GeneratedInput {
  const isKept: IsKept = (_name, info) => !objectInfo || info?.updateable === true;
  const id = record.id ?? record.fields[idField]?.value;
  return { apiName: record.apiName, fields: { [idField]: id, ...valuesOf(record, objectInfo, isKept) } };
}

/**
 * The part of an input that differs from the record it is meant for; its `Id` stays.
 *
 * @example createRecordInputFilteredByEditedFields(input, original) // only what the user edited
 */
export function createRecordInputFilteredByEditedFields<Input extends { readonly fields: GeneratedInput["fields"] }>(
  input: Input,
  original: EditableRecord,
): Input {
  const isEdited = ([name, value]: readonly [string, unknown]): boolean =>
    name === idField || !sameJson(original.fields[name]?.value, value);
  return { ...input, fields: Object.fromEntries(Object.entries(input.fields).filter(isEdited)) };
}
