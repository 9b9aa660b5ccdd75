import { contactRequestObject } from "../apex/contact-request-controller/contact-request-fields.ts";
import type { FieldMetadata } from "../metadata/org-metadata.ts";
import type { StoredRecord } from "../records/record-store.ts";
import { blank } from "./blank.ts";
import { formatMoment, formatValue } from "./format-value.ts";
import { html, type Content, type Html } from "./html.ts";
import { messages } from "./messages.ts";
import { pageDocument } from "./page-document.ts";
import type { OrgPage, PageAnswer, PageContext } from "./page.ts";

const texts = messages.detail;

interface Group {
  title: string;
  fields: readonly string[];
}

const groups: readonly Group[] = [
  {
    title: texts.person,
    fields: [
      "Salutation__c",
      "FirstName__c",
      "LastName__c",
      "Email__c",
      "PhoneNumber__c",
      "Street__c",
      "PostalCode__c",
      "City__c",
    ],
  },
  {
    title: texts.journey,
    fields: [
      "Destinations_1__c",
      "CustomDestination__c",
      "UnknownDestination__c",
      "AmountOfTravelers__c",
      "LeavingDate__c",
      "ReturnDate__c",
      "AmountOfDays__c",
      "UnknownLeavingDate__c",
      "Budget__c",
      "Wishes__c",
    ],
  },
  { title: texts.consent, fields: ["BekendVia__c", "AlternativeSource__c", "Newsletter__c", "PrivacyPolicy__c"] },
  { title: texts.campaign, fields: ["UtmCampaign__c", "UtmMedium__c", "UtmSource__c", "GaId__c"] },
];

const grouped = new Set(groups.flatMap(({ fields }) => fields));

/** What no group names, so that a field that is new in the org shows up here by itself. */
const rest = (fields: ReadonlyMap<string, FieldMetadata>): Group => ({
  title: texts.rest,
  fields: [...fields.values()].filter(({ custom, apiName }) => custom && !grouped.has(apiName)).map((f) => f.apiName),
});

const entry = (field: FieldMetadata, record: StoredRecord): Html => {
  const value = formatValue(field, record.fields[field.apiName]);
  return html`<div class="org-answer" data-type="${field.type}">
    <dt>${field.label}</dt>
    <dd>${value || blank}</dd>
  </div>`;
};

function section({ title, fields }: Group, record: StoredRecord, known: ReadonlyMap<string, FieldMetadata>): Content {
  const shown = fields.map((name) => known.get(name)).filter((field) => field !== undefined);
  return (
    shown.length > 0 &&
    html`<section class="org-group">
      <h2>${title}</h2>
      <dl>${shown.map((field) => entry(field, record))}</dl>
    </section>`
  );
}

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
  const fields = metadata.objects.get(contactRequestObject)?.fields ?? new Map<string, FieldMetadata>();
  const name = String(record.fields["Name"] ?? record.id);
  const main = html`${backLink}
    <h1>${name}</h1>
    <p class="org-intro">${texts.received(formatMoment(String(record.fields["CreatedDate"] ?? "")))}</p>
    ${[...groups, rest(fields)].map((group) => section(group, record, fields))}`;
  return { status: 200, html: pageDocument({ title: name, basePath, nonce, main }) };
}

/** One request with every answer, under the labels that its fields have in the org. */
export const requestDetail: OrgPage = { path: "/org/requests/:id", render };
