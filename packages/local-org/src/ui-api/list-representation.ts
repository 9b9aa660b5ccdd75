import { eTagOf, withETag } from "../http/answer.ts";
import type { ListViewMetadata, ObjectMetadata } from "../metadata/org-metadata.ts";
import type { ListRequest } from "./list-request.ts";
import type { RecordRepresentation } from "./record-representation.ts";

/** One page of records and whether more follow. */
export interface ListPage {
  records: readonly (RecordRepresentation & { eTag: string })[];
  hasMore: boolean;
}

function listReference(object: ObjectMetadata, listView: ListViewMetadata): object {
  return {
    id: listView.id,
    listViewApiName: listView.developerName,
    objectApiName: object.apiName,
    type: "listView",
  };
}

/** The list view itself, with its columns. */
export function listInfo(object: ObjectMetadata, listView: ListViewMetadata): object & { eTag: string } {
  return withETag({
    cloneable: false,
    createable: false,
    deletable: false,
    displayColumns: listView.columns.map((fieldApiName) => ({
      fieldApiName,
      label: object.fields.get(fieldApiName)?.label ?? fieldApiName,
      lookupId: null,
      sortable: object.fields.get(fieldApiName)?.type !== "LongTextArea",
    })),
    filterLogicString: null,
    filteredByInfo: [],
    label: listView.label,
    listReference: listReference(object, listView),
    orderedByInfo: [],
    scope: { apiName: listView.scope.toLowerCase(), label: listView.scope },
    updateable: false,
    userPreferences: { columnWidths: {}, columnWrap: {} },
    visibility: "Public",
    visibilityEditable: false,
  });
}

/** One page of the list view's records. */
export function listRecords(
  object: ObjectMetadata,
  listView: ListViewMetadata,
  request: ListRequest,
  { records, hasMore }: ListPage,
): object {
  const { offset, pageSize } = request;
  return {
    count: records.length,
    currentPageToken: String(offset),
    currentPageUrl: null,
    eTag: eTagOf([records.map(({ eTag }) => eTag), request]),
    fields: request.fields,
    listInfoETag: listInfo(object, listView).eTag,
    listReference: listReference(object, listView),
    nextPageToken: hasMore ? String(offset + pageSize) : null,
    nextPageUrl: null,
    optionalFields: request.optionalFields,
    pageSize,
    previousPageToken: offset === 0 ? null : String(Math.max(0, offset - pageSize)),
    previousPageUrl: null,
    records,
    sortBy: request.sortBy,
  };
}
