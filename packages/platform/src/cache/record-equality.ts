import { type JsonObject } from "../json.ts";
import { sameJson } from "../json-values.ts";
import { isUiRecord, type FieldValue, type UiRecord } from "./ui-record.ts";

/**
 * Whether two records are equal apart from their fields. The eTag is ignored, because it depends on which fields a
 * response contains and so differs between two responses about an unchanged record.
 *
 * @param next only its properties are compared
 */
export function isSameBesidesFields(before: JsonObject, next: JsonObject): boolean {
  for (const key in next) {
    if (key !== "fields" && key !== "eTag" && !sameJson(before[key], next[key])) return false;
  }
  return true;
}

/** Whether two views of a record are equal. */
export function isSameView(before: UiRecord | undefined, next: UiRecord | undefined): boolean {
  if (before === next) return true;
  if (!before || !next || !isSameBesidesFields(before, next)) return false;
  const names = Object.keys(next.fields);
  return (
    names.length === Object.keys(before.fields).length &&
    names.every((name) => isSameFieldView(before.fields[name], next.fields[name]))
  );
}

function isSameFieldView(before: FieldValue | undefined, next: FieldValue | undefined): boolean {
  if (before === next) return true;
  if (!before || !next || before.displayValue !== next.displayValue) return false;
  const isNested = isUiRecord(before.value) && isUiRecord(next.value);
  return isNested ? isSameView(before.value, next.value) : sameJson(before.value, next.value);
}
