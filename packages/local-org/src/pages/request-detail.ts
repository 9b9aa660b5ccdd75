import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import type { FieldMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import type { StoredRecord } from "../records/record-store.ts";
import { ownerWithId } from "../users.ts";
import { valueOf } from "../working-days-waiting.ts";
import { blank } from "./blank.ts";
import { formatMoment, formatValue } from "./format-value.ts";
import { html, type Content, type Html } from "./html.ts";
import { messages } from "./messages.ts";
import { pageDocument } from "./page-document.ts";
import type { OrgPage, PageAnswer, PageContext } from "./page.ts";

const texts = messages.detail;

interface Group {
  title: string;
  fields: readonly FieldMetadata[];
}

/** The sections of the object's page layout, then the fields that no layout contains. The platform's fields are left out. */
function groupsOf(metadata: OrgMetadata): Group[] {
  const fields = [...(metadata.objects.get(contactRequestObject)?.fields.values() ?? [])].filter(
    ({ custom }) => custom,
  );
  const [layout] = metadata.layouts.get(contactRequestObject) ?? [];
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

const entry = (field: FieldMetadata, record: StoredRecord): Html => {
  const value = formatValue(field, valueOf(field, record, Date.now()));
  return html`<div class="org-answer" data-type="${field.type}">
    <dt>${field.label}</dt>
    <dd>${value || blank}</dd>
  </div>`;
};

const section = ({ title, fields }: Group, record: StoredRecord): Content =>
  fields.length > 0 &&
  html`<section class="org-group">
    <h2>${title}</h2>
    <dl>${fields.map((field) => entry(field, record))}</dl>
  </section>`;

const backLink = html`<a class="org-back" href="/org/requests">${texts.back}</a>`;

function missing({ basePath, nonce }: PageContext): PageAnswer {
  const main = html`${backLink}
    <h1>${texts.missingTitle}</h1>
    <p class="org-intro">${texts.missingText}</p>`;
  return { status: 404, html: pageDocument({ title: texts.missingTitle, basePath, nonce, main }) };
}

function render(context: PageContext): PageAnswer {
  const { metadata, records, params, basePath, nonce } = context;
  const record = records.read(contactRequestObject, params["id"] ?? "");
  if (!record) return missing(context);
  const name = String(record.fields["Name"] ?? record.id);
  const main = html`${backLink}
    <h1>${name}</h1>
    <p class="org-intro">
      ${texts.received(formatMoment(String(record.fields["CreatedDate"] ?? "")), ownerWithId(record.fields["OwnerId"])?.name)}
    </p>
    ${groupsOf(metadata).map((group) => section(group, record))}`;
  return { status: 200, html: pageDocument({ title: name, basePath, nonce, main }) };
}

/** One request with every answer, under the labels that its fields have in the org. */
export const requestDetail: OrgPage = { path: "/org/requests/:id", render };
