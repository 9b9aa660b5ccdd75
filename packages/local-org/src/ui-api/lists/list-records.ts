import type { ListInfoSummaries, ListRecords, ListUi } from "@travel-design/platform";
import { eTagOf, withETag } from "../../http/response.ts";
import type { ListViewMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { ListQuery } from "../../records/record-store.ts";
import { declaredId } from "../../salesforce-id.ts";
import { get, post, type Call, type Endpoint } from "../endpoint.ts";
import { listViewFilter } from "../filters/list-filter.ts";
import { messages } from "../messages.ts";
import { uiApiPath } from "../paths.ts";
import { readRecordPage } from "../record-page.ts";
import { selectListed } from "../record-selection.ts";
import {
  addressedList,
  addressedObject,
  findListViewById,
  isListViewId,
  listViewKey,
  type FoundList,
} from "./find-list-view.ts";
import { readPreferences, sortOfOrder } from "./list-preferences.ts";
import { listReference, recentListName } from "./list-reference.ts";
import { listInfo } from "./list-representation.ts";
import { listRequestOfBody, listRequestOfQuery, requestFilter, sortOf, type ListRequest } from "./list-request.ts";
import { listSummaries } from "./list-summaries.ts";

/** The records of an object that the caller changed last, as a list view with the columns of the compact layout. */
function recentList(object: ObjectMetadata, userId: string): FoundList {
  const listView: ListViewMetadata = {
    id: declaredId("00B", listViewKey(object, recentListName)),
    developerName: recentListName,
    label: messages.recentlyViewed,
    columns: object.compactLayout.fields,
    scope: "Everything",
    filters: [{ field: "LastModifiedById", operator: "Equals", operands: [userId] }],
    filterLogic: null,
    visibility: "Public",
    ownerId: undefined,
  };
  return { object, listView };
}

/** The order of the request, else of the caller's preferences, else the list's own. */
function orderOf(call: Call, { object, listView }: FoundList, { sortBy }: ListRequest): NonNullable<ListQuery["sort"]> {
  if (sortBy.length > 0) return sortOf(object, sortBy);
  const { orderedBy } = readPreferences(call, listView.id);
  if (orderedBy.length > 0) return sortOfOrder(orderedBy);
  return listView.developerName === recentListName ? [{ field: "LastModifiedDate", descending: true }] : [];
}

function listRecords(
  call: Call,
  list: FoundList,
  request: ListRequest,
  info = listInfo(call, list.object, list.listView),
) {
  const { object, listView } = list;
  const { fields, optionalFields, pageSize, sortBy, searchTerm, where } = request;
  const page = readRecordPage(call, {
    object,
    where: requestFilter(call, object, request, listViewFilter(object, listView, call.userId, call.org.now())),
    sort: orderOf(call, list, request),
    selection: selectListed(call, object, request, listView.columns),
    page: request,
    url: `${uiApiPath}/list-records/${object.apiName}/${listView.developerName}`,
  });
  return {
    ...page,
    eTag: eTagOf([page.records.map(({ eTag }) => eTag), request]),
    fields,
    listInfoETag: info.eTag,
    listReference: listReference(object, listView),
    optionalFields,
    pageSize,
    searchTerm: searchTerm === "" ? null : searchTerm,
    sortBy,
    where: where === "" ? null : where,
  };
}

function listUi(call: Call, list: FoundList) {
  const info = listInfo(call, list.object, list.listView);
  return withETag({ info, records: listRecords(call, list, listRequestOfQuery(call.query), info) });
}

const queriedRecords = (call: Call, list: FoundList) => listRecords(call, list, listRequestOfQuery(call.query));

const recent = (call: Call): FoundList => recentList(addressedObject(call), call.userId);

/** List views with their records, by name and by id, and the records that the caller changed last. */
export const listRecordEndpoints: readonly Endpoint[] = [
  // The same address takes an object, for the list views that it has, or the id of one of them.
  get<ListUi | ListInfoSummaries>("/list-ui/:objectApiName", (call) => {
    const name = call.param("objectApiName");
    return isListViewId(name) ? listUi(call, findListViewById(call, name)) : listSummaries(call, addressedObject(call));
  }),
  get<ListUi>("/list-ui/:objectApiName/:listViewApiName", (call) => listUi(call, addressedList(call))),
  get<ListRecords>("/list-records/:listViewId", (call) =>
    queriedRecords(call, findListViewById(call, call.param("listViewId"))),
  ),
  get<ListRecords>("/list-records/:objectApiName/:listViewApiName", (call) =>
    queriedRecords(call, addressedList(call)),
  ),
  post<ListRecords>("/list-records/:objectApiName/:listViewApiName", (call, body) =>
    listRecords(call, addressedList(call), listRequestOfBody(body)),
  ),
  get<ListUi>("/mru-list-ui/:objectApiName", (call) => listUi(call, recent(call))),
  get<ListRecords>("/mru-list-records/:objectApiName", (call) => queriedRecords(call, recent(call))),
];
