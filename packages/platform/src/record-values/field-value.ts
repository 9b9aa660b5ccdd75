import { isUiRecord, type FieldValue, type UiRecord } from "../cache/ui-record.ts";
import type { CheckedIn, FieldIn, UntypedRecord, ValueIn } from "../org-types.ts";
import type { FieldName } from "../table/kinds.ts";

/** Follows the path of a field from a record; undefined if a part of it is missing. */
function fieldAt(record: UiRecord | undefined, field: FieldName): FieldValue | undefined {
  const path = typeof field === "string" ? field.split(".").slice(1) : field.fieldApiName.split(".");
  let at: FieldValue | undefined;
  let parent: unknown = record;
  for (const name of path) {
    at = isUiRecord(parent) ? parent.fields[name] : undefined;
    parent = at?.value;
  }
  return at;
}

/**
 * Returns the value of a field of a record, or of a record that it refers to.
 *
 * @typeParam Value the type that the caller expects; it is not checked
 * @returns undefined if the record does not contain the field
 * @example getFieldValue<string>(request, "Contact_Request__c.Owner.Name") // "Ann"
 */
export function getFieldValue<Value = unknown>(record: UntypedRecord | undefined, field: FieldName): Value | undefined;
/** The same for a record of a platform with the types of an org. Only fields that were requested can be read. */
export function getFieldValue<Of extends UiRecord | undefined, const Field extends FieldIn<Of>>(
  record: Of,
  field: CheckedIn<Of, Field>,
): ValueIn<Of, Field>;
export function getFieldValue(record: UiRecord | undefined, field: FieldName): unknown {
  return fieldAt(record, field)?.value;
}

/**
 * Returns the localized text of a field, for example of a date or of a picklist value.
 *
 * @returns null if the value has no text of its own, undefined if the record does not contain the field
 */
export const getFieldDisplayValue = (record: UiRecord | undefined, field: FieldName): string | null | undefined => {
  const at = fieldAt(record, field);
  return at && (at.displayValue ?? null);
};
