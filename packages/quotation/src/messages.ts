import { retryLabel } from "@travel-design/ui/internal";
import type { LaterStepMessages } from "./later-step-messages.ts";
import { withArticle } from "./with-article.ts";

/** Dutch texts of the form that no site builder sets. Those of the later steps' controls are in `later-step-messages.ts`. */
export const messages = {
  labels: {
    salutation: "Aanhef",
    firstName: "Voornaam",
    lastName: "Achternaam",
    destinationChoice: "Bestemming",
    destination: "Bestemming",
    datesChoice: "Reisdata",
    leavingDate: "Vroegste vertrekdatum",
    returnDate: "Uiterste terugkeerdatum",
    amountOfDays: "Aantal dagen",
    budget: "Budget (per persoon)",
    amountOfTravelers: "Aantal reizigers",
    wishes: "Uw wensen",
    email: "E-mailadres",
    phoneNumber: "Telefoonnummer",
    street: "Straat en huisnummer",
    postalCode: "Postcode",
    city: "Woonplaats",
    country: "Land",
    customerSource: "Hoe heeft u ons gevonden?",
    alternativeSource: "Toelichting",
    newsletter: "Ja, ik ontvang graag de nieuwsbrief",
    privacyPolicy: "Ik ga akkoord met de privacyverklaring",
  },
  placeholders: { salutation: "Kies uw aanhef" },
  /** The label of the checkbox: a text, then a link. */
  privacyConsent: "Ik ga akkoord met de",
  privacyLink: "privacyverklaring",
  honeypot: "Laat dit veld leeg",
  requiredNote: "Velden met een * zijn verplicht",
  submit: { 1: "Vertel ons uw wensen", 2: "Deel uw contactgegevens", 3: "Verstuur uw aanvraag" },
  back: "Terug",
  submitting: "Uw aanvraag wordt verstuurd",
  loadingStep: "De volgende stap wordt geladen",
  errors: {
    missing: "Dit veld is verplicht",
    invalid: "Ongeldige invoer",
    containerMissing: "Vul alle verplichte velden in",
    containerInvalid: "Vul alle velden correct in",
    submission: "Er is een fout opgetreden. Probeer het later opnieuw.",
  },
  answersKept: "Uw antwoorden zijn bewaard.",
  maxLength: (length: number): string => `Gebruik hoogstens ${length.toLocaleString("nl")} tekens.`,
  errorSummary: "Controleer uw antwoorden",
  restored: "Wij hebben uw antwoorden bewaard. U kunt verder waar u was gebleven.",
  dream: (destination: string): string =>
    `U droomt van ${withArticle(destination)}. Wij dromen graag met u mee: deze bestemming staat bij de volgende stap al voor u klaar.`,
  changeDestination: (destination: string): string => `Wijzig in ${destination}`,
  callUs: "Liever telefonisch? Bel",
  missingStep: "Deze stap kon niet worden geladen. Controleer uw verbinding. Uw antwoorden blijven staan.",
  retry: retryLabel,
  greeting: (salutation: string, lastName: string): string =>
    `Beste ${[salutation, lastName].filter(Boolean).join(" ")},`,
  progress: (step: number, steps: number): string => `Stap ${step} van ${steps}`,
  pageTitle: (brand: string): string => (brand ? `Offerte aanvragen | ${brand} travel design` : "Offerte aanvragen"),
  titleWithStep: (progress: string, title: string): string => `${progress} | ${title}`,
  titleWithError: (title: string): string => `Fout: ${title}`,
};

/** The texts of the form, in any language. */
export type FormMessages = typeof messages;

/** Every text of the form that is not a setting. */
export interface QuotationMessages extends FormMessages {
  /** Texts of the controls of steps 2 and 3. */
  laterSteps: LaterStepMessages;
}
