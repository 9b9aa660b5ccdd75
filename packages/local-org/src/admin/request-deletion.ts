import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import type { RecordWrite, StoredRecord } from "../records/record-store.ts";
import { deleteRecord } from "../ui-api/records/record-endpoints.ts";
import { requireRecords, type Call } from "../ui-api/endpoint.ts";
import type { Page } from "./document.ts";
import { html } from "../html.ts";
import { messages } from "./messages.ts";
import { addressAfter } from "./list-message.ts";
import { findRequest, missingPage, nameOf, requestAddress } from "./find-request.ts";
import { listAddress, listOf, withList } from "./list-address.ts";
import { nothingSelected, selectedRequests, writeAllOrNone } from "./request-selection.ts";

const texts = messages.deletion;

/** Names on the page that requests confirmation. */
const shownNames = 10;

/** Requests confirmation before a request is deleted. */
export function deletePage(call: Call): Page {
  const record = findRequest(call);
  if (!record) return missingPage(call);
  const name = nameOf(record);
  const main = html`<h1>${texts.title(name)}</h1>
    <p class="org-intro">${texts.text}</p>
    <form method="post" action="${requestAddress(call, record, "/delete")}" class="org-actions">
      <button class="org-button" data-danger type="submit">${texts.confirm}</button>
      <a class="org-link" href="${requestAddress(call, record)}">${texts.cancel}</a>
    </form>`;
  return { status: 200, title: texts.title(name), main };
}

/** Deletes a request, as the UI API does. Returns the address to open next, or a page that changed nothing. */
export function deleteRequest(call: Call): Page | string {
  const record = findRequest(call);
  if (!record) return missingPage(call);
  deleteRecord(call);
  return addressAfter("deleted", nameOf(record), call);
}

/** Requests confirmation, with the ids of what was selected: a request that arrives meanwhile stays. */
function confirmationPage(call: Call, records: readonly StoredRecord[]): Page {
  const title = texts.titleOfMany(records.length);
  const others = records.length - shownNames;
  const names = records.slice(0, shownNames).map(nameOf).join(", ");
  const main = html`<h1>${title}</h1>
    <p class="org-intro">${names}${others > 0 && texts.others(others)}.</p>
    <p class="org-intro">${texts.textOfMany}</p>
    <form method="post" action="${withList("/org/requests/delete", listOf(call))}" class="org-actions">
      ${records.map(({ id }) => html`<input type="hidden" name="id" value="${id}" />`)}
      <button class="org-button" data-danger type="submit" name="confirmed" value="yes">${texts.confirm}</button>
      <a class="org-link" href="${listAddress(listOf(call))}">${texts.cancel}</a>
    </form>`;
  return { status: 200, title, main };
}

/** Deletes the selected requests after one confirmation. Returns the page to show, or the address to open next. */
export function deleteSelected(call: Call, form: URLSearchParams): Page | string {
  requireRecords(call);
  const records = selectedRequests(call, form).map(({ record }) => record);
  if (records.length === 0) return nothingSelected(call);
  if (form.get("confirmed") !== "yes") return confirmationPage(call, records);
  const writes = records.map(({ id }): RecordWrite => ({ type: "delete", object: contactRequestObject, id }));
  writeAllOrNone(call, writes);
  return addressAfter("deleted", String(records.length), call);
}
