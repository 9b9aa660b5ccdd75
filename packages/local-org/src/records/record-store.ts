import type { FieldValue } from "./field-value.ts";
import type { RecordFilter } from "./record-filter.ts";
import type { Outcome } from "./write-all.ts";

/** A record as it is stored. */
export interface StoredRecord {
  /** 18 characters. */
  id: string;
  /** API name of the object. */
  object: string;
  /** By API name, platform fields (`Id`, `Name`, `CreatedDate` …) included. A field without a value may be absent. */
  fields: Readonly<Record<string, FieldValue>>;
}

/** An order of records by one field. */
export interface RecordOrder {
  field: string;
  descending: boolean;
  /** Records without a value are the last ones. Otherwise they are smaller than any value, as in an org. */
  isEmptyLast?: boolean;
}

/** Which records a list shows, and in which order. */
export interface ListQuery {
  /** Only these records; all when absent. */
  where?: RecordFilter | undefined;
  /** Sorted by these fields, then newest first. */
  sort?: readonly RecordOrder[] | undefined;
  /** Records to skip; default 0. */
  offset?: number | undefined;
  /** Maximum number of records. Default: 50. */
  limit?: number | undefined;
}

/** One of several writes. */
export type RecordWrite =
  | { type: "create"; object: string; fields: Readonly<Record<string, unknown>> }
  | { type: "update"; object: string; id: string; fields: Readonly<Record<string, unknown>> }
  | { type: "delete"; object: string; id: string };

/** Stores records. A write is on disk when its method returns. */
export interface RecordStore {
  /**
   * Makes a record from untrusted fields.
   *
   * @param ownerId a trusted id; absent for a record of the user who creates it
   * @throws OrgError with the platform's error code: `INVALID_FIELD`, `REQUIRED_FIELD_MISSING`, `STRING_TOO_LONG`,
   *   `INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST`, `INVALID_EMAIL_ADDRESS`, `DUPLICATE_VALUE` and the like (status 400)
   */
  create(object: string, fields: Readonly<Record<string, unknown>>, ownerId?: string): StoredRecord;
  /** The record, or nothing when there is none with that id. */
  read(object: string, id: string): StoredRecord | undefined;
  /**
   * Changes these fields only.
   *
   * @throws OrgError as for `create`, and `NOT_FOUND` (404)
   */
  update(object: string, id: string, fields: Readonly<Record<string, unknown>>): StoredRecord;
  /**
   * Deletes a record, and its details or the lookups that point at it, as their files say.
   *
   * @throws OrgError `NOT_FOUND` (404), `DELETE_FAILED` (400) if a lookup restricts the deletion
   */
  delete(object: string, id: string): void;
  /** One page of records. */
  list(object: string, query?: ListQuery): readonly StoredRecord[];
  /** How many records the object has, or how many of them match. */
  count(object: string, where?: RecordFilter): number;
  /**
   * How many records have each start of a field's text, the last starts first.
   *
   * @param length characters of the start
   * @param limit maximum number of starts
   * @example records.countByStart("Contact_Request__c", "CreatedDate", "2027-03-01".length, 7) // [{ start: "2027-03-01", count: 12 }]
   */
  countByStart(object: string, field: string, length: number, limit: number): { start: string; count: number }[];
  /**
   * Writes several records in one transaction.
   *
   * @param allOrNone rolls back all of them if one fails
   * @returns the outcome of each, in order: the record (undefined after a delete), or what `create`, `update` and
   *   `delete` throw
   */
  writeAll(writes: readonly RecordWrite[], allOrNone: boolean): Outcome<StoredRecord | undefined>[];
  /** The record whose external-id field has this value; upper and lower case count as the field says. */
  findByExternalId(object: string, field: string, value: string): StoredRecord | undefined;
}
