import type { FieldValue } from "../../records/record-store.ts";
import type { Answers } from "./answer-field.ts";
import { contactRequestFields } from "./contact-request-fields.ts";

const rows = Object.entries(contactRequestFields);

type Fields = Readonly<Record<string, FieldValue>>;

/** Maps valid answers to the fields of a record. Salesforce stores an empty text as no value. */
export const mapToRecord = (answers: Answers): Fields =>
  Object.fromEntries(rows.map(([key, { field }]) => [field, answers[key] === "" ? null : (answers[key] ?? null)]));

/**
 * Whether two records hold the same answers.
 *
 * @param stored the record found under the same key
 * @param sent the record that would be stored now
 */
export const hasSameAnswers = (stored: Fields, sent: Fields): boolean =>
  rows.every(([, { field }]) => (stored[field] ?? null) === (sent[field] ?? null));
