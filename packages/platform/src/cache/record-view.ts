import type { JsonObject } from "../json.ts";
import { sameJson } from "../json-values.ts";
import type { NormalizedRecord } from "./normalized-record.ts";
import type { Selection } from "./selection.ts";
import { isUiRecord, type FieldValue, type UiRecord } from "./ui-record.ts";

/**
 * Builds a record with the current values of the selected fields.
 *
 * @returns undefined if nothing of the record is cached
 */
export function viewOf(normalized: NormalizedRecord, selection: Selection): UiRecord | undefined {
  const { value, links } = normalized;
  if (!value) return undefined;
  const shown = [...selection].filter(([name]) => Object.hasOwn(value.fields, name));
  if (!links && shown.length === normalized.size) return value;
  const fields: Record<string, FieldValue> = {};
  for (const [name, nested] of shown) {
    const field = value.fields[name];
    const link = normalized.linkOf(name, nested);
    if (field) fields[name] = link ? { ...field, value: viewOf(link, nested) ?? null } : field;
  }
  return { ...value, fields };
}

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
