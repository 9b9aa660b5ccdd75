import type { FieldMetadata } from "../metadata/org-metadata.ts";
import type { FieldValue } from "../records/field-value.ts";

const locale = "nl-NL";
const dateTimeFormat = new Intl.DateTimeFormat(locale, {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});
const euros = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });

/** Number formats by decimals: creating one costs more than using it a thousand times. */
const decimals = new Map<number, Intl.NumberFormat>();

function formatNumber(value: number, scale: number): string {
  let format = decimals.get(scale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: scale, maximumFractionDigits: scale });
    decimals.set(scale, format);
  }
  return format.format(value);
}

/** @example formatDay("2026-05-01") // "01-05-2026" */
const formatDay = (day: string): string => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

const formatDateTime = (time: string): string => dateTimeFormat.format(new Date(time));

function labelOf(field: FieldMetadata, value: string): string {
  return field.picklistValues.find((known) => known.value === value)?.label ?? value;
}

/** How an org set to Dutch shows a value; `null` where the value shows itself, as for texts. */
export function displayValue(field: FieldMetadata, value: FieldValue): string | null {
  if (typeof value === "number") {
    return field.type === "Currency" ? euros.format(value) : formatNumber(value, field.scale);
  }
  if (typeof value !== "string") return null;
  if (field.type === "Picklist") return labelOf(field, value);
  if (field.type === "Date") return formatDay(value);
  if (field.type === "DateTime") return formatDateTime(value);
  return null;
}
