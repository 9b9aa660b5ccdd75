import { createHash } from "node:crypto";
import type { FieldValue } from "../../records/field-value.ts";
import type { Answers } from "./answer-field.ts";
import { contactRequestFields } from "./contact-request-fields.ts";

const rows = Object.entries(contactRequestFields);

/** Fields of a record by API name. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** Maps valid answers to the fields of a record. Salesforce stores an empty text as no value. */
export const mapToRecord = (answers: Answers): Fields =>
  Object.fromEntries(rows.map(([key, { field }]) => [field, answers[key] === "" ? null : (answers[key] ?? null)]));

/** Returns the SHA-256 of sanitized answers in the order of the table, as hexadecimal text. */
export const digestOf = (answers: Answers): string =>
  createHash("sha256")
    .update(JSON.stringify(rows.map(([key]) => answers[key])))
    .digest("hex");
