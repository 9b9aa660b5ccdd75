// The requests that an employee selected in the list.
import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import { html } from "../html.ts";
import type { StoredRecord } from "../records/record-store.ts";
import { normalizeId } from "../salesforce-id.ts";
import type { Call } from "../ui-api/endpoint.ts";
import type { Page } from "./document.ts";
import { backLink } from "./list-address.ts";
import { messages } from "./messages.ts";

/** A selected request, and the status that the list showed of it. */
export interface SelectedRequest {
  record: StoredRecord;
  shown: string;
}

/** What a checkbox of the list sends. */
export const selectionValue = ({ id, fields }: StoredRecord): string => `${id} ${String(fields["Status__c"] ?? "")}`;

/** The selected requests that still exist, each once. */
export const selectedRequests = ({ records }: Call, form: URLSearchParams): SelectedRequest[] =>
  [...new Set(form.getAll("id"))].flatMap((value) => {
    const [id = "", ...shown] = value.split(" ");
    const record = records.read(contactRequestObject, normalizeId(id) ?? "");
    return record ? [{ record, shown: shown.join(" ") }] : [];
  });

/** Says that there is nothing to do. */
export const nothingSelected = (call: Call): Page => ({
  status: 400,
  title: messages.selection.noneTitle,
  main: html`${backLink(call)}
    <h1>${messages.selection.noneTitle}</h1>
    <p class="org-intro">${messages.selection.noneText}</p>`,
});
