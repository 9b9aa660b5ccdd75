import { PlatformError } from "../errors.ts";
import * as lifetimes from "../lifetimes.ts";
import { listRecords } from "../codecs/list-records.ts";
import type { ListInfoSummaries, ListUi } from "../codecs/list-types.ts";
import { listUi } from "../codecs/list-ui.ts";
import { defineChoice } from "../table/define-choice.ts";
import { type ConfigFor, defineRead } from "../table/define-read.ts";
import { objectName, recordId, string } from "../table/kinds.ts";
import { body, path, query } from "../table/parameters.ts";
import {
  confirmInfo,
  getListInfoSummaries,
  infoOfResponse,
  infoOfConfig,
  listViewName,
  MRU,
  pageParameters,
  withSystemFields,
} from "./list-infos.ts";

/** A list view that is known by its id, with a page of its records. */
export const getListUiById = defineRead({
  name: "getListUiById",
  path: "/list-ui/{listViewId}",
  parameters: { listViewId: path(recordId), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  response: listUi(infoOfResponse),
  fetch: (context) => confirmInfo(context, infoOfResponse, getListRecordsById.request(context.config)),
});

/** A list view with a page of its records. */
export const getListUiByName = defineRead({
  name: "getListUiByName",
  path: "/list-ui/{objectApiName}/{listViewApiName}",
  parameters: { objectApiName: path(objectName), listViewApiName: path(listViewName), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  response: listUi(infoOfConfig),
  fetch: (context) => confirmInfo(context, infoOfConfig, getListRecordsByName.request(context.config)),
});

/** A page of the records of a list view that is known by its id. */
export const getListRecordsById = defineRead({
  name: "getListRecordsById",
  path: "/list-records/{listViewId}",
  parameters: { listViewId: path(recordId), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  response: listRecords,
});

/** A page of the records of a list view. */
export const getListRecordsByName = defineRead({
  name: "getListRecordsByName",
  method: "POST",
  path: "/list-records/{objectApiName}/{listViewApiName}",
  parameters: {
    objectApiName: path(objectName),
    listViewApiName: path(listViewName),
    ...pageParameters(body),
    searchTerm: body(string),
    where: body(string),
  },
  derive: withSystemFields,
  lifetime: lifetimes.listRecordsByName,
  response: listRecords,
});

/** A page of the records of an object that the user looked at last, without the look of their list. */
export const getMruListRecords = defineRead({
  name: "getMruListRecords",
  path: "/mru-list-records/{objectApiName}",
  parameters: { objectApiName: path(objectName), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  response: listRecords,
});

/** The records of an object that the user looked at last. */
export const getMruListUi = defineRead({
  name: "getMruListUi",
  path: "/mru-list-ui/{objectApiName}",
  parameters: { objectApiName: path(objectName), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  response: listUi(infoOfResponse),
});

/** A list view by name or id, the list of recently seen records, or an object alone for the names of its list views. */
export type ListUiConfig =
  | ConfigFor<typeof getListUiByName>
  | ConfigFor<typeof getListUiById>
  | (ConfigFor<typeof getMruListUi> & { readonly listViewApiName: typeof MRU })
  | ConfigFor<typeof getListInfoSummaries>;

/** Reads a list in any of the ways that Salesforce's `getListUi` knows. */
export const getListUi = defineChoice<ListUiConfig, ListUi | ListInfoSummaries>({
  name: "getListUi",
  choices: [getListUiByName, getListUiById, getMruListUi, getListInfoSummaries],
  choose(config) {
    if ("listViewId" in config) return getListUiById;
    if (config.listViewApiName === MRU) return getMruListUi;
    if ("listViewApiName" in config) return getListUiByName;
    if ("objectApiName" in config || Object.keys(config).length === 0) return getListInfoSummaries;
    throw new PlatformError(400, "UNRECOGNIZED_CONFIG", "unrecognized config");
  },
});
