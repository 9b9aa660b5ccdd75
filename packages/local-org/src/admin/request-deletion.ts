import { deleteRecord } from "../ui-api/records/record-endpoints.ts";
import type { Call } from "../ui-api/endpoint.ts";
import type { Page } from "./document.ts";
import { html } from "./html.ts";
import { messages } from "./messages.ts";
import { findRequest, missingPage, nameOf, requestAddress } from "./find-request.ts";

const texts = messages.deletion;

/** Requests confirmation before a request is deleted. */
export function deletePage(call: Call): Page {
  const record = findRequest(call);
  if (!record) return missingPage;
  const name = nameOf(record);
  const main = html`<h1>${texts.title(name)}</h1>
    <p class="org-intro">${texts.text}</p>
    <form method="post" action="${requestAddress(record)}/delete" class="org-actions">
      <button class="org-button" data-danger type="submit">${texts.confirm}</button>
      <a class="org-link" href="${requestAddress(record)}">${texts.cancel}</a>
    </form>`;
  return { status: 200, title: texts.title(name), main };
}

/** Deletes a request, as the UI API does. Returns the address to open next. */
export function deleteRequest(call: Call): string {
  const record = findRequest(call);
  deleteRecord(call);
  return `/org/requests?deleted=${encodeURIComponent(record ? nameOf(record) : "")}`;
}
