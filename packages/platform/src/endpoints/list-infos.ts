import { pageSizes } from "../constants.ts";
import type { CacheEntry } from "../cache/cache-entry.ts";
import type { UserCache } from "../cache/engine.ts";
import { minute } from "../times.ts";
import { defineBatch } from "../codecs/batch.ts";
import type { ListInfo, ListInfos, ListInfoSummaries, ListObjectInfo, ListPreferences } from "../codecs/list-types.ts";
import { expectListInfo } from "../codecs/list-ui.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { defineWrite, type WriteContext } from "../table/define-write.ts";
import {
  anything,
  boolean,
  integer,
  type Kind,
  kindOf,
  listOf,
  objectName,
  recordId,
  recordIds,
  string,
  stringList,
} from "../table/kinds.ts";
import { body, objectOf, path, query, required, withDefault } from "../table/parameters.ts";
import { columnWidths, columnWrap, orderedBy, storeIfPresent } from "./kinds.ts";
import { listViewPath } from "./list-parameters.ts";
import { invalidateLists, listResponses, outdating } from "./outdated-responses.ts";

const filter = objectOf({
  fieldApiName: required(body(string)),
  operator: required(body(string)),
  operandLabels: required(body(stringList)),
});

const listInfoInput = {
  displayColumns: body(stringList),
  filterLogicString: body(string),
  filteredByInfo: body(listOf(filter)),
  label: body(string),
  listShares: body(anything),
  scope: body(objectOf({ apiName: required(body(string)) })),
  visibility: body(string),
};

/** Stores the list info in the response of a write, by name and by id, and invalidates the object's other lists. */
function storeListInfo(
  response: unknown,
  { cache, config, received }: WriteContext<{ objectApiName: string; listViewApiName?: string | undefined }>,
): ListInfo | undefined {
  const info = response === undefined ? undefined : expectListInfo(response);
  const { objectApiName } = config;
  const listViewId = info?.listReference?.id;
  const listViewApiName = info?.listReference?.listViewApiName ?? config.listViewApiName;
  if (info && listViewId) listInfoById.entry(cache, { listViewId }).store(info, received);
  if (info && listViewApiName) getListInfoByName.entry(cache, { objectApiName, listViewApiName }).store(info, received);
  invalidateLists(cache, objectApiName, received);
  return info;
}

/** The info of a list view by id. Only batches can be requested, so this reads the cache alone. */
const listInfoById = defineRead("listInfoById", {
  route: null,
  parameters: { listViewId: path(recordId) },
  lifetime: 15 * minute,
  response: unnormalized(expectListInfo),
});

/** Columns, filters and sort order of a list view. */
export const getListInfoByName = defineRead("getListInfoByName", {
  route: "GET /list-info/{objectApiName}/{listViewApiName}",
  parameters: listViewPath,
  lifetime: 15 * minute,
  response: unnormalized(expectListInfo),
});

const listName = /^[^.]+\.[^.]+$/;

/** List views as `objectApiName.listViewApiName`. */
const listNames: Kind<readonly string[]> = kindOf(
  "array of strings such as Object__c.List_View",
  (value): value is readonly string[] =>
    Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === "string" && listName.test(name)),
);

function infoByName(cache: UserCache, name: string): CacheEntry<ListInfo> {
  const [objectApiName = "", listViewApiName = ""] = name.split(".");
  return getListInfoByName.entry(cache, { objectApiName, listViewApiName });
}

/** Columns, filters and sort order of several list views: first those by id, then those by name. */
export const getListInfosByName = defineBatch("getListInfosByName", {
  route: "GET /list-info/batch",
  parameters: { ids: query(recordIds), names: query(listNames) },
  requireOneOf: ["ids", "names"],
  lifetime: 15 * minute,
  items: (cache, { ids = [], names = [] }) => [
    ...ids.map((listViewId) => listInfoById.entry(cache, { listViewId })),
    ...names.map((name) => infoByName(cache, name)),
  ],
});

/* @__NO_SIDE_EFFECTS__ */
const listsParameters = (pageSize: number) => ({
  objectApiName: path(objectName),
  pageSize: withDefault(query(integer), pageSize),
  pageToken: query(string),
  q: query(string),
  recentListsOnly: query(boolean),
});

/** A page of the list views of an object. */
export const getListInfosByObjectName = defineRead("getListInfosByObjectName", {
  route: "GET /list-info/{objectApiName}",
  parameters: listsParameters(pageSizes.listInfosByObject),
  lifetime: 15 * minute,
  response: unnormalized(expectObject<ListInfos>({ lists: "array" })),
});

/** The list views of an object, by name. */
export const getListInfoSummaries = defineRead("getListInfoSummaries", {
  route: "GET /list-ui/{objectApiName}",
  parameters: listsParameters(pageSizes.listSummaries),
  response: unnormalized(expectObject<ListInfoSummaries>({ lists: "array" })),
});

/** The columns and scopes that list views of an object can have. */
export const getListObjectInfo = defineRead("getListObjectInfo", {
  route: "GET /list-object-info/{objectApiName}",
  parameters: { objectApiName: path(objectName) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<ListObjectInfo>({})),
});

/** The user's preferences for a list view. */
export const getListPreferences = defineRead("getListPreferences", {
  route: "GET /list-preferences/{objectApiName}/{listViewApiName}",
  parameters: listViewPath,
  lifetime: 15 * minute,
  response: unnormalized(expectObject<ListPreferences>({})),
});

/** Creates a list view. */
export const createListInfo = defineWrite("createListInfo", {
  route: "POST /list-info/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    ...listInfoInput,
    listViewApiName: body(string),
    includeDefaultAttributes: body(boolean),
  },
  bodyIncludes: ["objectApiName"],
  ...outdating(listResponses),
  onSuccess: storeListInfo,
});

/** Updates a list view. */
export const updateListInfoByName = defineWrite("updateListInfoByName", {
  route: "PATCH /list-info/{objectApiName}/{listViewApiName}",
  parameters: { ...listViewPath, ...listInfoInput },
  ...outdating(listResponses),
  onSuccess: storeListInfo,
});

/** Deletes a list view. */
export const deleteListInfo = defineWrite("deleteListInfo", {
  route: "DELETE /list-info/{objectApiName}/{listViewApiName}",
  parameters: listViewPath,
  ...outdating(listResponses),
  onSuccess(_response, { cache, config, received }): void {
    const info = getListInfoByName.entry(cache, config);
    const listViewId = info.getSnapshot().data?.listReference?.id;
    info.evict(received);
    if (listViewId) listInfoById.entry(cache, { listViewId }).evict(received);
    invalidateLists(cache, config.objectApiName, received);
  },
});

/** Updates the user's preferences for a list view. */
export const updateListPreferences = defineWrite("updateListPreferences", {
  route: "PATCH /list-preferences/{objectApiName}/{listViewApiName}",
  parameters: { ...listViewPath, columnWidths, columnWrap, orderedBy },
  ...outdating(listResponses),
  onSuccess(response, { cache, config: { objectApiName, listViewApiName }, received }) {
    const entry = getListPreferences.entry(cache, { objectApiName, listViewApiName });
    const preferences = storeIfPresent(entry, response, received);
    invalidateLists(cache, objectApiName, received);
    return preferences;
  },
});
