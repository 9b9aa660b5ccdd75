// Names of the endpoints whose responses a write outdates. Names instead of imports, so that a page that writes records does
// not load the list endpoints.
import type { CacheEntry } from "../cache/cache-entry.ts";
import type { UserCache } from "../cache/engine.ts";
import { invalidate, invalidateEndpoints, isAbout } from "../cache/invalidate.ts";
import type { Received } from "../cache/received.ts";
import type { WriteContext } from "../table/define-write.ts";
import { listsThatDependOn, namesNoObject } from "./updated-lists.ts";

/** Pages of records. */
const recordLists = [
  "getListRecordsById",
  "getListRecordsByName",
  "getListUiById",
  "getListUiByName",
  "getMruListRecords",
  "getMruListUi",
] as const;

const relatedLists = ["getRelatedListCount", "getRelatedListRecords"] as const;

/** Everything that a changed list view outdates. */
export const listResponses = [
  ...recordLists,
  "getListInfoByName",
  "getListInfosByName",
  "getListInfosByObjectName",
  "getListInfoSummaries",
  "getListPreferences",
] as const;

/** Everything that may contain values of records. */
export const recordResponses = [
  ...recordLists,
  ...relatedLists,
  "executeApex",
  "findDuplicates",
  "getKeywordSearchResults",
  "getRecord",
  "getRecordAvatars",
  "getRecords",
  "getRecordTemplateClone",
  "getRecordUi",
  "getRelatedListRecordsBatch",
  "getRelatedListsCount",
  "getSearchResults",
  "getSeoProperties",
] as const;

/** The part of a write's definition that says which responses it outdates: all of these, if its outcome is unknown. */
export const outdating = (names: readonly string[]) => ({
  outdates: names,
  onUnknownOutcome: ({ cache, received }: WriteContext<unknown>): void => invalidateEndpoints(cache, names, received),
});

/** Invalidates the lists that a created or deleted record belongs to. Without an object, all lists. */
export function invalidateRecordLists(cache: UserCache, objectApiName: string | undefined, received: Received): void {
  invalidate(cache, { endpoint: recordLists, ...(objectApiName !== undefined && { objectApiName }) }, received);
  // The config of these does not contain the object of their records, and an empty list has no record that names it.
  invalidate(cache, { endpoint: [...relatedLists, "getListRecordsById"] }, received);
}

/**
 * Invalidates the lists that an update may have moved a record into, out of or within: those whose filter or order names a
 * written field, and those of the object whose filter is not known.
 *
 * @param objectApiName undefined if it is not known
 */
export function invalidateUpdatedLists(
  cache: UserCache,
  objectApiName: string | undefined,
  fields: readonly string[],
  received: Received,
): void {
  const dependsOn = listsThatDependOn(cache, fields);
  const isOfObject = (entry: CacheEntry<unknown>): boolean =>
    objectApiName === undefined || namesNoObject(entry) || isAbout(entry, objectApiName);
  invalidate(cache, { endpoint: recordLists }, received, (entry) => dependsOn(entry) ?? isOfObject(entry));
  invalidate(cache, { endpoint: relatedLists }, received);
}

/** Invalidates the list views of an object, with their records. */
export const invalidateLists = (cache: UserCache, objectApiName: string, received: Received): void =>
  invalidate(cache, { endpoint: listResponses, objectApiName }, received);
