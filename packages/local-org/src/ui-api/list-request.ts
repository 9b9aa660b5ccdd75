import { OrgError } from "../errors.ts";
import type { ObjectMetadata } from "../metadata/org-metadata.ts";
import { asInputWith, queryList, textOf, textsOf } from "../http/input.ts";

/** What a caller asks of a list, checked. */
export interface ListRequest {
  fields: readonly string[];
  optionalFields: readonly string[];
  pageSize: number;
  /** Where the page starts; a page token is this number as a text. */
  offset: number;
  /** As it was written, for the answer. */
  sortBy: readonly string[];
}

const defaultPageSize = 50;
const largestPage = 2000;

const invalid = (message: string): OrgError => new OrgError(400, "INVALID_PARAMETER_VALUE", message);

function readPageSize(value: unknown): number {
  const size = value ?? defaultPageSize;
  if (typeof size === "number" && Number.isInteger(size) && size >= 1 && size <= largestPage) return size;
  throw invalid(`pageSize must be a whole number from 1 to ${largestPage}.`);
}

function readPageToken(token: string): number {
  if (/^\d{1,9}$/.test(token)) return Number(token);
  throw invalid("pageToken is not known; take it from the nextPageToken of an earlier answer.");
}

/** Reads the query of `GET /list-ui/…`. */
export function listRequestOfQuery(query: URLSearchParams): ListRequest {
  const pageSize = query.get("pageSize");
  return {
    fields: queryList(query, "fields"),
    optionalFields: queryList(query, "optionalFields"),
    pageSize: readPageSize(pageSize === null ? null : Number(pageSize)),
    offset: readPageToken(query.get("pageToken") ?? "0"),
    sortBy: queryList(query, "sortBy"),
  };
}

const bodyKeys = ["fields", "optionalFields", "pageSize", "pageToken", "sortBy", "searchTerm", "where"];

/** Reads the body of `POST /list-records/…`. */
export function listRequestOfBody(body: unknown): ListRequest {
  const input = asInputWith(body, "the list request", bodyKeys);
  if (textOf(input, "searchTerm", "") !== "" || textOf(input, "where", "") !== "") {
    const message = "The local org lists without searchTerm and where; leave them out or use a real org.";
    throw new OrgError(501, "NOT_IMPLEMENTED", message);
  }
  return {
    fields: textsOf(input, "fields"),
    optionalFields: textsOf(input, "optionalFields"),
    pageSize: readPageSize(input.pageSize),
    offset: readPageToken(textOf(input, "pageToken", "0")),
    sortBy: textsOf(input, "sortBy"),
  };
}

/**
 * The order that `sortBy` asks for: `LastName__c` or `Object.LastName__c`, with a minus sign for descending.
 *
 * @throws OrgError 400 for more than one field, or one that is unknown
 */
export function sortOf(object: ObjectMetadata, sortBy: readonly string[]): { field: string; descending: boolean }[] {
  if (sortBy.length > 1) throw invalid("sortBy takes one field.");
  return sortBy.map((entry) => {
    const field = entry.replace(/^-/, "").replace(`${object.apiName}.`, "");
    if (object.fields.has(field)) return { field, descending: entry.startsWith("-") };
    throw new OrgError(400, "INVALID_FIELD", `No such column '${field}' on ${object.apiName}; sort by another field.`);
  });
}
