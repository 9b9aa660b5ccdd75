/** What happens after a request has been sent. */
export const afterSubmitChoices = ["show inline message", "redirect to existing page"] as const;
export type AfterSubmit = (typeof afterSubmitChoices)[number];

/** The texts above one step. */
export interface StepTexts {
  title: string;
  paragraph1: string;
  paragraph2: string;
}

/** What a site builder sets on the request form. */
export interface QuotationSettings {
  /** The agency's name in the page title. */
  brand: string;
  step1: StepTexts;
  step2: StepTexts;
  step3: StepTexts;
  /** Salutations, separated by semicolons. */
  salutations: string;
  /** Sources to offer when the org's own list cannot be read, separated by semicolons; `label=value` where the two differ. */
  customerSources: string;
  /** Address of the privacy statement. */
  privacyUrl: string;
  /** Path of the thank-you page on this site, with its closing slash. */
  thankYouPath: string;
  afterSubmit: AfterSubmit;
  /** Shown in place of the form with `show inline message`. */
  inlineMessage: string;
  hideGoBackButton: boolean;
  /** When true nothing typed is kept in the tab, not even across a reload. */
  forgetAnswers: boolean;
}

const noTexts: StepTexts = { title: "", paragraph1: "", paragraph2: "" };

/** What holds where a builder sets nothing. */
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
  thankYouPath: "/bedankt-voor-uw-aanvraag/",
  afterSubmit: "redirect to existing page",
  inlineMessage: "Bedankt voor uw aanvraag. Wij nemen binnen twee werkdagen contact met u op.",
  hideGoBackButton: false,
  forgetAnswers: false,
};
