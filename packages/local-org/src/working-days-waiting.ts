import { addDays, dayOf, isWorkingDay, startOfDay } from "./amsterdam-days.ts";
import type { FieldMetadata } from "./metadata/org-metadata.ts";
import type { Comparison, RecordFilter } from "./records/record-filter.ts";
import type { FieldValue } from "./records/field-value.ts";
import type { StoredRecord } from "./records/record-store.ts";

/** The only formula field that the local org calculates; others have no value. */
const isCalculated = ({ apiName, formula }: FieldMetadata): boolean => formula && apiName === "WorkingDaysWaiting__c";

/** Counts the working days from the day on which a record was created until yesterday. */
export function countWorkingDays(createdDate: string, now: number): number {
  const today = dayOf(now);
  let count = 0;
  for (let day = dayOf(Date.parse(createdDate)); day < today; day = addDays(day, 1)) if (isWorkingDay(day)) count++;
  return count;
}

/** The value of a field: stored, or calculated from its formula. */
export function valueOf(field: FieldMetadata, { fields }: StoredRecord, now: number): FieldValue {
  if (!isCalculated(field)) return fields[field.apiName] ?? null;
  const createdDate = fields["CreatedDate"];
  return typeof createdDate === "string" ? countWorkingDays(createdDate, now) : null;
}

/** More working days than any record has waited. It limits the loop below. */
const maxCount = 50_000;

/** Matches the records that have waited at least `count` working days. */
function waitedAtLeast(count: number, now: number): RecordFilter {
  if (count > maxCount) return { any: [] };
  let day = dayOf(now);
  for (let left = count; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) left--;
  }
  return { field: "CreatedDate", is: "<", value: startOfDay(addDays(day, 1)) };
}

/**
 * Replaces a filter by a calculated field with a filter by the stored field from which it is calculated.
 *
 * @returns nothing for a stored field
 */
export function calculatedFilter(
  field: FieldMetadata,
  is: Comparison,
  value: FieldValue,
  now: number,
): RecordFilter | undefined {
  if (!isCalculated(field)) return undefined;
  if (value === null) return { any: [] };
  const atLeast = waitedAtLeast(Math.ceil(Number(value)), now);
  const more = waitedAtLeast(Math.floor(Number(value)) + 1, now);
  if (is === ">" || is === ">=") return is === ">" ? more : atLeast;
  if (is === "<" || is === "<=") return { not: is === "<" ? atLeast : more };
  return { all: [atLeast, { not: more }] };
}
