import { asInputWith, queryList, stringOf, stringsOf } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { RecordFilter } from "../../records/record-filter.ts";
import type { ListQuery } from "../../records/record-store.ts";
import { unsortableTypes } from "../filters/field-kinds.ts";
import { searchFilter } from "../filters/search-filter.ts";
import { whereFilter } from "../filters/where-filter.ts";
import type { Viewer } from "../find.ts";
import { invalidParameter, queryNumber, readPageSize, readPageToken } from "../paging.ts";
import { unknownField } from "../record-selection.ts";
import { maxSortFields } from "./list-preferences.ts";

/** A valid request for the records of a list. */
export type ListRequest = ReturnType<typeof listRequestOfBody>;

const defaultPageSize = 50;
const maxPageSize = 2000;
const lists = ["fields", "optionalFields", "sortBy"];
const texts = ["pageToken", "searchTerm", "where"];

/** Reads the query of `GET /list-ui/…` and the like. @throws OrgError 400 */
export const listRequestOfQuery = (query: URLSearchParams): ListRequest =>
  listRequestOfBody({
    ...Object.fromEntries(lists.map((name) => [name, queryList(query, name)])),
    ...Object.fromEntries(texts.map((name) => [name, query.get(name)])),
    pageSize: queryNumber(query, "pageSize"),
  });

/**
 * Reads the body of `POST /list-records/…` and the like.
 *
 * @param moreKeys that the body may have beside those of a list
 * @throws OrgError 400
 */
export function listRequestOfBody(body: unknown, moreKeys: readonly string[] = []) {
  const input = asInputWith(body, "the list request", [...lists, ...texts, "pageSize", ...moreKeys]);
  return {
    fields: stringsOf(input, "fields"),
    optionalFields: stringsOf(input, "optionalFields"),
    pageSize: readPageSize(input.pageSize, defaultPageSize, maxPageSize),
    offset: readPageToken(stringOf(input, "pageToken", "0")),
    /** As it was written, for the response. */
    sortBy: stringsOf(input, "sortBy"),
    searchTerm: stringOf(input, "searchTerm", ""),
    where: stringOf(input, "where", ""),
  };
}

/**
 * The order of `sortBy`: `LastName__c` or `Object.LastName__c`, with a minus sign for descending.
 *
 * @throws OrgError 400 for more than five fields, or one that is unknown
 */
export function sortOf(object: ObjectMetadata, sortBy: readonly string[]): NonNullable<ListQuery["sort"]> {
  if (sortBy.length > maxSortFields) throw invalidParameter(`sortBy takes at most ${maxSortFields} fields.`);
  return sortBy.map((entry) => {
    const name = entry.replace(/^-/, "").replace(`${object.apiName}.`, "");
    const field = object.fields.get(name);
    if (!field) throw unknownField(object, name);
    if (unsortableTypes.has(field.type)) throw invalidParameter(`${name} cannot be sorted by.`);
    return { field: name, descending: entry.startsWith("-") };
  });
}

/** The records of a list that match a request. */
export function requestFilter(
  viewer: Viewer,
  object: ObjectMetadata,
  { searchTerm, where }: ListRequest,
  shown: RecordFilter,
): RecordFilter {
  const filter = whereFilter(viewer, object, where);
  return {
    all: [shown, ...(filter ? [filter] : []), ...(searchTerm === "" ? [] : [searchFilter(object, searchTerm)])],
  };
}
