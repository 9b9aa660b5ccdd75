import { PlatformError } from "../errors.ts";
import { second } from "../times.ts";
import { expectListRecords, listRecords } from "../codecs/list-records.ts";
import type { ListInfoSummaries, ListUi } from "../codecs/list-types.ts";
import { listUi, type LocateListInfo } from "../codecs/list-ui.ts";
import type { TransportRequest, TransportResponse } from "../transport.ts";
import type { ChoiceEndpoint, ConfigFor, QueryContext } from "../table/define-read.ts";
import { defineChoice, defineRead } from "../table/define-read.ts";
import { objectName, recordId, string } from "../table/kinds.ts";
import { body, path, query } from "../table/parameters.ts";
import type { ReadApi } from "../table/read-api.ts";
import { getListInfoByName, getListInfoSummaries } from "./list-infos.ts";
import { listViewPath, MRU, pageParameters, withSystemFields } from "./list-parameters.ts";

const locateInfo: LocateListInfo = (cache, { objectApiName, listViewApiName }) =>
  objectApiName && listViewApiName ? getListInfoByName.entry(cache, { objectApiName, listViewApiName }) : undefined;

/**
 * Requests only the records if the list info is cached but stale: the response contains the eTag of the current info.
 * Requests the whole list only if the eTag differs.
 */
async function confirmInfo(
  { config, cache, cached, isBackground, request, send }: QueryContext<object, ListUi>,
  recordsRequest: TransportRequest,
): Promise<TransportResponse> {
  const info = cached && locateInfo(cache, { ...cached.info.listReference, ...config });
  if (!cached || !info || isBackground || info.isFresh(cache.engine.clock.now())) return send(request);
  const response = await send(recordsRequest);
  const records = expectListRecords(response.body);
  return records.listInfoETag === cached.info.eTag ? { ...response, body: { ...cached, records } } : send(request);
}

/** A list view by id, with a page of its records. */
export const getListUiById = defineRead("getListUiById", {
  route: "GET /list-ui/{listViewId}",
  parameters: { listViewId: path(recordId), ...pageParameters(query) },
  derive: withSystemFields,
  response: listUi(locateInfo),
  fetch: (context) => confirmInfo(context, getListRecordsById.request(context.config)),
});

/** A list view with a page of its records. */
export const getListUiByName = defineRead("getListUiByName", {
  route: "GET /list-ui/{objectApiName}/{listViewApiName}",
  parameters: { ...listViewPath, ...pageParameters(query) },
  derive: withSystemFields,
  response: listUi(locateInfo),
  fetch: (context) => confirmInfo(context, getListRecordsByName.request(context.config)),
});

/** A page of the records of a list view, by id. */
export const getListRecordsById = defineRead("getListRecordsById", {
  route: "GET /list-records/{listViewId}",
  parameters: { listViewId: path(recordId), ...pageParameters(query) },
  derive: withSystemFields,
  response: listRecords,
});

/** A page of the records of a list view. */
export const getListRecordsByName = defineRead("getListRecordsByName", {
  route: "POST /list-records/{objectApiName}/{listViewApiName}",
  parameters: { ...listViewPath, ...pageParameters(body), searchTerm: body(string), where: body(string) },
  lifetime: 30 * second,
  derive: withSystemFields,
  response: listRecords,
});

/** A page of the most recently viewed records of an object, without list info. */
export const getMruListRecords = defineRead("getMruListRecords", {
  route: "GET /mru-list-records/{objectApiName}",
  parameters: { objectApiName: path(objectName), ...pageParameters(query) },
  derive: withSystemFields,
  response: listRecords,
});

/** The most recently viewed records of an object, with list info. */
export const getMruListUi = defineRead("getMruListUi", {
  route: "GET /mru-list-ui/{objectApiName}",
  parameters: { objectApiName: path(objectName), ...pageParameters(query) },
  derive: withSystemFields,
  response: listUi(locateInfo),
});

/** A list view by name or id, or the records that the user viewed most recently. */
export type ListUiConfig =
  | ConfigFor<typeof getListUiByName>
  | ConfigFor<typeof getListUiById>
  | (ConfigFor<typeof getMruListUi> & { readonly listViewApiName: typeof MRU });

/** Selects the list views of an object. */
export type ListSummariesConfig = ConfigFor<typeof getListInfoSummaries> & {
  readonly listViewApiName?: undefined;
  readonly listViewId?: undefined;
};

type AnyListConfig = ListUiConfig | ListSummariesConfig;

/** `getListUi`, whose response type depends on the config. */
export type GetListUi = ReadApi<ListSummariesConfig, ListInfoSummaries> & ReadApi<ListUiConfig, ListUi>;

const listUiChoice = /* @__PURE__ */ defineChoice<AnyListConfig, ListUi | ListInfoSummaries>("getListUi", {
  choices: [getListUiByName, getListUiById, getMruListUi, getListInfoSummaries],
  choose(config) {
    if ("listViewId" in config) return getListUiById;
    if (config.listViewApiName === MRU) return getMruListUi;
    if ("listViewApiName" in config) return getListUiByName;
    if ("objectApiName" in config || Object.keys(config).length === 0) return getListInfoSummaries;
    throw new PlatformError(400, "UNRECOGNIZED_CONFIG", "unrecognized config");
  },
});

/** For the compiler: the config determines the type of the response. */
/* @__NO_SIDE_EFFECTS__ */
function typedByConfig(choice: typeof listUiChoice): ChoiceEndpoint<GetListUi>;
function typedByConfig(choice: typeof listUiChoice): typeof listUiChoice {
  return choice;
}

/** Reads a list in any of the ways that Salesforce's `getListUi` supports. */
export const getListUi = /* @__PURE__ */ typedByConfig(listUiChoice);
