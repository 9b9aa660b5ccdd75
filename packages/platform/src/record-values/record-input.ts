import { idField } from "../constants.ts";
import type { ObjectInfo } from "../endpoints/objects.ts";
import { sameJson } from "../json-values.ts";
import { isUiRecord, type UiRecord } from "../cache/ui-record.ts";

/** A record in a form. */
export interface EditableRecord {
  readonly apiName: string;
  readonly id?: string | null;
  readonly fields: UiRecord["fields"];
}

/** The input of `createRecord` and `updateRecord`. */
export interface GeneratedInput {
  readonly apiName: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The values of fields, without the id and without related records. */
function valuesOf(
  { fields }: EditableRecord,
  objectInfo: ObjectInfo | undefined,
  permission: "createable" | "updateable",
): GeneratedInput["fields"] {
  const included = Object.entries(fields).filter(
    ([name, { value }]) =>
      name !== idField && !isUiRecord(value) && (!objectInfo || objectInfo.fields[name]?.[permission] === true),
  );
  return Object.fromEntries(included.map(([name, { value }]) => [name, value]));
}

/**
 * Creates the input for a record with the same values.
 *
 * @param objectInfo excludes fields that cannot be set at creation; without it, all fields are included
 * @example generateRecordInputForCreate(template.record, objectInfo) // { apiName, fields }
 */
export function generateRecordInputForCreate(record: EditableRecord, objectInfo?: ObjectInfo): GeneratedInput {
  return { apiName: record.apiName, fields: valuesOf(record, objectInfo, "createable") };
}

/**
 * Creates the input to update this record.
 *
 * @param objectInfo excludes fields that cannot be updated; without it, all fields are included
 */
export function generateRecordInputForUpdate(record: EditableRecord, objectInfo?: ObjectInfo): GeneratedInput {
  const id = record.id ?? record.fields[idField]?.value;
  return { apiName: record.apiName, fields: { [idField]: id, ...valuesOf(record, objectInfo, "updateable") } };
}

/**
 * Returns the fields of an input that differ from the original record, and its `Id`.
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
