import type { LookupPage, UiRecord } from "@travel-design/platform";
import { asInput, asInputWith, queryList } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { RecordFilter } from "../../records/record-filter.ts";
import type { ListQuery } from "../../records/record-store.ts";
import { users, type OwnerRecord } from "../../users.ts";
import type { Call } from "../endpoint.ts";
import { searchFilter } from "../filters/search-filter.ts";
import { readOrder, sortOfOrder } from "../lists/list-preferences.ts";
import { invalidParameter, queryNumber, readPageSize, type Page } from "../paging.ts";
import { uiApiPath } from "../paths.ts";
import { choiceOfQuery } from "../query.ts";
import { readRecordPage } from "../record-page.ts";
import { representUser } from "../record-representation.ts";
import { selectNamed } from "../record-selection.ts";
import { addressedLookup, lookupFields, type LookupField } from "./lookup-field.ts";

/** What is searched for, and how. */
interface Search {
  type: "Recent" | "Search" | "TypeAhead";
  q: string;
  page: Page;
  orderBy: unknown;
}

const defaultPageSize = 25;
const maxPageSize = 2000;

/** Fewest characters that each kind of search takes. */
const minCharacters = { Recent: 0, Search: 2, TypeAhead: 3 } as const;

function readSearch(call: Call, body: unknown): Search {
  const { orderBy, sourceRecord } = asInputWith(body, "the lookup", ["orderBy", "sourceRecord"]);
  if ((sourceRecord ?? null) !== null) asInput(asInput(sourceRecord, "sourceRecord").fields ?? {}, "fields");
  const type = choiceOfQuery(call.query, "searchType", ["Recent", "Search", "TypeAhead"], "Recent");
  const q = (call.query.get("q") ?? "").trim();
  if (q.length < minCharacters[type])
    throw invalidParameter(`A ${type} needs a q of at least ${minCharacters[type]} characters.`);
  const number = queryNumber(call.query, "page") ?? 1;
  if (!Number.isInteger(number) || number < 1 || number > 1e6) throw invalidParameter("page must be counted from 1.");
  const pageSize = readPageSize(queryNumber(call.query, "pageSize"), defaultPageSize, maxPageSize);
  return { type, q, page: { pageSize, offset: (number - 1) * pageSize }, orderBy };
}

function filterOf(object: ObjectMetadata, { type, q }: Search): RecordFilter {
  if (q === "") return { all: [] };
  return type === "TypeAhead" ? { field: "Name", is: "startsWith", value: q } : searchFilter(object, q);
}

/** The requested order; else by name, or for recent ones the last change first. */
function sortOf(object: ObjectMetadata, { orderBy, type }: Search): NonNullable<ListQuery["sort"]> {
  const order = readOrder(object, orderBy ?? [], "orderBy");
  if (order.length > 0) return sortOfOrder(order);
  return type === "Recent" ? [{ field: "LastModifiedDate", descending: true }] : [{ field: "Name", descending: false }];
}

const shownUser = (user: OwnerRecord): UiRecord => representUser(user, ["Id", "Name"]);

/** Users whose name fits; only those who may use records know of them. */
function userPage(call: Call, { type, q, page }: Search) {
  const matches = ({ name }: OwnerRecord): boolean =>
    type === "TypeAhead"
      ? name.toLowerCase().startsWith(q.toLowerCase())
      : name.toLowerCase().includes(q.toLowerCase());
  const found = call.access.canUseRecords ? Object.values(users).filter(matches) : [];
  const records = found.slice(page.offset, page.offset + page.pageSize).map(shownUser);
  return { count: records.length, currentPageUrl: null, nextPageUrl: null, previousPageUrl: null, records };
}

function recordPage(call: Call, { object: source, field }: LookupField, target: ObjectMetadata, search: Search) {
  return readRecordPage(call, {
    object: target,
    where: filterOf(target, search),
    sort: sortOf(target, search),
    selection: selectNamed(call, target, ["Id", ...lookupFields(target)]),
    page: search.page,
    url: `${uiApiPath}/lookups/${source.apiName}/${field.apiName}`,
  });
}

/**
 * The records that a lookup may point at, by object.
 *
 * @throws OrgError 400
 */
export function lookupRecords(call: Call, body: unknown) {
  const lookup = addressedLookup(call);
  const search = readSearch(call, body);
  const requested = queryList(call.query, "targetApiName");
  const unknown = requested.find((name) => !lookup.field.referenceTo.includes(name));
  if (unknown !== undefined) throw invalidParameter(`${lookup.field.apiName} does not point at ${unknown}.`);
  const isRequested = (name: string): boolean => requested.length === 0 || requested.includes(name);
  const pages = lookup.targets
    .filter(({ apiName }) => isRequested(apiName))
    .map((target): [string, LookupPage] => [target.apiName, recordPage(call, lookup, target, search)]);
  const ofUsers: [string, LookupPage][] =
    lookup.isUser && isRequested("User") ? [["User", userPage(call, search)]] : [];
  return { lookupResults: Object.fromEntries([...pages, ...ofUsers]) };
}
