import type {
  FieldMetadata,
  ListFilterMetadata,
  ListViewMetadata,
  ObjectMetadata,
} from "../../metadata/org-metadata.ts";
import { OrgError } from "../../errors.ts";
import { addDays, dayOf, startOfDay } from "../../amsterdam-days.ts";
import type { Comparison, RecordFilter } from "../../records/record-filter.ts";
import type { FieldValue } from "../../records/field-value.ts";
import { normalizeId } from "../../salesforce-id.ts";
import { calculatedFilter } from "../../working-days-waiting.ts";
import { invalidParameter } from "../paging.ts";
import { numberTypes } from "./field-kinds.ts";
import { combine } from "./filter-logic.ts";

/** How each operator compares, and whether it means the records that do not fit. */
const operators: ReadonlyMap<string, { is: Comparison; negated?: true }> = new Map([
  ["Equals", { is: "=" }],
  ["NotEqual", { is: "=", negated: true }],
  ["LessThan", { is: "<" }],
  ["LessOrEqual", { is: "<=" }],
  ["GreaterThan", { is: ">" }],
  ["GreaterOrEqual", { is: ">=" }],
  ["Contains", { is: "contains" }],
  ["NotContain", { is: "contains", negated: true }],
  ["StartsWith", { is: "startsWith" }],
  ["Includes", { is: "includes" }],
  ["Excludes", { is: "includes", negated: true }],
]);

const texts = ["Equals", "NotEqual", "Contains", "NotContain", "StartsWith"];
const ordered = ["Equals", "NotEqual", "LessThan", "LessOrEqual", "GreaterThan", "GreaterOrEqual"];

/** The operators that a field can be filtered by; none for long texts. */
export function operatorsFor({ type }: FieldMetadata): readonly string[] {
  if (type === "LongTextArea") return [];
  if (type === "MultiselectPicklist") return ["Equals", "NotEqual", "Includes", "Excludes"];
  if (type === "Checkbox" || type === "Id") return ["Equals", "NotEqual"];
  return numberTypes.has(type) || type === "Date" || type === "DateTime" ? ordered : texts;
}

const wrongOperand = (field: FieldMetadata, expected: string): Error =>
  invalidParameter(`${field.label} (${field.apiName}) is filtered by something that is not ${expected}.`);

/** @example readDay("1-5-2026") // "2026-05-01" */
function readDay(field: FieldMetadata, text: string): string {
  const dutch = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text);
  const day = dutch ? `${dutch[3]}-${dutch[2]?.padStart(2, "0")}-${dutch[1]?.padStart(2, "0")}` : text;
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day;
  throw wrongOperand(field, "a day such as 2026-05-01");
}

function readDateTime(field: FieldMetadata, text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw wrongOperand(field, "a date and time such as 2026-05-01T09:30:00Z");
  return time.toISOString();
}

/** What a value, or its label, is stored as; an empty one is no value. */
function readOperand(field: FieldMetadata, text: string): FieldValue {
  if (text === "") return null;
  if (numberTypes.has(field.type)) {
    if (!Number.isFinite(Number(text))) throw wrongOperand(field, "a number");
    return Number(text);
  }
  switch (field.type) {
    case "Checkbox":
      if (!/^(true|false|0|1)$/i.test(text)) throw wrongOperand(field, "true or false");
      return /^(true|1)$/i.test(text);
    case "Date":
      return readDay(field, text);
    case "DateTime":
      return readDateTime(field, text);
    case "Lookup":
      return normalizeId(text) ?? text;
    default:
      return field.picklistValues.find(({ label }) => label === text)?.value ?? text;
  }
}

/** A date and time compared with a day. */
function compareWithDay(field: string, is: Comparison, day: string): RecordFilter {
  const start: RecordFilter = { field, is: ">=", value: startOfDay(day) };
  const end: RecordFilter = { field, is: "<", value: startOfDay(addDays(day, 1)) };
  if (is === "=") return { all: [start, end] };
  if (is === "<=" || is === ">=") return is === "<=" ? end : start;
  return { not: is === "<" ? start : end };
}

/** One value of a condition. `TODAY` is the only relative day that the local org knows. */
function comparison(field: FieldMetadata, is: Comparison, operand: string, now: number): RecordFilter {
  if (operand === "TODAY" && field.type === "DateTime") return compareWithDay(field.apiName, is, dayOf(now));
  const value = operand === "TODAY" && field.type === "Date" ? dayOf(now) : readOperand(field, operand);
  return calculatedFilter(field, is, value, now) ?? { field: field.apiName, is, value };
}

/** A field that lists can be filtered by. */
function filterable(object: ObjectMetadata, name: string): FieldMetadata {
  const field = object.fields.get(name);
  if (field && operatorsFor(field).length > 0) return field;
  throw invalidParameter(`${object.apiName} has no field ${name} that can be filtered by.`);
}

/**
 * The records that meet one condition.
 *
 * @param now milliseconds since the epoch, for relative days
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE` for an unknown field, operator or value
 */
export function conditionFilter(object: ObjectMetadata, condition: ListFilterMetadata, now: number): RecordFilter {
  const field = filterable(object, condition.field);
  const operator = operatorsFor(field).includes(condition.operator) ? operators.get(condition.operator) : undefined;
  if (!operator) {
    const known = operatorsFor(field).join(", ");
    throw invalidParameter(`${field.apiName} cannot be filtered by "${condition.operator}"; it takes ${known}.`);
  }
  const fits = condition.operands.map((operand) => comparison(field, operator.is, operand, now));
  return operator.negated ? { not: { any: fits } } : { any: fits };
}

/**
 * The records that a list view shows.
 *
 * @param userId whose records the scope `Mine` means
 * @param now milliseconds since the epoch, for relative days
 * @throws OrgError 400 for conditions that do not fit the object, 501 for a scope that the local org does not know
 */
export function listViewFilter(
  object: ObjectMetadata,
  listView: ListViewMetadata,
  userId: string,
  now: number,
): RecordFilter {
  const conditions = listView.filters.map((condition) => conditionFilter(object, condition, now));
  const filter = combine(conditions, listView.filterLogic);
  if (listView.scope === "Everything") return filter;
  if (listView.scope !== "Mine") {
    const message = `The local org does not know the scope ${listView.scope} of the list view ${listView.developerName}.`;
    throw new OrgError(501, "NOT_IMPLEMENTED", message);
  }
  return { all: [{ field: "OwnerId", is: "=", value: userId }, filter] };
}
