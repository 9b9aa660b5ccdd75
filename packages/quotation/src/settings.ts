/** What happens after a request is submitted. */
export const afterSubmitChoices = ["show inline message", "redirect to existing page"] as const;
export type AfterSubmit = (typeof afterSubmitChoices)[number];

/** The texts above one step. */
export interface StepTexts {
  title: string;
  paragraph1: string;
  paragraph2: string;
}

/** The settings of the request form. */
export interface QuotationSettings {
  /** The agency's name in the page title. */
  brand: string;
  step1: StepTexts;
  step2: StepTexts;
  step3: StepTexts;
  /** Salutations, separated by semicolons. At least one, because the visitor must choose one. */
  salutations: string;
  /** Sources to offer when the org's own list cannot be read, separated by semicolons; `label=value` where the two differ. At least one. */
  customerSources: string;
  /** Address of the privacy statement. */
  privacyUrl: string;
  /** Which privacy statement stands there, for example "1 november 2026". The server stores it with the request. */
  privacyVersion: string;
  /** Path of the thank-you page on this site, with its final slash. */
  thankYouPath: string;
  afterSubmit: AfterSubmit;
  /** Replaces the form if `afterSubmit` is `show inline message`. */
  inlineMessage: string;
  hideGoBackButton: boolean;
  /** Whether the answers are lost when the page is reloaded. */
  forgetAnswers: boolean;
  /** Shown beside an error message and on the last step. Undefined or empty: not shown. */
  phoneNumber: string | undefined;
  /** Whether the form has a field for the country, and accepts its postal codes. */
  acceptForeignAddresses: boolean;
  /** Salutations as they are greeted: `De heer=heer;Mevrouw=mevrouw`. Empty: as they are chosen. */
  greetingForms: string;
}

const noTexts: StepTexts = { title: "", paragraph1: "", paragraph2: "" };

/** The defaults. */
export const defaultSettings: QuotationSettings = {
  brand: "",
  step1: noTexts,
  step2: noTexts,
  step3: noTexts,
  salutations: "De heer;Mevrouw;Familie;De heer en/of mevrouw",
  customerSources:
    "Eerdere reis bij ons;Aanbeveling van familie of vrienden;Google of andere zoekmachine;Instagram;Facebook;LinkedIn;" +
    "Pinterest;Nieuwsbrief;Tijdschrift of krant;Televisie, radio of podcast;Beurs of evenement;Anders, namelijk=Anders",
  privacyUrl: "/privacyverklaring",
  privacyVersion: "",
  thankYouPath: "/bedankt-voor-uw-aanvraag/",
  afterSubmit: "redirect to existing page",
  inlineMessage: "Bedankt voor uw aanvraag. Wij nemen binnen twee werkdagen contact met u op.",
  hideGoBackButton: false,
  forgetAnswers: false,
  phoneNumber: "",
  acceptForeignAddresses: false,
  greetingForms: "",
};
