import { createHash } from "node:crypto";
import { formats, type ContactRequest } from "@travel-design/quotation/model";
import type { FieldValue } from "../../records/field-value.ts";
import { contactRequestFields } from "./contact-request-fields.ts";

/** Fields of a record by API name. */
export type Fields = Readonly<Record<string, FieldValue>>;

const dayOf = (dateTime: string | null): string | null => dateTime && formats.parseIsoDay(dateTime);

/** The values of a valid request, in the order of the table, as they are stored. Salesforce stores an empty text as no value. */
function storedValues(request: ContactRequest): [field: string, value: FieldValue][] {
  const { leavingDate, returnDate } = request;
  const values = { ...request, leavingDate: dayOf(leavingDate), returnDate: dayOf(returnDate) };
  const byKey = new Map<string, FieldValue>(Object.entries(values));
  return Object.entries(contactRequestFields).map(([key, field]) => {
    const value = byKey.get(key) ?? null;
    return [field, value === "" ? null : value];
  });
}

/** Maps a valid request to the fields of a record. */
export const mapToRecord = (request: ContactRequest): Fields => Object.fromEntries(storedValues(request));

/** Returns the SHA-256 of a valid request, as hexadecimal text. */
export const digestOf = (request: ContactRequest): string =>
  createHash("sha256")
    .update(JSON.stringify(storedValues(request).map(([, value]) => value)))
    .digest("hex");
