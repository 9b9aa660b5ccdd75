import type { FieldMetadata } from "../metadata/org-metadata.ts";
import type { FieldValue } from "../records/field-value.ts";
import { messages } from "./messages.ts";

const timeZone = "Europe/Amsterdam";
const dayFormat = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeZone: "UTC" });
const dateTimeFormat = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeStyle: "short", timeZone });
const shortDateTimeFormat = new Intl.DateTimeFormat("nl-NL", { dateStyle: "short", timeStyle: "short", timeZone });
const shortDayFormat = new Intl.DateTimeFormat("nl-NL", { dateStyle: "medium", timeZone: "UTC" });
const euroFormat = new Intl.NumberFormat("nl-NL", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const numberFormat = new Intl.NumberFormat("nl-NL");

const formatDate = (format: Intl.DateTimeFormat, value: string): string => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : format.format(date);
};

/** @example formatDay("2026-05-01") // "1 mei 2026" */
const formatDay = (day: string): string => formatDate(dayFormat, day);

/** As `formatDay`, with the month cut short. */
export const formatShortDay = (day: string): string => formatDate(shortDayFormat, day);

/** @example formatDateTime("2026-05-01T10:00:00.000Z") // "1 mei 2026 om 12:00" */
export const formatDateTime = (time: string): string => formatDate(dateTimeFormat, time);

/** As `formatDateTime`, in digits. */
export const formatShortDateTime = (time: string): string => formatDate(shortDateTimeFormat, time);

/** @example formatEuros(1250.5) // "€ 1.250,50" */
export const formatEuros = (amount: number): string => euroFormat.format(amount);

function formatText(field: FieldMetadata, value: string): string {
  if (field.type === "Date") return formatDay(value);
  if (field.type === "DateTime") return formatDateTime(value);
  return field.picklistValues.find((option) => option.value === value)?.label ?? value;
}

/**
 * A field's value in Dutch words.
 *
 * @returns the text, or an empty text where the record has no value
 */
export function formatValue(field: FieldMetadata, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? messages.value.yes : messages.value.no;
  if (typeof value === "number") return field.type === "Currency" ? formatEuros(value) : numberFormat.format(value);
  return formatText(field, value);
}
