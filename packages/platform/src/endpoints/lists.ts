import { PlatformError } from "../errors.ts";
import * as lifetimes from "../lifetimes.ts";
import { type ListRecords, listRecords, type ListReference } from "../codecs/list-records.ts";
import { listUi } from "../codecs/list-ui.ts";
import { defineChoice } from "../table/define-choice.ts";
import { type ConfigFor, defineRead } from "../table/define-read.ts";
import { objectName, recordId, text } from "../table/kinds.ts";
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

/** One list view by name. */
export interface ListInfoSummary {
  readonly apiName: string;
  readonly id: string;
  readonly label: string;
  /** Where the list view is read. */
  readonly url: string;
}

/** A page of the list views of an object. */
export interface ListInfoSummaries {
  readonly lists: readonly ListInfoSummary[];
  readonly count?: number;
  readonly pageSize?: number;
  readonly currentPageToken?: string | null;
  readonly nextPageToken?: string | null;
  readonly previousPageToken?: string | null;
  readonly objectApiName?: string;
  /** The words that the labels were searched for. */
  readonly queryString?: string | null;
  readonly recentListsOnly?: boolean;
}

/** A page of the list views of an object. */
export type ListInfos = ListInfoSummaries;

/** What a list view looks like. */
export interface ListInfo {
  readonly eTag: string;
  readonly label: string;
  readonly listReference?: ListReference;
  readonly displayColumns: readonly ListColumn[];
  readonly filteredByInfo: readonly ListFilter[];
  /** How the conditions are joined, for example `1 AND (2 OR 3)`; null where every one of them counts. */
  readonly filterLogicString: string | null;
  readonly orderedByInfo: readonly OrderedBy[];
  readonly userPreferences: Pick<ListPreferences, "columnWidths" | "columnWrap">;
  readonly scope?: ListScope;
  readonly listShares?: readonly unknown[];
  readonly objectApiNames?: readonly string[];
  readonly searchable?: boolean;
  /** `Private`, `Public` or `Shared`. */
  readonly visibility: string;
  /** Whether the user may change for whom it is there. */
  readonly visibilityEditable: boolean;
  readonly cloneable: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly deletable: boolean;
}

/** A list view with a page of its records. */
export interface ListUi {
  readonly info: ListInfo;
  readonly records: ListRecords;
  readonly eTag?: string;
}

/** What list views of an object can be made of. */
export interface ListObjectInfo {
  readonly columns?: readonly ListObjectColumn[];
  readonly availableScopes?: readonly ListScope[];
  readonly objectApiName?: string;
  readonly createable?: boolean;
  /** Whether the user may make list views that others see. */
  readonly publicOrSharedCreateable?: boolean;
}

/** A column of a list. */
export interface ListColumn {
  readonly fieldApiName: string;
  readonly label: string;
  readonly sortable: boolean;
  readonly searchable?: boolean;
  /** The field with the id of the record that the column leads to. */
  readonly lookupId?: string | null;
}

/** A column that list views of an object can have. */
export interface ListObjectColumn extends ListColumn {
  readonly alias?: string;
  readonly dataType?: string;
  readonly displayable?: boolean;
  readonly filterable?: boolean;
  readonly defaultFilterOperator?: string | null;
  readonly supportedFilterOperators?: readonly string[];
  readonly picklistValues?: readonly { readonly apiName: string; readonly label: string }[];
}

/** How a user set up a list: widths in pixels and wrapping by field, and the order of the rows. */
export interface ListPreferences {
  readonly columnWidths: Readonly<Record<string, number>>;
  readonly columnWrap: Readonly<Record<string, boolean>>;
  readonly orderedBy: readonly OrderedBy[];
  readonly listReference?: ListReference;
}

/** A field that rows are put in order by. */
export interface OrderedBy {
  readonly fieldApiName: string;
  readonly isAscending: boolean;
  readonly label?: string | null;
}

/** A condition that the records of a list meet. */
export interface ListFilter {
  readonly fieldApiName: string;
  readonly operator: string;
  readonly operandLabels: readonly string[];
  readonly label?: string;
}

/** Whose records a list shows, for example `everything` or `mine`. */
export interface ListScope {
  readonly apiName: string;
  readonly label?: string;
}

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
    searchTerm: body(text),
    where: body(text),
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
