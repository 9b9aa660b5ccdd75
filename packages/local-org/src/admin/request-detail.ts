import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import type { FieldMetadata } from "../metadata/org-metadata.ts";
import type { FieldValue } from "../records/field-value.ts";
import type { StoredRecord } from "../records/record-store.ts";
import type { Call } from "../ui-api/endpoint.ts";
import { ownerWithId } from "../users.ts";
import { valueOf } from "../working-days-waiting.ts";
import { blank } from "./blank.ts";
import type { Page } from "./document.ts";
import { findRequest, missingPage, nameOf, requestAddress, statusOf, titleOf } from "./find-request.ts";
import { backLink } from "./list-address.ts";
import { formatDateTime, formatValue } from "./format-value.ts";
import { html, type Content, type Html } from "../html.ts";
import { messages } from "./messages.ts";
import { requestMail } from "./request-mail.ts";
import { shownFields, statusField } from "./request-query.ts";

const texts = messages.detail;

interface Group {
  title: string;
  fields: readonly FieldMetadata[];
}

/** The sections of the object's page layout, then the fields that no section contains. */
function groupsOf(call: Call): Group[] {
  // The form above the groups shows the status.
  const fields = shownFields(call).filter(({ apiName }) => apiName !== "Status__c");
  const [layout] = call.metadata.layouts.get(contactRequestObject) ?? [];
  const sections = (layout?.sections ?? []).map(({ label, columns }) => ({
    title: label ?? texts.rest,
    names: columns.flat().map(({ field }) => field),
  }));
  const placed = new Set(sections.flatMap(({ names }) => names));
  return [
    ...sections.map(({ title, names }) => ({
      title,
      fields: names.flatMap((name) => fields.filter(({ apiName }) => apiName === name)),
    })),
    { title: texts.rest, fields: fields.filter(({ apiName }) => !placed.has(apiName)) },
  ];
}

const emailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
const phoneAddress = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;

function shownValue(field: FieldMetadata, value: FieldValue): Content {
  const text = formatValue(field, value);
  if (text === "") return blank;
  if (field.type === "Email") return html`<a href="${emailAddress(text)}">${text}</a>`;
  if (field.type === "Phone") return html`<a href="${phoneAddress(text)}">${text}</a>`;
  return text;
}

const entry = (call: Call, field: FieldMetadata, record: StoredRecord): Html =>
  html`<div class="org-answer" data-type="${field.type}">
    <dt>${field.label}</dt>
    <dd>${shownValue(field, valueOf(field, record, call.org.now()))}</dd>
  </div>`;

const section = (call: Call, { title, fields }: Group, record: StoredRecord): Content =>
  fields.length > 0 &&
  html`<section class="org-group">
    <h2>${title}</h2>
    <dl>${fields.map((field) => entry(call, field, record))}</dl>
  </section>`;

/** @param wanted the status that is chosen; default: the one that the request has */
function statusForm(call: Call, record: StoredRecord, wanted: FieldValue = record.fields["Status__c"] ?? ""): Html {
  const current = record.fields["Status__c"];
  const options = statusField(call)?.picklistValues.filter(({ active, value }) => active || value === current) ?? [];
  return html`<section class="org-group org-handling" aria-label="${texts.handling}">
    <form method="post" action="${requestAddress(call, record, "/status")}" class="org-form">
      <input type="hidden" name="shown" value="${statusOf(record)}" />
      <div class="org-field">
        <label for="status">${texts.status}</label>
        <select id="status" name="status" class="org-control">
          ${options.map(
            ({ value, label }) => html`<option value="${value}" ${value === wanted && "selected"}>${label}</option>`,
          )}
        </select>
      </div>
      <button class="org-button" type="submit">${texts.save}</button>
    </form>
    <a class="org-link" data-danger href="${requestAddress(call, record, "/delete")}">${texts.delete}</a>
  </section>`;
}

/** A change that was not made: why, and the status that was chosen. */
interface RejectedChange {
  error: string;
  wanted: string;
}

/** One request with every answer, under the labels that its fields have in the org. */
export function requestDetail(call: Call, rejected?: RejectedChange): Page {
  const record = findRequest(call);
  if (!record) return missingPage(call);
  const isSaved = call.query.has("saved") && !rejected;
  const title = titleOf(record);
  const number = nameOf(record);
  const received = formatDateTime(String(record.fields["CreatedDate"] ?? ""));
  const main = html`${backLink(call)}
    <h1>${title}</h1>
    <p class="org-intro">${texts.received(number, received, ownerWithId(record.fields["OwnerId"])?.name)}</p>
    ${isSaved && html`<p class="org-message" role="status">${texts.saved}</p>`}
    ${rejected && html`<p class="org-message" role="alert">${rejected.error}</p>`}
    ${statusForm(call, record, rejected?.wanted)} ${groupsOf(call).map((group) => section(call, group, record))}
    ${requestMail(call, record)}`;
  // Screen readers announce the title of a new page, but not a status that the page already contains.
  const message = rejected?.error ?? (isSaved ? texts.saved : "");
  return { status: rejected ? 409 : 200, title: `${message} ${title}, ${number}`.trim(), main };
}
