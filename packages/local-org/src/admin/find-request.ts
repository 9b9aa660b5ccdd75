import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import type { StoredRecord } from "../records/record-store.ts";
import { normalizeId } from "../salesforce-id.ts";
import type { Call } from "../ui-api/endpoint.ts";
import type { Page } from "./document.ts";
import { html } from "../html.ts";
import { backLink, listOf, withList } from "./list-address.ts";
import { messages } from "./messages.ts";

/** The request of the address, if it exists. */
export const findRequest = ({ param, records }: Call): StoredRecord | undefined =>
  records.read(contactRequestObject, normalizeId(param("recordId")) ?? "");

/** The address of a page of a request, which remembers the list. @param page empty for the request itself */
export const requestAddress = (call: Call, { id }: StoredRecord, page: "" | "/status" | "/delete" = ""): string =>
  withList(`/org/requests/${id}${page}`, listOf(call));

/** The number of a request, for example `OA-000001`. */
export const nameOf = ({ id, fields }: StoredRecord): string => String(fields["Name"] ?? id);

export const statusOf = ({ fields }: StoredRecord): string => String(fields["Status__c"] ?? "");

/** Whose request it is: the customer's name, or its number if it has none. */
export const titleOf = (record: StoredRecord): string =>
  [record.fields["FirstName__c"], record.fields["LastName__c"]].filter(Boolean).join(" ") || nameOf(record);

/** The page of a request that does not exist. */
export const missingPage = (call: Call): Page => ({
  status: 404,
  title: messages.detail.missingTitle,
  main: html`${backLink(call)}
    <h1>${messages.detail.missingTitle}</h1>
    <p class="org-intro">${messages.detail.missingText}</p>`,
});
