import type { FieldMetadata } from "../metadata/org-metadata.ts";
import type { FieldValue } from "../records/field-value.ts";
import type { Call } from "../ui-api/endpoint.ts";
import { valueOf } from "../working-days-waiting.ts";
import { formatShortDateTime, formatValue } from "./format-value.ts";
import { messages } from "./messages.ts";
import { listRequests, readRequestQuery, shownFields } from "./request-query.ts";

/** More rows than a spreadsheet opens. */
const maxRows = 1_000_000;

/** A telephone number in digits, after its country code or the zero of its network. */
const phoneNumber = /^(\+(?:1|[2-9]\d)|0\d)(\d+)$/;

/** A number that a space divides, so no spreadsheet can calculate with it. */
const dividedNumber = /^\+\d+(?: \d+)+$/;

/** Spreadsheets run a text that begins with such a character, also a full-width one, as a formula. */
const formulaStart = /^(?=[\s=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * A cell. An apostrophe before it prevents that a text becomes a formula.
 *
 * @example cell('=1+1') // `"'=1+1"`
 */
export const cell = (text: string): string =>
  `"${(dividedNumber.test(text) ? text : text.replace(formulaStart, "'")).replaceAll('"', '""')}"`;

/**
 * A cell with a telephone number. Excel and LibreOffice read `+31612345678` and `0612345678` as numbers and drop the plus
 * sign or the zero, and they show an apostrophe of a CSV file as a part of the text. With a space they show every digit.
 *
 * @example phoneCell("+31612345678") // `"+31 612345678"`
 */
export const phoneCell = (number: string): string => cell(number.replace(phoneNumber, "$1 $2"));

function valueCell(field: FieldMetadata, value: FieldValue): string {
  if (typeof value === "number") return numberCell(value);
  const text = formatValue(field, value);
  return field.type === "Phone" ? phoneCell(text) : cell(text);
}

/** Who asked, and how to reach them, before what they asked. */
const firstFields = [
  "Reference__c",
  "Status__c",
  "Salutation__c",
  "FirstName__c",
  "LastName__c",
  "Email__c",
  "PhoneNumber__c",
  "Destinations_1__c",
  "CustomDestination__c",
  "LeavingDate__c",
  "ReturnDate__c",
  "AmountOfDays__c",
  "AmountOfTravelers__c",
  "Budget__c",
  "Wishes__c",
];

/** Fields as people read them. Those without a place follow in the order of the object. */
const inUsefulOrder = (fields: readonly FieldMetadata[]): FieldMetadata[] => [
  ...firstFields.flatMap((name) => fields.filter(({ apiName }) => apiName === name)),
  ...fields.filter(({ apiName }) => !firstFields.includes(apiName)),
];

const numberCell = (value: number): string => String(value).replace(".", ",");

/**
 * All matching requests as CSV, for a Dutch spreadsheet: semicolons, decimal commas, and a byte order mark, without which
 * Excel does not read UTF-8.
 */
export function requestsCsv(call: Call): string {
  const fields = inUsefulOrder(shownFields(call));
  const now = call.org.now();
  const header = [messages.list.columns.number, messages.list.columns.received, ...fields.map(({ label }) => label)];
  const rows = listRequests(call, readRequestQuery(call), { offset: 0, limit: maxRows }).map((record) => {
    const values = fields.map((field) => valueCell(field, valueOf(field, record, now)));
    const { Name, CreatedDate } = record.fields;
    return [cell(String(Name)), cell(formatShortDateTime(String(CreatedDate))), ...values];
  });
  return `\uFEFF${[header.map(cell), ...rows].map((row) => `${row.join(";")}\r\n`).join("")}`;
}
