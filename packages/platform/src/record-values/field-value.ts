import { isUiRecord, type FieldValue, type UiRecord } from "../cache/ui-record.ts";
import type { FieldName } from "../table/kinds.ts";

/** Follows a field's path from a record; undefined where a part of it is not there. */
function fieldAt(record: UiRecord | undefined, field: FieldName): FieldValue | undefined {
  const path = typeof field === "string" ? field.split(".").slice(1) : field.fieldApiName.split(".");
  let at: FieldValue | undefined;
  let holder: unknown = record;
  for (const name of path) {
    at = isUiRecord(holder) ? holder.fields[name] : undefined;
    holder = at?.value;
  }
  return at;
}

/**
 * The value of a record's field, or of a field of a record that it leads to.
 *
 * @returns undefined when the record does not hold the field
 * @example getFieldValue(request, "Contact_Request__c.Owner.Name") // "Ann"
 */
export const getFieldValue = (record: UiRecord | undefined, field: FieldName): unknown => fieldAt(record, field)?.value;

/**
 * The same, as people read it: a date in their language, a picklist's label.
 *
 * @returns null when it is read just as it is stored, undefined when the record does not hold the field
 */
export const getFieldDisplayValue = (record: UiRecord | undefined, field: FieldName): string | null | undefined => {
  const at = fieldAt(record, field);
  return at && (at.displayValue ?? null);
};
