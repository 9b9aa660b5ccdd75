// Changing the status of requests. A form says which status it showed, because a colleague may have changed it meanwhile.
import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import { html } from "../html.ts";
import type { RecordWrite, StoredRecord } from "../records/record-store.ts";
import { requireRecords, type Call } from "../ui-api/endpoint.ts";
import { updateRecord } from "../ui-api/records/record-endpoints.ts";
import { ownerWithId } from "../users.ts";
import type { Page } from "./document.ts";
import { findRequest, missingPage, requestAddress, statusOf, titleOf } from "./find-request.ts";
import { formatDateTime } from "./format-value.ts";
import { addressAfter } from "./list-message.ts";
import { backLink } from "./list-address.ts";
import { messages } from "./messages.ts";
import { requestDetail } from "./request-detail.ts";
import { statusField } from "./request-query.ts";
import { nothingSelected, selectedRequests, writeAllOrNone, type SelectedRequest } from "./request-selection.ts";

const labelOf = (call: Call, status: string): string =>
  statusField(call)?.picklistValues.find(({ value }) => value === status)?.label ?? status;

/** Says who gave a request another status meanwhile, and when. */
const changeOf = (call: Call, record: StoredRecord): string =>
  messages.detail.changedMeanwhile(
    labelOf(call, statusOf(record)),
    ownerWithId(record.fields["LastModifiedById"])?.name ?? "",
    formatDateTime(String(record.fields["LastModifiedDate"] ?? "")),
  );

/** Whether a colleague gave a request another status than the one that was shown and the one that is wanted. */
const isChanged = (record: StoredRecord, shown: string | null, wanted: string): boolean =>
  statusOf(record) !== shown && statusOf(record) !== wanted;

/** Changes the status of a request, as the UI API does. Returns the address to open next, or a page that changed nothing. */
export function saveStatus(call: Call, form: URLSearchParams): Page | string {
  const record = findRequest(call);
  if (!record) return missingPage(call);
  const wanted = form.get("status") ?? "";
  if (isChanged(record, form.get("shown"), wanted)) {
    const error = `${changeOf(call, record)} ${messages.detail.notSaved(labelOf(call, wanted))}`;
    return requestDetail(call, { error, wanted });
  }
  updateRecord(call, { fields: { Status__c: wanted } });
  const address = requestAddress(call, record);
  return `${address}${address.includes("?") ? "&" : "?"}saved`;
}

/** Says which requests of a selection a colleague changed meanwhile. They keep their status. */
function changedPage(call: Call, count: number, wanted: string, changed: readonly SelectedRequest[]): Page {
  const { title, text } = messages.statusOfSelection;
  const main = html`${backLink(call)}
    <h1>${title}</h1>
    <p class="org-intro" role="status">${text(count, labelOf(call, wanted))}</p>
    <ul>
      ${changed.map(
        ({ record }) =>
          html`<li><a href="${requestAddress(call, record)}">${titleOf(record)}</a>: ${changeOf(call, record)}</li>`,
      )}
    </ul>`;
  return { status: 409, title, main };
}

/** Changes the status of the selected requests. Returns the page to show, or the address to open next. */
export function saveStatusOfSelected(call: Call, form: URLSearchParams): Page | string {
  requireRecords(call);
  const selected = selectedRequests(call, form);
  const wanted = form.get("status") ?? "";
  if (selected.length === 0) return nothingSelected(call);
  const changed = selected.filter(({ record, shown }) => isChanged(record, shown, wanted));
  const rest = selected.filter((each) => !changed.includes(each));
  const writes = rest.map(({ record: { id } }): RecordWrite => ({
    type: "update",
    object: contactRequestObject,
    id,
    fields: { Status__c: wanted },
  }));
  writeAllOrNone(call, writes);
  if (changed.length > 0) return changedPage(call, rest.length, wanted, changed);
  return addressAfter("changed", `${rest.length} ${labelOf(call, wanted)}`, call);
}
