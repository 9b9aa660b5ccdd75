import { referenceField } from "../apex/contact-request-controller/contact-request-fields.ts";
import { html, type Content, type Html } from "../html.ts";
import type { FieldValue } from "../records/field-value.ts";
import type { StoredRecord } from "../records/record-store.ts";
import { ownerWithId } from "../users.ts";
import { blank } from "./blank.ts";
import { formatEuros, formatShortDay, formatShortDateTime } from "./format-value.ts";
import { withList } from "./list-address.ts";
import { messages } from "./messages.ts";
import { selectionValue } from "./request-selection.ts";

const { list: texts } = messages;

interface Column {
  heading: string;
  /** Numbers are aligned with the end of their column, lines are not wrapped, and words of the org are not broken. */
  kind?: "number" | "line" | "word";
  show(fields: StoredRecord["fields"], id: string, list: string): Content;
}

const text = (value: FieldValue | undefined): string => (value === null || value === undefined ? "" : String(value));

const orBlank = (value: string): Content => (value === "" ? blank : value);

/** The visitor's answer to a question that may still be open. */
const orOpen = (value: string, isOpen: FieldValue | undefined): Content =>
  isOpen === true ? messages.value.open : orBlank(value);

const columns: readonly Column[] = [
  {
    heading: texts.columns.number,
    show: ({ Name }, id, list) =>
      html`<a href="${withList(`/org/requests/${encodeURIComponent(id)}`, list)}">${text(Name) || id}</a>`,
  },
  {
    heading: texts.columns.reference,
    kind: "line",
    show: ({ [referenceField]: reference }) => orBlank(text(reference)),
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
    kind: "line",
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
const row = (record: StoredRecord, { isSelected, list }: Part): Html => {
  const { id, fields } = record;
  return html`<tr role="row">
    <td role="cell" data-kind="choice">
      <label class="org-choice">
        <input type="checkbox" name="id" value="${selectionValue(record)}" ${isSelected && "checked"} />
        <span class="org-unseen">${texts.choose(text(fields["Name"]) || id)}</span>
      </label>
    </td>
    ${columns.map(
      (column) =>
        html`<td role="cell" data-kind="${column.kind ?? "text"}" data-heading="${column.heading}">
          ${column.show(fields, id, list)}
        </td>`,
    )}
  </tr>`;
};

/** What the table shows of the requests that match. */
export interface Part {
  records: readonly StoredRecord[];
  /** Position of the first record, from 1. */
  first: number;
  total: number;
  isSelected: boolean;
  /** The query of the list, which leads back to it. */
  list: string;
}

/** The table of requests, each with a checkbox that selects it. */
export const requestTable = (part: Part): Html => {
  const { records, first, total } = part;
  return html`<table class="org-requests" role="table">
    <caption>
      ${texts.caption(first, first + records.length - 1, total)}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="org-unseen">${texts.choice}</span></th>
        ${columns.map(
          (column) =>
            html`<th scope="col" role="columnheader" data-kind="${column.kind ?? "text"}">${column.heading}</th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${records.map((record) => row(record, part))}
    </tbody>
  </table>`;
};
