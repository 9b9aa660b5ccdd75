import { pageSizes } from "../constants.ts";
import type { Entry } from "../engine/entry.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { lifetimes } from "../lifetimes.ts";
import { expectListRecords } from "../shapes/list-collection.ts";
import {
  expectListInfo,
  listUi,
  type ListInfo,
  type ListReference,
  type ListUi,
  type LocateInfo,
} from "../shapes/list-ui.ts";
import { expectObject, whole } from "../shapes/whole.ts";
import { defineRead, type Asking } from "../table/define-read.ts";
import { flag, integer, objectName, recordId, text } from "../table/kinds.ts";
import { path, query, withDefault } from "../table/parameters.ts";
import type { TransportRequest, TransportResponse } from "../transport/transport.ts";
import { listViewName, pageParameters, withSystemFields } from "./list-parameters.ts";
import { getListRecordsById, getListRecordsByName } from "./list-records.ts";
import type { ListInfoSummaries } from "./types.ts";

/** What a list view looks like. */
export const getListInfoByName = defineRead({
  name: "getListInfoByName",
  method: "GET",
  path: "/list-info/{objectApiName}/{listViewApiName}",
  parameters: { objectApiName: path(objectName), listViewApiName: path(listViewName) },
  lifetime: lifetimes.listInfo,
  answer: whole(expectListInfo),
});

function infoEntry(cache: UserCache, { objectApiName, listViewApiName }: ListReference): Entry<ListInfo> | undefined {
  if (!objectApiName || !listViewApiName) return undefined;
  return getListInfoByName.entry(cache, { objectApiName, listViewApiName });
}

const infoOfConfig: LocateInfo<ListReference> = (cache, config) => infoEntry(cache, config);

const infoOfAnswer: LocateInfo<unknown> = (cache, _config, reference) => reference && infoEntry(cache, reference);

/**
 * Asks for the records alone when a list's info is known but past its lifetime: the records' answer tells by its eTag
 * whether the info still holds. Only when it does not, the whole list is asked for.
 */
async function confirmInfo<Config>(
  { config, cache, held, isBehind, request, send }: Asking<Config, ListUi>,
  locateInfo: LocateInfo<Config>,
  recordsRequest: TransportRequest,
): Promise<TransportResponse> {
  const info = held && locateInfo(cache, config, held.info.listReference);
  if (!held || !info || isBehind || info.isFresh(cache.services.clock.now())) return send(request);
  const answer = await send(recordsRequest);
  const records = expectListRecords(answer.body);
  return records.listInfoETag === held.info.eTag ? { ...answer, body: { ...held, records } } : send(request);
}

/** A list view with a page of its records. */
export const getListUiByName = defineRead({
  name: "getListUiByName",
  method: "GET",
  path: "/list-ui/{objectApiName}/{listViewApiName}",
  parameters: { objectApiName: path(objectName), listViewApiName: path(listViewName), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  answer: listUi(infoOfConfig),
  ask: (asking) => confirmInfo(asking, infoOfConfig, getListRecordsByName.request(asking.config)),
});

/** The same for a list view that is known by its id. */
export const getListUiById = defineRead({
  name: "getListUiById",
  method: "GET",
  path: "/list-ui/{listViewId}",
  parameters: { listViewId: path(recordId), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  answer: listUi(infoOfAnswer),
  ask: (asking) => confirmInfo(asking, infoOfAnswer, getListRecordsById.request(asking.config)),
});

/** The records of an object that the user looked at last. */
export const getMruListUi = defineRead({
  name: "getMruListUi",
  method: "GET",
  path: "/mru-list-ui/{objectApiName}",
  parameters: { objectApiName: path(objectName), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  answer: listUi(infoOfAnswer),
});

/** The list views of an object, by name. */
export const getListInfoSummaries = defineRead({
  name: "getListInfoSummaries",
  method: "GET",
  path: "/list-ui/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    pageSize: withDefault(query(integer), pageSizes.listSummaries),
    pageToken: query(text),
    q: query(text),
    recentListsOnly: query(flag),
  },
  lifetime: lifetimes.listData,
  answer: whole(expectObject<ListInfoSummaries>({ lists: "array" })),
});
