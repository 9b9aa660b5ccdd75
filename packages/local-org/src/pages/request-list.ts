import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import type { FieldValue, StoredRecord } from "../records/record-store.ts";
import { ownerWithId } from "../users.ts";
import { blank } from "./blank.ts";
import { formatEuros, formatShortDay, formatShortMoment } from "./format-value.ts";
import { html, type Content, type Html } from "./html.ts";
import { messages } from "./messages.ts";
import { pageDocument } from "./page-document.ts";
import type { OrgPage, PageAnswer, PageContext } from "./page.ts";

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

/** What the visitor told about something that may still be open. */
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
      html`<time datetime="${text(CreatedDate)}">${formatShortMoment(text(CreatedDate))}</time>`,
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

// Explicit roles: on a narrow screen the table is drawn as cards, and a table that is not drawn as one loses its meaning.
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

const link = (page: number, relation: "prev" | "next", words: string): Html =>
  html`<a class="org-button" rel="${relation}" href="/org/requests?page=${page}">${words}</a>`;

const paging = (page: number, pages: number): Content =>
  pages > 1 &&
  html`<nav class="org-paging" aria-label="${texts.paging}">
    ${page > 1 && link(page - 1, "prev", texts.newer)}
    <span class="org-paging__place">${texts.page(page, pages)}</span>
    ${page < pages && link(page + 1, "next", texts.older)}
  </nav>`;

const empty = html`<section class="org-empty">
  <h2 class="org-empty__title">${texts.emptyTitle}</h2>
  <p>${texts.emptyText}</p>
  <a class="org-button" href="/">${texts.toForm}</a>
</section>`;

/** The page asked for, brought within the pages that there are. */
function pageNumber(url: URL, pages: number): number {
  const asked = Number(url.searchParams.get("page"));
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
}

function render({ records, url, basePath, nonce }: PageContext): PageAnswer {
  const total = records.count(contactRequestObject);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = pageNumber(url, pages);
  const offset = (page - 1) * pageSize;
  const shown = records.list(contactRequestObject, { offset, limit: pageSize });
  const main = html`<h1>${texts.title}</h1>
    <p class="org-intro">${texts.intro}</p>
    ${shown.length === 0 ? empty : [table(shown, offset + 1, total), paging(page, pages)]}`;
  return { status: 200, html: pageDocument({ title: texts.title, basePath, nonce, main }) };
}

/** Every request that the org received, newest first. */
export const requestList: OrgPage = { path: "/org/requests", render };
