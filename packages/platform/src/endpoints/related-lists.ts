import { invalidate } from "../cache/invalidate.ts";
import { pageSizes, restrictColumnsToLayout } from "../constants.ts";
import { minute, second } from "../times.ts";
import { defineBatch } from "../codecs/batch.ts";
import { listRecords } from "../codecs/list-records.ts";
import type { ListColumn, ListInfo, ListPreferences, ListReference } from "../codecs/list-types.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { defineWrite } from "../table/define-write.ts";
import { anything, boolean, fieldNames, integer, objectName, recordId, string, strings } from "../table/kinds.ts";
import { body, path, query, required, withDefault } from "../table/parameters.ts";
import { columnWidths, columnWrap, orderedBy, storeIfPresent } from "./kinds.ts";
import { pageParameters, relatedListParameters } from "./list-parameters.ts";
import type { ThemeInfo } from "./objects.ts";
import { outdating } from "./outdated-responses.ts";

/** A list of records that look up to one record. */
export interface RelatedListReference extends ListReference {
  readonly relatedListId: string;
  readonly parentObjectApiName: string;
}

/** The number of records in a related list, up to `maxCount`. */
export interface RelatedListCount {
  readonly count: number;
  readonly hasMore: boolean;
  readonly listReference?: RelatedListReference;
}

/** A related list by name. */
export interface RelatedListSummary {
  readonly relatedListId: string;
  readonly label: string;
  /** The object of its records. */
  readonly objectApiName: string;
  /** The lookup of those records. */
  readonly fieldApiName?: string;
  readonly parentFieldApiName?: string;
  readonly entityLabel?: string;
  readonly entityLabelPlural?: string;
  readonly keyPrefix?: string | null;
  readonly relatedListInfoUrl?: string;
  readonly themeInfo?: ThemeInfo | null;
}

/** The related lists of an object. */
export interface RelatedListSummaries {
  readonly relatedLists: readonly RelatedListSummary[];
  readonly parentObjectApiName?: string;
  readonly parentRecordTypeId?: string | null;
}

/** A column of a related list. */
export interface RelatedListColumn extends ListColumn {
  readonly dataType?: string | null;
  readonly filterable?: boolean;
  readonly picklistValues?: readonly string[] | null;
}

type OwnProperties = "displayColumns" | "label" | "listReference" | "userPreferences";

/** Columns, filters and sort order of a related list. */
export interface RelatedListInfo extends Partial<
  Omit<ListInfo, OwnProperties | "listShares" | "scope" | "searchable">
> {
  readonly label: string;
  readonly displayColumns: readonly RelatedListColumn[];
  readonly listReference?: RelatedListReference;
  /** The lookup of the records in it. */
  readonly fieldApiName?: string;
  readonly fields?: readonly string[];
  readonly optionalFields?: readonly string[];
  readonly restrictColumnsToLayout?: boolean;
  readonly userPreferences?: RelatedListPreferences;
}

/** The preferences of a user for a related list. */
export interface RelatedListPreferences extends ListPreferences {
  readonly preferencesId?: string;
}

/** The related lists of an object. */
export const getRelatedListsInfo = defineRead("getRelatedListsInfo", {
  route: "GET /related-list-info/{parentObjectApiName}",
  parameters: { parentObjectApiName: path(objectName), recordTypeId: query(recordId) },
  response: unnormalized(expectObject<RelatedListSummaries>({ relatedLists: "array" })),
});

/** Columns, filters and sort order of a related list. */
export const getRelatedListInfo = defineRead("getRelatedListInfo", {
  route: "GET /related-list-info/{parentObjectApiName}/{relatedListId}",
  parameters: {
    parentObjectApiName: path(objectName),
    relatedListId: path(string),
    fields: query(fieldNames),
    optionalFields: query(fieldNames),
    recordTypeId: query(recordId),
    restrictColumnsToLayout: withDefault(query(boolean), restrictColumnsToLayout),
  },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<RelatedListInfo>({ displayColumns: "array" })),
});

/** Columns, filters and sort order of several related lists. */
export const getRelatedListInfoBatch = defineBatch("getRelatedListInfoBatch", {
  route: "GET /related-list-info/batch/{parentObjectApiName}/{relatedListNames}",
  parameters: { parentObjectApiName: path(objectName), relatedListNames: path(strings), recordTypeId: query(recordId) },
  lifetime: 15 * minute,
  items: (cache, { relatedListNames, ...config }) =>
    relatedListNames.map((relatedListId) => getRelatedListInfo.entry(cache, { ...config, relatedListId })),
});

/** A page of the records of a related list. */
export const getRelatedListRecords = defineRead("getRelatedListRecords", {
  route: "POST /related-list-records/{parentRecordId}/{relatedListId}",
  parameters: {
    parentRecordId: path(recordId),
    relatedListId: path(string),
    ...pageParameters(body, pageSizes.relatedListRecords),
    where: body(string),
  },
  lifetime: 30 * second,
  response: listRecords,
});

/** A page of the records of each of several related lists. */
export const getRelatedListRecordsBatch = defineBatch("getRelatedListRecordsBatch", {
  route: "POST /related-list-records/batch/{parentRecordId}",
  parameters: { parentRecordId: path(recordId), relatedListParameters: required(body(relatedListParameters)) },
  lifetime: 30 * second,
  items: (cache, { parentRecordId, relatedListParameters: lists }) =>
    lists.map((list) => getRelatedListRecords.entry(cache, { parentRecordId, ...list })),
});

/** The number of records in a related list. */
export const getRelatedListCount = defineRead("getRelatedListCount", {
  route: "GET /related-list-count/{parentRecordId}/{relatedListId}",
  parameters: { parentRecordId: path(recordId), relatedListId: path(string), maxCount: query(integer) },
  lifetime: Infinity,
  response: unnormalized(expectObject<RelatedListCount>({ count: "number" })),
});

/** The number of records in several related lists. */
export const getRelatedListsCount = defineBatch("getRelatedListsCount", {
  route: "GET /related-list-count/batch/{parentRecordId}/{relatedListNames}",
  parameters: { parentRecordId: path(recordId), relatedListNames: path(strings), maxCount: query(integer) },
  lifetime: Infinity,
  items: (cache, { relatedListNames, ...config }) =>
    relatedListNames.map((relatedListId) => getRelatedListCount.entry(cache, { ...config, relatedListId })),
  itemErrorLifetime: 5 * minute,
});

/** The user's preferences for a related list. */
export const getRelatedListPreferences = defineRead("getRelatedListPreferences", {
  route: "GET /related-list-preferences/{preferencesId}",
  parameters: { preferencesId: path(string) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<RelatedListPreferences>({})),
});

/** The user's preferences for several related lists. */
export const getRelatedListPreferencesBatch = defineBatch("getRelatedListPreferencesBatch", {
  route: "GET /related-list-preferences/batch/{preferencesIds}",
  parameters: { preferencesIds: path(strings) },
  lifetime: 15 * minute,
  items: (cache, { preferencesIds }) =>
    preferencesIds.map((preferencesId) => getRelatedListPreferences.entry(cache, { preferencesId })),
});

/** Updates the sort order and the user's preferences of a related list. */
export const updateRelatedListInfo = defineWrite("updateRelatedListInfo", {
  route: "PATCH /related-list-info/{parentObjectApiName}/{relatedListId}",
  parameters: {
    parentObjectApiName: path(objectName),
    relatedListId: path(string),
    orderedByInfo: required(orderedBy),
    userPreferences: required(body(anything)),
  },
  ...outdating([
    "getRelatedListInfo",
    "getRelatedListInfoBatch",
    "getRelatedListRecords",
    "getRelatedListRecordsBatch",
  ]),
  onSuccess(response, { cache, config: { parentObjectApiName, relatedListId }, received }) {
    const list = { parentObjectApiName, relatedListId };
    const info = storeIfPresent(getRelatedListInfo.entry(cache, list), response, received);
    invalidate(cache, { endpoint: "getRelatedListInfo", objectApiName: parentObjectApiName, relatedListId }, received);
    invalidate(cache, { endpoint: "getRelatedListRecords", relatedListId }, received);
    return info;
  },
});

/** Updates the user's preferences for a related list. */
export const updateRelatedListPreferences = defineWrite("updateRelatedListPreferences", {
  route: "PATCH /related-list-preferences/{preferencesId}",
  parameters: { preferencesId: path(string), columnWidths, columnWrap, orderedBy },
  ...outdating(["getRelatedListPreferences", "getRelatedListPreferencesBatch"]),
  onSuccess(response, { cache, config: { preferencesId }, received }) {
    return storeIfPresent(getRelatedListPreferences.entry(cache, { preferencesId }), response, received);
  },
});
