import type { ListRecords, RelatedListCount } from "@travel-design/platform";
import { eTagOf } from "../../http/response.ts";
import { asInput, asInputWith, splitList, stringOf } from "../../http/input.ts";
import type { StoredRecord } from "../../records/record-store.ts";
import { resultsOf } from "../batch-results.ts";
import { findRecord, get, post, type Call, type Endpoint } from "../endpoint.ts";
import { findRecordType } from "../find.ts";
import { sortOfOrder } from "../lists/list-preferences.ts";
import { listRequestOfBody, requestFilter, sortOf, type ListRequest } from "../lists/list-request.ts";
import { invalidParameter, queryNumber, integerIn } from "../paging.ts";
import { uiApiPath } from "../paths.ts";
import { readRecordPage } from "../record-page.ts";
import { selectListed } from "../record-selection.ts";
import { childrenOf, columnsOf, findRelatedList, relatedListReference, type RelatedList } from "./related-list.ts";
import { orderOf, plainInfo } from "./related-list-info.ts";

/** A related list of one record. */
interface OfRecord {
  list: RelatedList;
  record: StoredRecord;
  reference: ReturnType<typeof relatedListReference>;
}

/** @throws OrgError 404 for a record or a list that does not exist, for a guest always */
function listOf(call: Call, relatedListId: string): OfRecord {
  const { object, record } = findRecord(call, call.param("parentRecordId"));
  const list = findRelatedList(call, object, relatedListId);
  const recordType = findRecordType(object, String(record.fields.RecordTypeId));
  return { list, record, reference: relatedListReference(list, recordType, record.id) };
}

const addressed = (call: Call): OfRecord => listOf(call, call.param("relatedListId"));

function recordsOf(call: Call, { list, record, reference }: OfRecord, request: ListRequest) {
  const { child } = list;
  const { fields, optionalFields, pageSize, sortBy, where } = request;
  const selection = selectListed(call, child, request, columnsOf(call, list, true));
  const page = readRecordPage(call, {
    object: child,
    where: requestFilter(call, child, request, childrenOf(list, record.id)),
    sort: sortBy.length > 0 ? sortOf(child, sortBy) : sortOfOrder(orderOf(call, list)),
    selection,
    page: request,
    url: `${uiApiPath}/related-list-records/${record.id}/${list.name}`,
  });
  return {
    ...page,
    eTag: eTagOf([page.records.map(({ eTag }) => eTag), request]),
    fields,
    listInfoETag: plainInfo(call, list).eTag,
    listReference: reference,
    optionalFields,
    pageSize,
    sortBy,
    where: where === "" ? null : where,
  };
}

/** The records of several related lists of one record. */
function recordsOfEach(call: Call, body: unknown) {
  const { relatedListParameters } = asInputWith(body, "the batch", ["relatedListParameters"]);
  if (!Array.isArray(relatedListParameters)) throw invalidParameter("relatedListParameters must be a list.");
  findRecord(call, call.param("parentRecordId"));
  return resultsOf(relatedListParameters, (parameters: unknown) => {
    const id = stringOf(asInput(parameters, "a related list"), "relatedListId", "");
    return recordsOf(call, listOf(call, id), listRequestOfBody(parameters, ["relatedListId"]));
  });
}

const maxCount = 1999;

/** How many records a related list has, as far as is counted. */
function countOf(call: Call, { list, record, reference }: OfRecord) {
  const limit = integerIn(queryNumber(call.query, "maxCount") ?? maxCount, "maxCount", [1, maxCount]);
  const total = call.records.count(list.child.apiName, childrenOf(list, record.id));
  return { count: Math.min(total, limit), hasMore: total > limit, listReference: reference };
}

/** The records of related lists, and how many there are. */
export const relatedListRecordEndpoints: readonly Endpoint[] = [
  post("/related-list-records/batch/:parentRecordId", recordsOfEach),
  post<ListRecords>("/related-list-records/:parentRecordId/:relatedListId", (call, body) =>
    recordsOf(call, addressed(call), listRequestOfBody(body)),
  ),
  get("/related-list-count/batch/:parentRecordId/:relatedListNames", (call) => {
    findRecord(call, call.param("parentRecordId"));
    return resultsOf(splitList(call.param("relatedListNames")), (name) => countOf(call, listOf(call, name)));
  }),
  get<RelatedListCount>("/related-list-count/:parentRecordId/:relatedListId", (call) => countOf(call, addressed(call))),
];
