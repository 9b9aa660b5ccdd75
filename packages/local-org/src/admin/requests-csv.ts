import type { FieldValue } from "../records/field-value.ts";
import type { Call } from "../ui-api/endpoint.ts";
import { valueOf } from "../working-days-waiting.ts";
import { formatShortDateTime, formatValue } from "./format-value.ts";
import { messages } from "./messages.ts";
import { listRequests, readRequestQuery, shownFields } from "./request-query.ts";

/** More rows than a spreadsheet opens. */
const maxRows = 1_000_000;

/**
 * A cell. Spreadsheets run text that begins with one of these characters as a formula, unless an apostrophe precedes it.
 *
 * @example cell('=1+1') // `"'=1+1"`
 */
export const cell = (text: string): string => `"${text.replace(/^(?=[\s=+\-@])/, "'").replaceAll('"', '""')}"`;

const numberCell = (value: number): string => String(value).replace(".", ",");

/**
 * All matching requests as CSV, for a Dutch spreadsheet: semicolons, decimal commas, and a byte order mark, without which
 * Excel does not read UTF-8.
 */
export function requestsCsv(call: Call): string {
  const fields = shownFields(call);
  const now = call.org.now();
  const header = [messages.list.columns.number, messages.list.columns.received, ...fields.map(({ label }) => label)];
  const rows = listRequests(call, readRequestQuery(call), { offset: 0, limit: maxRows }).map((record) => {
    const values = fields.map((field) => {
      const value: FieldValue = valueOf(field, record, now);
      return typeof value === "number" ? numberCell(value) : cell(formatValue(field, value));
    });
    const { Name, CreatedDate } = record.fields;
    return [cell(String(Name)), cell(formatShortDateTime(String(CreatedDate))), ...values];
  });
  return `\uFEFF${[header.map(cell), ...rows].map((row) => `${row.join(";")}\r\n`).join("")}`;
}
