import { bounds, homeCountry, isEmail, isPhoneNumber } from "../formats/formats.ts";
import {
  formatDutchPostalCode,
  sanitizeEmail,
  sanitizeName,
  sanitizePhoneNumber,
  sanitizePostalCode,
} from "../formats/sanitize.ts";
import type { Field, kinds, RuleContext } from "./field.ts";
import {
  always,
  acceptsForeignAddresses,
  destinationOf,
  fitsCountry,
  fitsDates,
  isDutchAddress,
  isNotBeforeLeavingDate,
  knowsDates,
  knowsDestination,
  needsExplanation,
} from "./rules.ts";

const defineFields = <const Table extends Readonly<Record<string, Field>>>(table: Table): Table => table;
const sanitizeLocalPostalCode = (text: string, context: RuleContext): string => {
  const postalCode = sanitizePostalCode(text);
  return isDutchAddress(context) ? formatDutchPostalCode(postalCode) : postalCode;
};

/** The field table, in the order of the form. Everything about a field is derived from its row. */
export const fields = defineFields({
  salutation: {
    kind: "text",
    step: 1,
    isRequired: always,
    maxLength: 80,
    autoComplete: "honorific-prefix",
  },
  firstName: {
    kind: "text",
    step: 1,
    isRequired: always,
    maxLength: 80,
    autoCapitalize: "words",
    autoComplete: "given-name",
  },
  lastName: {
    kind: "text",
    step: 1,
    isRequired: always,
    sanitize: sanitizeName,
    maxLength: 80,
    autoCapitalize: "words",
    autoComplete: "family-name",
  },
  destinationChoice: {
    kind: "choice",
    step: 2,
    isRequired: always,
    submittedAs: "unknownDestination",
  },
  destination: {
    kind: "text",
    step: 2,
    isVisible: knowsDestination,
    isRequired: knowsDestination,
    read: destinationOf,
    maxLength: 255,
    autoComplete: "off",
  },
  datesChoice: {
    kind: "choice",
    step: 2,
    isRequired: always,
    submittedAs: "unknownLeavingDate",
  },
  leavingDate: { kind: "day", step: 2, isVisible: knowsDates, isRequired: knowsDates },
  returnDate: {
    kind: "day",
    step: 2,
    isVisible: knowsDates,
    isRequired: knowsDates,
    isValid: isNotBeforeLeavingDate,
  },
  amountOfDays: {
    kind: "integer",
    step: 2,
    isVisible: knowsDates,
    isRequired: knowsDates,
    ...bounds.amountOfDays,
    isValid: fitsDates,
  },
  budget: {
    kind: "amount",
    step: 2,
    ...bounds.budget,
  },
  amountOfTravelers: {
    kind: "integer",
    step: 2,
    isRequired: always,
    ...bounds.amountOfTravelers,
  },
  wishes: { kind: "lines", step: 2, maxLength: 32_768 },
  email: {
    kind: "text",
    step: 3,
    isRequired: always,
    sanitize: sanitizeEmail,
    isValid: isEmail,
    maxLength: 80,
    autoComplete: "email",
  },
  phoneNumber: {
    kind: "text",
    step: 3,
    isRequired: always,
    sanitize: sanitizePhoneNumber,
    isValid: isPhoneNumber,
    maxLength: 40,
    autoComplete: "tel",
  },
  street: {
    kind: "text",
    step: 3,
    sanitize: sanitizeName,
    maxLength: 255,
    autoCapitalize: "words",
    autoComplete: "address-line1",
  },
  postalCode: {
    kind: "text",
    step: 3,
    isRequired: always,
    sanitize: sanitizeLocalPostalCode,
    isValid: fitsCountry,
    maxLength: 12,
    autoCapitalize: "characters",
    autoComplete: "postal-code",
  },
  city: {
    kind: "text",
    step: 3,
    sanitize: sanitizeName,
    maxLength: 100,
    autoCapitalize: "words",
    autoComplete: "address-level2",
  },
  country: {
    kind: "text",
    step: 3,
    initialValue: homeCountry,
    isOptionalKey: true,
    isVisible: acceptsForeignAddresses,
    isRequired: acceptsForeignAddresses,
    maxLength: 80,
    autoComplete: "country-name",
  },
  customerSource: { kind: "text", step: 3, isRequired: always },
  alternativeSource: {
    kind: "text",
    step: 3,
    isVisible: needsExplanation,
    isRequired: needsExplanation,
    maxLength: 255,
  },
  newsletter: { kind: "checkbox", step: 3 },
  privacyPolicy: {
    kind: "checkbox",
    step: 3,
    isRequired: always,
  },
});

export type Fields = typeof fields;

/** The name of a field that the visitor sees. */
export type FieldName = keyof Fields;

type ValueOf<Name extends FieldName> = (typeof kinds)[Fields[Name]["kind"]]["initialValue"];

/** What the form holds, as typed. */
export type QuotationValues = { [Name in FieldName]: ValueOf<Name> } & {
  /** Typed text that is no option of the picklist; set when step 2 is left. */
  customDestination: string;
  /** What the search field shows: the option's label, or the typed text. */
  destinationLabel: string;
};
