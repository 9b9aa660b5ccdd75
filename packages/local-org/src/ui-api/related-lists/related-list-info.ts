import type { RecordTypeMetadata } from "../../metadata/org-metadata.ts";
import type { RelatedListInfo, RelatedListSummaries } from "@travel-design/platform";
import { withETag } from "../../http/response.ts";
import { asInput, asInputWith, queryList, splitList } from "../../http/input.ts";
import { resultsOf } from "../batch-results.ts";
import { get, requireRecords, patch, type Call, type Endpoint } from "../endpoint.ts";
import { fieldTypes } from "../../metadata/field-types.ts";
import { operatorsFor } from "../filters/list-filter.ts";
import { unsortableTypes } from "../filters/field-kinds.ts";
import { findObject, findRecordType, recordTypeOfQuery } from "../find.ts";
import { changePreferences, orderInfo, readPreferences } from "../lists/list-preferences.ts";
import { uiApiPath } from "../paths.ts";
import { booleanOfQuery } from "../query.ts";
import { pathsOf, selectRecord } from "../record-selection.ts";
import { themeOf } from "../theme.ts";
import {
  columnsOf,
  findRelatedList,
  preferencesIdOf,
  relatedListLabel,
  relatedListReference,
  relatedListsOf,
  type RelatedList,
} from "./related-list.ts";

/** What a request selects of a related list. */
interface InfoQuery {
  recordType: RecordTypeMetadata | undefined;
  fields: readonly string[];
  optionalFields: readonly string[];
  restrictColumnsToLayout: boolean;
}

function columnInfo({ child }: RelatedList, fieldApiName: string) {
  const field = child.fields.get(fieldApiName);
  return {
    dataType: field ? fieldTypes[field.type].dataType.toLowerCase() : null,
    fieldApiName,
    filterable: field !== undefined && operatorsFor(field).length > 0,
    label: field?.label ?? fieldApiName,
    lookupId: field && field.referenceTo.length > 0 ? fieldApiName : null,
    picklistValues: field?.picklistValues.length ? field.picklistValues.map(({ value }) => value) : null,
    sortable: field !== undefined && !unsortableTypes.has(field.type),
  };
}

/** How a list of the layout is sorted by itself. */
function layoutOrder({ onLayout }: RelatedList): { fieldApiName: string; isAscending: boolean }[] {
  if (!onLayout?.sortField) return [];
  return [{ fieldApiName: onLayout.sortField, isAscending: !onLayout.descending }];
}

/** How a related list is sorted: as the caller wants, else as the layout says. */
export function orderOf(call: Call, list: RelatedList): { fieldApiName: string; isAscending: boolean }[] {
  const { orderedBy } = readPreferences(call, preferencesIdOf(list));
  return orderedBy.length > 0 ? [...orderedBy] : layoutOrder(list);
}

/** What a related list looks like to the caller. */
function relatedListInfo(call: Call, list: RelatedList, query: InfoQuery) {
  const { child, field } = list;
  const { fields, optionalFields, recordType, restrictColumnsToLayout } = query;
  selectRecord(call, child, pathsOf(child, fields), pathsOf(child, optionalFields));
  const preferencesId = preferencesIdOf(list);
  const { columnWidths, columnWrap, orderedBy } = readPreferences(call, preferencesId);
  return withETag({
    cloneable: false,
    createable: call.access.canUseRecords,
    deletable: false,
    displayColumns: columnsOf(call, list, restrictColumnsToLayout).map((name) => columnInfo(list, name)),
    fieldApiName: field.apiName,
    fields,
    filterable: true,
    filterLogicString: null,
    filteredByInfo: [],
    label: relatedListLabel(list),
    listReference: relatedListReference(list, recordType, null),
    objectApiNames: [child.apiName],
    optionalFields,
    orderedByInfo: orderInfo(child, orderOf(call, list)),
    restrictColumnsToLayout,
    updateable: call.access.canUseRecords,
    userPreferences: { columnWidths, columnWrap, orderedBy: orderInfo(child, orderedBy), preferencesId },
    visibility: "Public",
    visibilityEditable: false,
  });
}

/** The info as it is without a query, whose tag records refer to. */
export const plainInfo = (call: Call, list: RelatedList) =>
  relatedListInfo(call, list, {
    recordType: findRecordType(list.parent, list.parent.defaultRecordTypeId),
    fields: [],
    optionalFields: [],
    restrictColumnsToLayout: true,
  });

const parentOf = (call: Call) => findObject(call.metadata, call.access, call.param("parentObjectApiName"));

const queryOf = (call: Call): InfoQuery => {
  const parent = parentOf(call);
  return {
    recordType: recordTypeOfQuery(call.query, parent),
    fields: queryList(call.query, "fields"),
    optionalFields: queryList(call.query, "optionalFields"),
    restrictColumnsToLayout: booleanOfQuery(call.query, "restrictColumnsToLayout", true),
  };
};

const addressed = (call: Call): RelatedList => findRelatedList(call, parentOf(call), call.param("relatedListId"));

/** The related lists of the object's layout. */
function summaries(call: Call) {
  const parent = parentOf(call);
  const { recordType } = queryOf(call);
  const lists = relatedListsOf(call, parent).filter(({ onLayout }) => onLayout !== undefined);
  return {
    parentObjectApiName: parent.apiName,
    parentRecordTypeId: recordType?.id ?? null,
    relatedLists: lists.map((list) => ({
      entityLabel: list.child.label,
      entityLabelPlural: list.child.labelPlural,
      fieldApiName: list.field.apiName,
      keyPrefix: list.child.keyPrefix,
      label: relatedListLabel(list),
      objectApiName: list.child.apiName,
      parentFieldApiName: list.field.apiName,
      relatedListId: list.name,
      relatedListInfoUrl: `${uiApiPath}/related-list-info/${parent.apiName}/${list.name}`,
      themeInfo: themeOf(call.metadata, list.child),
    })),
  };
}

function update(call: Call, body: unknown) {
  requireRecords(call);
  const list = addressed(call);
  const { orderedByInfo, userPreferences } = asInputWith(body, "the related list", [
    "orderedByInfo",
    "userPreferences",
  ]);
  const { columnWidths, columnWrap } = asInput(userPreferences ?? {}, "userPreferences");
  const changes = { columnWidths, columnWrap, orderedBy: orderedByInfo };
  changePreferences(call, list.child, preferencesIdOf(list), changes);
  return relatedListInfo(call, list, queryOf(call));
}

const path = "/related-list-info/:parentObjectApiName/:relatedListId";

/** What related lists look like. */
export const relatedListInfoEndpoints: readonly Endpoint[] = [
  get("/related-list-info/batch/:parentObjectApiName/:relatedListNames", (call) => {
    const parent = parentOf(call);
    const query = queryOf(call);
    return resultsOf(splitList(call.param("relatedListNames")), (name) =>
      relatedListInfo(call, findRelatedList(call, parent, name), query),
    );
  }),
  get<RelatedListSummaries>("/related-list-info/:parentObjectApiName", summaries),
  get<RelatedListInfo>(path, (call) => relatedListInfo(call, addressed(call), queryOf(call))),
  patch<RelatedListInfo>(path, update),
];
