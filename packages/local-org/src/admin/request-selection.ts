// The requests that an employee selected in the list.
import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import { OrgError } from "../errors.ts";
import { html } from "../html.ts";
import type { RecordWrite, StoredRecord } from "../records/record-store.ts";
import { normalizeId } from "../salesforce-id.ts";
import type { Call } from "../ui-api/endpoint.ts";
import type { Page } from "./document.ts";
import { statusOf } from "./find-request.ts";
import { backLink } from "./list-address.ts";
import { messages } from "./messages.ts";

/** A selected request, and the status that the list showed of it. */
export interface SelectedRequest {
  record: StoredRecord;
  shown: string;
}

/** What a checkbox of the list sends. */
export const selectionValue = (record: StoredRecord): string => `${record.id} ${statusOf(record)}`;

/** The selected requests that still exist, each once. */
export function selectedRequests({ records }: Call, form: URLSearchParams): SelectedRequest[] {
  const selected = new Map<string, SelectedRequest>();
  for (const value of form.getAll("id")) {
    const [id = "", ...shown] = value.split(" ");
    const record = records.read(contactRequestObject, normalizeId(id) ?? "");
    if (record) selected.set(record.id, { record, shown: shown.join(" ") });
  }
  return [...selected.values()];
}

/** Writes everything or nothing. @throws OrgError of the write that failed */
export function writeAllOrNone({ records }: Call, writes: readonly RecordWrite[]): void {
  for (const outcome of records.writeAll(writes, true))
    // The others were rolled back.
    if ("error" in outcome && outcome.error instanceof OrgError) throw outcome.error;
}

/** Says that there is nothing to do. */
export const nothingSelected = (call: Call): Page => ({
  status: 400,
  title: messages.selection.noneTitle,
  main: html`${backLink(call)}
    <h1>${messages.selection.noneTitle}</h1>
    <p class="org-intro">${messages.selection.noneText}</p>`,
});
