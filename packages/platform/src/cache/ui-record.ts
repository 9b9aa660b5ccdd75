import { isJsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";

/** One field of a record. */
export interface FieldValue {
  /** A scalar, a nested record for a relationship, or null. */
  readonly value: unknown;
  /** The value as people read it, where it differs; a picklist's label for example. */
  readonly displayValue?: string | null;
}

/** A record as the UI API returns it, with the requested fields. */
export type UiRecord = {
  readonly apiName: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Hash of this response; depends on the requested fields. */
  readonly eTag?: string;
  /** Grows with every change of the record. */
  readonly weakEtag?: number | null;
  readonly lastModifiedDate?: string | null;
  readonly lastModifiedById?: string | null;
  readonly systemModstamp?: string | null;
  readonly recordTypeId?: string | null;
};

/** Whether a value, of a field for example, is a record. */
export const isUiRecord = (value: unknown): value is UiRecord =>
  isJsonObject(value) && typeof value.id === "string" && isJsonObject(value.fields);

/** @throws TypeError when the value is not a record */
export function expectRecord(value: unknown): UiRecord {
  if (isUiRecord(value)) return value;
  if (!isJsonObject(value)) throw typeMismatch("object", value);
  throw typeof value.id === "string" ? typeMismatch("object", value.fields) : typeMismatch("string", value.id);
}
