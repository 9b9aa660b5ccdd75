import type { FieldValue, UiRecord } from "../cache/ui-record.ts";

/** The id of the n-th test record. */
export const idOf = (number: number): string => `a0X${String(number).padStart(12, "0")}AAA`;

/** A record as the UI API returns it. A value that is a record becomes a nested record. */
export function uiRecord(number: number, values: Readonly<Record<string, unknown>>, version = 1): UiRecord {
  const fields: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(values)) fields[name] = { value, displayValue: null };
  const eTag = `${version} ${Object.keys(fields).join()}`;
  return { apiName: "Trip__c", id: idOf(number), eTag, weakEtag: version, fields };
}

/** A page of records as a list returns it. */
export const uiList = (records: readonly UiRecord[], listInfoETag = "info 1"): object => ({
  count: records.length,
  listInfoETag,
  records,
});

/** The values of the fields of a record and of its nested records. */
export function valuesOf({ fields }: UiRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, nestedValues(value)]));
}

function nestedValues(value: unknown): unknown {
  return isRecordLike(value) ? valuesOf(value) : value;
}

const isRecordLike = (value: unknown): value is UiRecord =>
  typeof value === "object" && value !== null && "fields" in value;
