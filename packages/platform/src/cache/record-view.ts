import type { NormalizedRecord } from "./normalized-record.ts";
import type { Selection } from "./selection.ts";
import type { FieldValue, UiRecord } from "./ui-record.ts";

/**
 * Builds a record with the current values of the selected fields.
 *
 * @returns undefined if nothing of the record is cached
 */
export function viewOf(normalized: NormalizedRecord, selection: Selection): UiRecord | undefined {
  const { value, links } = normalized;
  if (!value) return undefined;
  const shown = [...selection.keys()].filter((name) => Object.hasOwn(value.fields, name));
  if (!links && shown.length === normalized.size) return value;
  const fields: Record<string, FieldValue> = {};
  for (const name of shown) {
    const field = value.fields[name];
    const nested = selection.get(name);
    const link = nested && nested.size > 0 ? links?.get(name) : undefined;
    if (field) fields[name] = link && nested ? { ...field, value: viewOf(link, nested) ?? null } : field;
  }
  return { ...value, fields };
}
