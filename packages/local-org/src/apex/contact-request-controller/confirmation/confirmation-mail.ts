import type { ConfirmationSettings } from "../../../confirmation-settings.ts";
import { html } from "../../../html.ts";
import type { OrgMetadata } from "../../../metadata/org-metadata.ts";
import type { Mail } from "../../../user-data/mail-store.ts";
import { contactRequestObject, referenceField } from "../contact-request-fields.ts";
import type { Fields } from "../map-to-record.ts";
import { greetingOf } from "./greeting.ts";
import { letterOf } from "./letter.ts";

function paragraphsOf(fields: Fields, settings: ConfirmationSettings, metadata: OrgMetadata): string[] {
  const object = metadata.objects.get(contactRequestObject);
  const optionsOf = (field: string) => object?.fields.get(field)?.picklistValues ?? [];
  const salutations = optionsOf("Salutation__c").filter(({ active }) => active);
  const labelOf = (destination: string): string =>
    optionsOf("Destinations_1__c").find(({ value }) => value === destination)?.label ?? destination;
  const letter = letterOf(fields, labelOf);
  const reference = fields[referenceField];
  const { agency, phoneNumber, greetingForms } = settings;
  return [
    greetingOf(
      fields,
      greetingForms,
      salutations.map(({ value }) => value),
    ),
    "Hartelijk dank voor uw aanvraag. Het is ons een genoegen om met u mee te denken over uw reis.",
    letter && `Uw reis in het kort:\n${letter}`,
    "Een van onze reisspecialisten leest uw aanvraag persoonlijk en neemt binnen twee werkdagen contact met u op.",
    reference
      ? `Uw kenmerk is ${reference}. Als u het noemt wanneer u contact met ons opneemt, helpen wij u sneller.`
      : "",
    phoneNumber && `Heeft u in de tussentijd een vraag? Bel ons gerust op ${phoneNumber}.`,
    `Met hartelijke groet,\n${agency}`,
    "U ontvangt deze bevestiging omdat dit e-mailadres is ingevuld bij een aanvraag op onze website. Heeft u niets aangevraagd? Dan hoeft u niets te doen.",
  ].filter(Boolean);
}

/**
 * The mail that confirms a request to the visitor, as `ConfirmationMail.cls` writes it: plain text, and HTML without styles.
 *
 * @param fields of the stored request
 */
export function confirmationMail(fields: Fields, settings: ConfirmationSettings, metadata: OrgMetadata): Mail {
  const paragraphs = paragraphsOf(fields, settings, metadata);
  const { agency, confirmationSender } = settings;
  const reference = fields[referenceField];
  const elements = paragraphs.map(
    (paragraph) =>
      html`<p>${paragraph.split("\n").map((line, index) => (index === 0 ? line : [html`<br />`, line]))}</p>`,
  );
  const page = html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
      </head>
      <body>
        ${elements}
      </body>
    </html>`;
  return {
    from: `${agency} <${confirmationSender}>`,
    to: String(fields["Email__c"]),
    subject: `Uw aanvraag bij ${agency}${reference ? `, kenmerk ${reference}` : ""}`,
    text: `${paragraphs.join("\n\n")}\n`,
    html: page.toString(),
  };
}
