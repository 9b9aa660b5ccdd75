// Names of the endpoints whose responses a write outdates. Names instead of imports, so that a page that writes records does
// not load the list endpoints.
import type { Received } from "../cache/received.ts";
import { invalidate } from "../cache/invalidate.ts";
import type { UserCache } from "../cache/engine.ts";

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

/** Invalidates the lists that a created or deleted record belongs to. Without an object, all lists. */
export function invalidateRecordLists(cache: UserCache, objectApiName: string | undefined, received: Received): void {
  invalidate(cache, { endpoint: recordLists, ...(objectApiName !== undefined && { objectApiName }) }, received);
  // The config of these does not contain the object of their records, and an empty list has no record that names it.
  invalidate(cache, { endpoint: [...relatedLists, "getListRecordsById"] }, received);
}

/** Invalidates the list views of an object, with their records. */
export const invalidateLists = (cache: UserCache, objectApiName: string, received: Received): void =>
  invalidate(cache, { endpoint: listResponses, objectApiName }, received);
