import { type JsonObject } from "../json.ts";
import { sameJson } from "../json-values.ts";
import { isUiRecord, type FieldValue, type UiRecord } from "./ui-record.ts";

/**
 * Whether two records say the same besides their fields. The eTag is left out: it tells which fields a response
 * holds, not how the record stands, and so differs between two responses about an unchanged record.
 *
 * @param next its properties are compared; what it leaves out does not count
 */
export function isSameBesidesFields(before: JsonObject, next: JsonObject): boolean {
  for (const key in next) {
    if (key !== "fields" && key !== "eTag" && !sameJson(before[key], next[key])) return false;
  }
  return true;
}

/** Whether two views of a record show the same. */
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
