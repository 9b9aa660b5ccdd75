// What a write of a record does to the cache.
import type { UserCache } from "../cache/engine.ts";
import { invalidate } from "../cache/invalidate.ts";
import type { Received } from "../cache/received.ts";
import { recordsOf } from "../cache/record-store.ts";
import { expectRecord, type UiRecord } from "../cache/ui-record.ts";
import { idField } from "../constants.ts";
import type { JsonObject } from "../json.ts";
import type { WriteContext } from "../table/define-write.ts";
import { toLongId } from "../table/record-id.ts";
import { invalidateRecordLists, invalidateUpdatedLists } from "./outdated-responses.ts";

export const operationTypes = ["CREATE", "UPDATE", "DELETE"] as const;
export type OperationType = (typeof operationTypes)[number];

/** The object of a record; undefined if the record is not cached. */
export const objectNameOf = (cache: UserCache, id: string): string | undefined =>
  recordsOf(cache).entries.get(id)?.value?.apiName;

/** Stores the record in the response of a write. Status 204 has no body. */
export function storeRecord(response: unknown, { cache, received }: WriteContext<unknown>): UiRecord | undefined {
  if (response === undefined) return undefined;
  const written = expectRecord(response);
  recordsOf(cache).merge(written, received);
  return written;
}

/** Evicts a deleted record, and invalidates the lists that it belonged to. */
export function evictDeleted(cache: UserCache, id: string, received: Received): void {
  const objectApiName = objectNameOf(cache, id);
  recordsOf(cache).locate(id).evict(received);
  invalidateRecordLists(cache, objectApiName, received);
}

/** A write of one record. */
export interface RecordWrite {
  readonly type: OperationType;
  readonly apiName?: string | undefined;
  readonly fields?: JsonObject | undefined;
}

/**
 * Makes stale what a write may have changed: the record, unless the response contains it or it is deleted, and lists.
 *
 * @param written the record in the response
 */
export function invalidateWritten(
  cache: UserCache,
  { type, apiName, fields = {} }: RecordWrite,
  received: Received,
  written?: UiRecord,
): void {
  const { [idField]: given, ...changed } = fields;
  const id = type !== "CREATE" && typeof given === "string" ? toLongId(given) : undefined;
  const known = id === undefined ? undefined : objectNameOf(cache, id);
  const objectApiName = written?.apiName ?? known ?? apiName;
  if (id !== undefined && !written) invalidate(cache, { recordId: id }, received);
  if (type === "UPDATE") invalidateUpdatedLists(cache, objectApiName, Object.keys(changed), received);
  else invalidateRecordLists(cache, objectApiName, received);
}
