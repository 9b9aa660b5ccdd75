import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import type { FieldMetadata, ObjectMetadata } from "../metadata/org-metadata.ts";
import { literally, type RecordFilter } from "../records/record-filter.ts";
import type { StoredRecord } from "../records/record-store.ts";
import type { Call } from "../ui-api/endpoint.ts";
import { searchFilter } from "../ui-api/filters/search-filter.ts";
import { findObject } from "../ui-api/find.ts";
import { sortOf } from "../ui-api/lists/list-request.ts";
import { messages } from "./messages.ts";

/** Orders that the list offers, as `sortBy` of the UI API. The first is the default. */
export const sortOptions: readonly { value: string; label: string }[] = [
  { value: "-CreatedDate", label: messages.list.sorts.newest },
  { value: "CreatedDate", label: messages.list.sorts.oldest },
  { value: "LastName__c", label: messages.list.sorts.name },
  { value: "LeavingDate__c", label: messages.list.sorts.leaving },
  { value: "-Budget__c", label: messages.list.sorts.budget },
];

/** What the list shows, as its address says. Invalid values count as absent. */
export interface RequestQuery {
  search: string;
  /** Empty for every status. */
  status: string;
  /** The hour of arrival in UTC, as an ISO time begins: `2027-03-01T09`. Empty for every hour. */
  hour: string;
  /** What follows the @ in the visitor's e-mail address. Empty for every address. */
  domain: string;
  sort: string;
}

const requestObject = ({ metadata, access }: Call): ObjectMetadata =>
  findObject(metadata, access, contactRequestObject);

/** The statuses that a request can have. */
export const statusField = (call: Call): FieldMetadata | undefined => requestObject(call).fields.get("Status__c");

const maxSearchLength = 100;
const hourPattern = /^\d{4}-\d{2}-\d{2}T\d{2}$/;
const hourLength = "2027-03-01T09".length;
/** Hours that the list offers. */
const maxHours = 100;

/** The hours in which requests arrived, the last first. */
export const arrivalHours = ({ records }: Call): { start: string; count: number }[] =>
  records.countByStart(contactRequestObject, "CreatedDate", hourLength, maxHours);

/** Reads the query of the address. */
export function readRequestQuery(call: Call): RequestQuery {
  const status = call.query.get("status") ?? "";
  const sort = call.query.get("sort") ?? "";
  const hour = call.query.get("hour") ?? "";
  const domain = (call.query.get("domain") ?? "").trim().replace(/^@/, "");
  const isStatus = statusField(call)?.picklistValues.some(({ value }) => value === status);
  const isSort = sortOptions.some(({ value }) => value === sort);
  return {
    search: (call.query.get("q") ?? "").trim().slice(0, maxSearchLength),
    status: isStatus ? status : "",
    hour: hourPattern.test(hour) ? hour : "",
    domain: domain.slice(0, maxSearchLength),
    sort: isSort ? sort : (sortOptions[0]?.value ?? ""),
  };
}

/** Whether the list shows a part of the requests only. */
export const isFiltered = ({ search, status, hour, domain }: RequestQuery): boolean =>
  [search, status, hour, domain].some((filter) => filter !== "");

/** The address of a list or an export with this query. */
export function addressOf(path: string, { search, status, hour, domain, sort }: RequestQuery, page = 1): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set("q", search);
  if (status) parameters.set("status", status);
  if (hour) parameters.set("hour", hour);
  if (domain) parameters.set("domain", domain);
  if (sort !== sortOptions[0]?.value) parameters.set("sort", sort);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** The fields that the hint of the search names: others hold technical codes, in which a short name occurs by chance. */
const searchedFields = (call: Call): FieldMetadata[] =>
  ["Name", "Reference__c", "FirstName__c", "LastName__c", "City__c", "Email__c", "PhoneNumber__c"].flatMap(
    (name) => requestObject(call).fields.get(name) ?? [],
  );

function filterOf(call: Call, { search, status, hour, domain }: RequestQuery): RecordFilter {
  return {
    all: [
      ...(hour ? [{ field: "CreatedDate", is: "startsWith", value: hour } as const] : []),
      ...(domain ? [{ field: "Email__c", is: "like", value: `%@${literally(domain)}` } as const] : []),
      ...(status ? [{ field: "Status__c", is: "=", value: status } as const] : []),
      ...(search ? [searchFilter(requestObject(call), search, searchedFields(call))] : []),
    ],
  };
}

/** How many requests match. */
export const countRequests = (call: Call, query: RequestQuery): number =>
  call.records.count(contactRequestObject, filterOf(call, query));

/** A part of the requests that match. */
export function listRequests(
  call: Call,
  query: RequestQuery,
  part: { offset: number; limit: number },
): readonly StoredRecord[] {
  const sort = sortOf(requestObject(call), [query.sort]).map((order) => ({ ...order, isEmptyLast: true }));
  return call.records.list(contactRequestObject, { where: filterOf(call, query), sort, ...part });
}

/** Fields for the software, not for people: how a request was submitted and recognized. */
const internalFields = new Set(["GaId__c", "IsExperienceCloud__c", "SubmissionDigest__c", "SubmissionKey__c"]);

/** The object's own fields that employees see. */
export const shownFields = (call: Call): FieldMetadata[] =>
  [...requestObject(call).fields.values()].filter(({ apiName, custom }) => custom && !internalFields.has(apiName));
