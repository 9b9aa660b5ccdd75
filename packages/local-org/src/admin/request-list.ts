import type { FieldValue } from "../records/field-value.ts";
import type { StoredRecord } from "../records/record-store.ts";
import type { Call } from "../ui-api/endpoint.ts";
import { ownerWithId } from "../users.ts";
import { blank } from "./blank.ts";
import type { Page } from "./document.ts";
import { formatEuros, formatShortDay, formatShortDateTime } from "./format-value.ts";
import { html, type Content, type Html } from "./html.ts";
import { messages } from "./messages.ts";
import {
  addressOf,
  countRequests,
  listRequests,
  readRequestQuery,
  sortOptions,
  statusField,
  type RequestQuery,
} from "./request-query.ts";

/** Requests on one page. */
const pageSize = 50;

const { list: texts } = messages;

interface Column {
  heading: string;
  /** Numbers are aligned with the end of their column, days stay on one line, and words of the org are not broken. */
  kind?: "number" | "day" | "word";
  show(fields: StoredRecord["fields"], id: string): Content;
}

const text = (value: FieldValue | undefined): string => (value === null || value === undefined ? "" : String(value));

const orBlank = (value: string): Content => (value === "" ? blank : value);

/** The visitor's answer to a question that may still be open. */
const orOpen = (value: string, isOpen: FieldValue | undefined): Content =>
  isOpen === true ? messages.value.open : orBlank(value);

const columns: readonly Column[] = [
  {
    heading: texts.columns.number,
    show: ({ Name }, id) => html`<a href="/org/requests/${encodeURIComponent(id)}">${text(Name) || id}</a>`,
  },
  {
    heading: texts.columns.received,
    show: ({ CreatedDate }) =>
      html`<time datetime="${text(CreatedDate)}">${formatShortDateTime(text(CreatedDate))}</time>`,
  },
  { heading: texts.columns.status, kind: "word", show: ({ Status__c }) => orBlank(text(Status__c)) },
  { heading: texts.columns.owner, kind: "word", show: ({ OwnerId }) => orBlank(ownerWithId(OwnerId)?.name ?? "") },
  {
    heading: texts.columns.name,
    show: ({ FirstName__c, LastName__c }) => orBlank(`${text(FirstName__c)} ${text(LastName__c)}`.trim()),
  },
  {
    heading: texts.columns.destination,
    show: ({ Destinations_1__c, CustomDestination__c, UnknownDestination__c }) =>
      orOpen(text(Destinations_1__c) || text(CustomDestination__c), UnknownDestination__c),
  },
  {
    heading: texts.columns.leaving,
    kind: "day",
    show: ({ LeavingDate__c, UnknownLeavingDate__c }) =>
      orOpen(formatShortDay(text(LeavingDate__c)), UnknownLeavingDate__c),
  },
  {
    heading: texts.columns.travelers,
    kind: "number",
    show: ({ AmountOfTravelers__c }) => orBlank(text(AmountOfTravelers__c)),
  },
  {
    heading: texts.columns.budget,
    kind: "number",
    show: ({ Budget__c }) => orBlank(typeof Budget__c === "number" ? formatEuros(Budget__c) : ""),
  },
];

// Explicit roles: on narrow screens, CSS displays the rows as cards, and browsers then drop the roles of a table.
const row = ({ id, fields }: StoredRecord): Html =>
  html`<tr role="row">
    ${columns.map(
      (column) =>
        html`<td role="cell" data-kind="${column.kind ?? "text"}" data-heading="${column.heading}">
          ${column.show(fields, id)}
        </td>`,
    )}
  </tr>`;

const table = (records: readonly StoredRecord[], first: number, total: number): Html =>
  html`<table class="org-requests" role="table">
    <caption>
      ${texts.caption(first, first + records.length - 1, total)}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map(
          (column) =>
            html`<th scope="col" role="columnheader" data-kind="${column.kind ?? "text"}">${column.heading}</th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${records.map(row)}
    </tbody>
  </table>`;

const listPath = "/org/requests";

const option = ({ value, label }: { value: string; label: string }, current: string): Html =>
  html`<option value="${value}" ${value === current && "selected"}>${label}</option>`;

const filters = (call: Call, query: RequestQuery): Html => {
  const statuses = statusField(call)?.picklistValues ?? [];
  return html`<form class="org-form" role="search" aria-label="${texts.filters}" action="${listPath}">
    <div class="org-field" data-wide>
      <label for="q">${texts.search}</label>
      <input
        class="org-control"
        id="q"
        name="q"
        type="search"
        maxlength="100"
        autocomplete="off"
        aria-describedby="q-hint"
        value="${query.search}"
      />
      <p class="org-hint" id="q-hint">${texts.searchHint}</p>
    </div>
    <div class="org-field">
      <label for="status">${texts.status}</label>
      <select class="org-control" id="status" name="status">
        ${[{ value: "", label: texts.everyStatus }, ...statuses].map((status) => option(status, query.status))}
      </select>
    </div>
    <div class="org-field">
      <label for="sort">${texts.sort}</label>
      <select class="org-control" id="sort" name="sort">
        ${sortOptions.map((sort) => option(sort, query.sort))}
      </select>
    </div>
    <button class="org-button" type="submit">${texts.apply}</button>
  </form>`;
};

const pageLink = (address: string, relation: "prev" | "next", words: string): Html =>
  html`<a class="org-button" rel="${relation}" href="${address}">${words}</a>`;

const paging = (query: RequestQuery, page: number, pages: number): Content =>
  pages > 1 &&
  html`<nav class="org-paging" aria-label="${texts.paging}">
    ${page > 1 && pageLink(addressOf(listPath, query, page - 1), "prev", texts.previous)}
    <span class="org-paging__place">${texts.page(page, pages)}</span>
    ${page < pages && pageLink(addressOf(listPath, query, page + 1), "next", texts.next)}
  </nav>`;

const empty = (basePath: string): Html =>
  html`<section class="org-empty">
    <h2 class="org-empty__title">${texts.emptyTitle}</h2>
    <p>${texts.emptyText}</p>
    <a class="org-button" href="${basePath}/">${texts.toForm}</a>
  </section>`;

const nothingFound = html`<section class="org-empty">
  <h2 class="org-empty__title">${texts.nothingFoundTitle}</h2>
  <p>${texts.nothingFoundText}</p>
  <a class="org-button" href="${listPath}">${texts.clear}</a>
</section>`;

/** The requested page number, limited to the pages that exist. */
function pageNumber(parameter: string | null, pages: number): number {
  const page = Number(parameter);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
}

function results(call: Call, query: RequestQuery): Content {
  const total = countRequests(call, query);
  if (total === 0) return query.search || query.status ? nothingFound : empty(call.org.basePath);
  const pages = Math.ceil(total / pageSize);
  const page = pageNumber(call.query.get("page"), pages);
  const offset = (page - 1) * pageSize;
  const records = listRequests(call, query, { offset, limit: pageSize });
  return html`${table(records, offset + 1, total)}
    <div class="org-actions">
      ${paging(query, page, pages)}
      <a class="org-link" href="${addressOf("/org/requests.csv", query)}" download>${texts.export}</a>
    </div>`;
}

/** The requests that the org received, newest first, with a search, a filter and a choice of orders. */
export function requestList(call: Call): Page {
  const query = readRequestQuery(call);
  const deleted = call.query.get("deleted");
  const message = deleted !== null && texts.deleted(deleted.slice(0, 20));
  const main = html`<h1>${texts.title}</h1>
    ${message && html`<p class="org-message" role="status">${message}</p>`} ${filters(call, query)}
    ${results(call, query)}`;
  return { status: 200, title: message ? `${message} ${texts.title}` : texts.title, main };
}
