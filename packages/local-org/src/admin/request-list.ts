import type { Call } from "../ui-api/endpoint.ts";
import { html, type Content, type Html } from "../html.ts";
import { listMessage } from "./list-message.ts";
import type { Page } from "./document.ts";
import { formatShortDateTime } from "./format-value.ts";
import { withList } from "./list-address.ts";
import { messages } from "./messages.ts";
import {
  addressOf,
  arrivalHours,
  countRequests,
  isFiltered,
  listRequests,
  readRequestQuery,
  sortOptions,
  statusField,
  type RequestQuery,
} from "./request-query.ts";
import { requestTable, type Part } from "./request-table.ts";

/** Requests on one page. */
const pageSize = 50;

/** Requests that are selected at once. The form of this many fits in `maxFormBytes`. */
const maxSelected = 2000;

const { list: texts } = messages;

const listPath = "/org/requests";

const option = ({ value, label }: { value: string; label: string }, current: string): Html =>
  html`<option value="${value}" ${value === current && "selected"}>${label}</option>`;

const hourOption = ({ start, count }: { start: string; count: number }) => ({
  value: start,
  label: texts.hourOption(formatShortDateTime(`${start}:00:00.000Z`), count),
});

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
      <label for="hour">${texts.hour}</label>
      <select class="org-control" id="hour" name="hour">
        ${[{ value: "", label: texts.everyHour }, ...arrivalHours(call).map(hourOption)].map((hour) => option(hour, query.hour))}
      </select>
    </div>
    <div class="org-field">
      <label for="domain">${texts.domain}</label>
      <input class="org-control" id="domain" name="domain" maxlength="100" autocomplete="off" value="${query.domain}" />
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

/** The requests of one page, or, when all are to be selected, as many as can be selected at once. */
function partOf(call: Call, query: RequestQuery, total: number): Part & { page: number; pages: number } {
  const isSelected = call.query.get("select") === "all";
  const size = isSelected ? maxSelected : pageSize;
  const pages = isSelected ? 1 : Math.ceil(total / size);
  const page = pageNumber(call.query.get("page"), pages);
  const offset = (page - 1) * size;
  const records = listRequests(call, query, { offset, limit: size });
  const list = addressOf("", query, page).slice(1);
  return { records, first: offset + 1, total, isSelected, list, page, pages };
}

/** A link that shows and selects all that match, or takes the selection back. It needs no script. */
function selectLink(query: RequestQuery, { isSelected, total }: Part): Html {
  const address = addressOf(listPath, query);
  if (isSelected) return html`<a class="org-link" href="${address}">${texts.selectNone}</a>`;
  const all = `${address}${address.includes("?") ? "&" : "?"}select=all`;
  return html`<a class="org-link" href="${all}">${texts.selectAll(Math.min(total, maxSelected))}</a>`;
}

function results(call: Call, query: RequestQuery): Content {
  const total = countRequests(call, query);
  if (total === 0) return isFiltered(query) ? nothingFound : empty(call.org.sites[0].basePath);
  const part = partOf(call, query, total);
  const statuses = statusField(call)?.picklistValues.filter(({ active }) => active) ?? [];
  return html`<form method="post" action="${withList(`${listPath}/status`, part.list)}">
      <div class="org-actions org-selection">
        ${selectLink(query, part)}
        <label class="org-unseen" for="new-status">${texts.newStatus}</label>
        <select class="org-control" id="new-status" name="status">
          ${statuses.map((status) => option(status, ""))}
        </select>
        <button class="org-button" type="submit">${texts.changeStatus}</button>
        <a class="org-link" href="${addressOf("/org/requests.csv", query)}" download>${texts.export}</a>
        <button class="org-button" data-danger type="submit" formaction="${withList(`${listPath}/delete`, part.list)}">
          ${texts.deleteSelected}
        </button>
      </div>
      ${requestTable(part)}
    </form>
    ${paging(query, part.page, part.pages)}`;
}

/** The requests that the org received, newest first, with a search, filters, a choice of orders and a selection. */
export function requestList(call: Call): Page {
  const query = readRequestQuery(call);
  const message = listMessage(call);
  const main = html`<h1>${texts.title}</h1>
    ${message && html`<p class="org-message" role="status">${message}</p>`} ${filters(call, query)}
    ${results(call, query)}`;
  return { status: 200, title: message ? `${message} ${texts.title}` : texts.title, main };
}
