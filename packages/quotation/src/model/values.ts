/** The state of a pair of boxes: the visitor knows, does not know yet, or has not said. */
export type Choice = "" | "known" | "unknown";

/** What stands in the form, as typed. Texts are raw until they are read by {@link toPayload}. */
export interface QuotationValues {
  salutation: string;
  firstName: string;
  lastName: string;
  destinationChoice: Choice;
  /** The value of a chosen option, or typed text that has not been looked up yet. */
  destination: string;
  /** Typed text that is no option; set when step 2 is left. */
  customDestination: string;
  /** What the search field shows: the option's label, or the typed text. */
  destinationLabel: string;
  datesChoice: Choice;
  /** ISO day, `2026-05-01`, or empty. */
  leavingDate: string;
  returnDate: string;
  amountOfDays: string;
  budget: string;
  amountOfTravelers: string;
  wishes: string;
  email: string;
  phoneNumber: string;
  street: string;
  postalCode: string;
  city: string;
  customerSource: string;
  alternativeSource: string;
  newsletter: boolean;
  privacyPolicy: boolean;
}

/** A form in which nothing has been filled in. */
export const emptyValues: QuotationValues = {
  salutation: "",
  firstName: "",
  lastName: "",
  destinationChoice: "",
  destination: "",
  customDestination: "",
  destinationLabel: "",
  datesChoice: "",
  leavingDate: "",
  returnDate: "",
  amountOfDays: "",
  budget: "",
  amountOfTravelers: "",
  wishes: "",
  email: "",
  phoneNumber: "",
  street: "",
  postalCode: "",
  city: "",
  customerSource: "",
  alternativeSource: "",
  newsletter: false,
  privacyPolicy: false,
};

/** The destination as the visitor gave it, before or after it was looked up. */
export const destinationOf = (values: QuotationValues): string => values.destination || values.customDestination;

const entriesOf = (values: QuotationValues): [string, string | boolean][] =>
  Object.entries({ ...emptyValues, ...values });

const emptyEntries = new Map(entriesOf(emptyValues));

const isTyped = ([name, value]: [string, string | boolean]): boolean => value !== emptyEntries.get(name);

/** Keeps what has been typed and takes the rest from a draft. */
export const withDraft = (typed: QuotationValues, draft: QuotationValues): QuotationValues => ({
  ...draft,
  ...Object.fromEntries(entriesOf(typed).filter(isTyped)),
});

/** Whether nothing has been typed. */
export const isUntouched = (values: QuotationValues): boolean => !entriesOf(values).some(isTyped);
