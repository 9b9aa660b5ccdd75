import { referenceAlphabet } from "@travel-design/quotation/model";
import type { RecordStore, StoredRecord } from "../../records/record-store.ts";
import { contactRequestObject, referenceField, submissionKeyField } from "./contact-request-fields.ts";

const bitsPerCharacter = 5;
const keyBits = 128;
const referenceLength = 6;
/** A key of 128 bits has no more. */
const candidateCount = 4;

/**
 * The references that a request with this key may get, in the order in which they are tried, as `RequestReference.cls`
 * derives them.
 *
 * @param key a UUID, in upper or lower case
 * @example referencesOf("2f1c1b7e-51d0-4a43-9c0e-7d9a35cf4c11")[0] // "TD-7WG3QZ"
 */
export function referencesOf(key: string): string[] {
  const bits = BigInt(`0x${key.replaceAll("-", "")}`)
    .toString(2)
    .padStart(keyBits, "0");
  const characterAt = (index: number): string =>
    referenceAlphabet.charAt(parseInt(bits.slice(index * bitsPerCharacter, (index + 1) * bitsPerCharacter), 2));
  const partAt = (first: number): string =>
    Array.from({ length: referenceLength }, (_, index) => characterAt(first + index)).join("");
  return Array.from({ length: candidateCount }, (_, index) => `TD-${partAt(index * referenceLength)}`);
}

/**
 * The reference of the request with this key, or the one that it will get.
 *
 * @returns null for a stored request without a reference, and when every reference of the key is taken
 */
export function referenceFor(key: string, records: RecordStore): string | null {
  const stored = records.findByExternalId(contactRequestObject, submissionKeyField, key);
  const isTaken = (candidate: string): boolean =>
    records.findByExternalId(contactRequestObject, referenceField, candidate) !== undefined;
  if (!stored) return referencesOf(key).find((candidate) => !isTaken(candidate)) ?? null;
  return referenceOf(stored);
}

/** The reference of a stored request; null for one without. */
export function referenceOf({ fields }: StoredRecord): string | null {
  const reference = fields[referenceField];
  return typeof reference === "string" ? reference : null;
}
