import { masterRecordTypeId, type ObjectMetadata } from "../metadata/org-metadata.ts";
import type { FieldValue, StoredRecord } from "../records/record-store.ts";
import { userFields, userWithId, type UserRecord } from "../users.ts";
import { displayValue } from "./display-value.ts";
import type { FieldSelection } from "./field-selection.ts";
import { relationshipName } from "./relationship.ts";
import { recordTypeInfo, type RecordTypeInfo } from "./object-info.ts";

/** A field's value in an answer. */
export interface ShownValue {
  displayValue: string | null;
  value: FieldValue | object;
}

/** A record as the UI API answers it, apart from its tag. */
export interface RecordRepresentation {
  apiName: string;
  childRelationships: object;
  fields: Record<string, ShownValue>;
  id: string;
  lastModifiedById: FieldValue;
  lastModifiedDate: FieldValue;
  recordTypeId: FieldValue;
  recordTypeInfo: RecordTypeInfo | null;
  systemModstamp: FieldValue;
  weakEtag: number;
}

function shownUser(user: UserRecord | undefined, names: ReadonlySet<string>): ShownValue {
  if (!user) return { displayValue: null, value: null };
  const fields: Record<string, ShownValue> = {};
  for (const name of names) fields[name] = { displayValue: null, value: userFields.get(name)?.(user) ?? null };
  return { displayValue: user.name, value: { apiName: "User", childRelationships: {}, fields, id: user.id } };
}

function shownFields(record: StoredRecord, { own, related }: FieldSelection): Record<string, ShownValue> {
  const shown: Record<string, ShownValue> = {};
  for (const field of own) {
    const value = record.fields[field.apiName] ?? null;
    shown[field.apiName] = { displayValue: displayValue(field, value), value };
  }
  for (const [reference, names] of related) {
    shown[relationshipName(reference) ?? reference.apiName] = shownUser(
      userWithId(record.fields[reference.apiName]),
      names,
    );
  }
  return shown;
}

function recordTypeOf(object: ObjectMetadata, id: FieldValue): RecordTypeInfo | null {
  if (id === masterRecordTypeId) return null;
  const recordType = [...object.recordTypes.values()].find((known) => known.id === id);
  return recordType ? recordTypeInfo(object, recordType) : null;
}

/** Shows a record with the selected fields. */
export function representRecord(
  object: ObjectMetadata,
  record: StoredRecord,
  selection: FieldSelection,
): RecordRepresentation {
  const { fields } = record;
  const modified = fields.LastModifiedDate ?? null;
  return {
    apiName: object.apiName,
    childRelationships: {},
    fields: shownFields(record, selection),
    id: record.id,
    lastModifiedById: fields.LastModifiedById ?? null,
    lastModifiedDate: modified,
    recordTypeId: fields.RecordTypeId ?? null,
    recordTypeInfo: recordTypeOf(object, fields.RecordTypeId ?? null),
    systemModstamp: fields.SystemModstamp ?? null,
    weakEtag: Date.parse(String(modified)),
  };
}
