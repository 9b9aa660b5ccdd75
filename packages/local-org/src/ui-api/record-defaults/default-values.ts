import { masterRecordTypeId, type ObjectMetadata, type RecordTypeMetadata } from "../../metadata/org-metadata.ts";
import type { FieldValue } from "../../records/field-value.ts";
import type { Call } from "../endpoint.ts";

/** What a new record of the caller holds before anything is filled in. */
export function defaultValues(
  { userId }: Call,
  object: ObjectMetadata,
  recordType: RecordTypeMetadata | undefined,
): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {};
  for (const { apiName, createable, defaultValue } of object.fields.values()) {
    const ofRecordType = recordType?.picklistValues.get(apiName)?.find(({ isDefault }) => isDefault)?.value;
    const value = ofRecordType ?? defaultValue;
    if (createable && value !== null) values[apiName] = value;
  }
  values.OwnerId = userId;
  values.RecordTypeId = recordType?.id ?? masterRecordTypeId;
  return values;
}
