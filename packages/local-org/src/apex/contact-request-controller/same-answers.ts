import type { FieldValue } from "../../records/record-store.ts";
import { fieldOf } from "./map-to-record.ts";

type Fields = Readonly<Record<string, FieldValue>>;

/**
 * Did the visitor send these very answers before?
 *
 * @param stored the fields of the record found under the same key
 * @param sent the fields that would be stored now
 */
export const hasSameAnswers = (stored: Fields, sent: Fields): boolean =>
  Object.values(fieldOf).every((field) => (stored[field] ?? null) === (sent[field] ?? null));
