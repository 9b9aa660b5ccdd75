import { laterStepMessages, letterOf, type FormContext } from "@travel-design/quotation/model";
import type { ConfirmationSettings } from "../../../confirmation-settings.ts";
import { html } from "../../../html.ts";
import type { Mail } from "../../../user-data/mail-store.ts";
import { greetingLine } from "./greeting.ts";
import { withHarmlessWords } from "./harmless-words.ts";

/** The letter that the form showed, as text. */
const letterText = (form: FormContext): string =>
  letterOf(form, laterStepMessages.letter)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("")
    .trim();

function paragraphsOf(submitted: FormContext, reference: string | null, settings: ConfirmationSettings): string[] {
  const form = withHarmlessWords(submitted);
  const letter = letterText(form);
  const { agency, phoneNumber, greetingForms } = settings;
  return [
    greetingLine(form, greetingForms),
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
 * @param form that submitted the request
 * @param reference of the stored request
 */
export function confirmationMail(form: FormContext, reference: string | null, settings: ConfirmationSettings): Mail {
  const paragraphs = paragraphsOf(form, reference, settings);
  const { agency, confirmationSender } = settings;
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
    to: form.values.email,
    subject: `Uw aanvraag bij ${agency}${reference ? `, kenmerk ${reference}` : ""}`,
    text: `${paragraphs.join("\n\n")}\n`,
    html: page.toString(),
  };
}
