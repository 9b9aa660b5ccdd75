import type { FormOptions } from "../ports.ts";
import { messages } from "../messages.ts";
import {
  isAmountOfDays,
  isAmountOfTravelers,
  isBudget,
  isDay,
  isEmail,
  isPhoneNumber,
  isPostalCode,
  type Format,
} from "./formats.ts";
import { limits } from "./limits.ts";
import { destinationOf, type QuotationValues } from "./values.ts";

/** The three steps of the form. */
export type Step = 1 | 2 | 3;

/** The number of steps. */
export const stepCount = 3;

/** A field that the visitor sees. */
export type FieldName = Exclude<keyof QuotationValues, "customDestination" | "destinationLabel">;

/** What the rules may look at besides the field itself. */
export interface RuleContext {
  values: QuotationValues;
  options: FormOptions;
}

/** One field of the form: drives labels, validation, autocomplete, the payload's bounds and the check of the Apex rules. */
export interface FieldDefinition {
  step: Step;
  label: string;
  hint?: string;
  /** A field that is not shown is neither required nor checked. */
  isShown?(context: RuleContext): boolean;
  /** Whether an empty field is an error. Absent: never. */
  isRequired?(context: RuleContext): boolean;
  /** The text to judge where it is not the field's own value. */
  read?(values: QuotationValues): string | boolean;
  /** Judges a filled-in text. Absent: any text will do. */
  format?: Format;
  /** Judges the field against others, when its own format is right. */
  agrees?(values: QuotationValues): boolean;
  /** In characters. */
  maxLength?: number;
  /** The token browsers fill the field by; absent where none fits. */
  autoComplete?: string;
}

const always = (): boolean => true;
const knowsDestination = ({ values }: RuleContext): boolean => values.destinationChoice === "known";
const knowsDates = ({ values }: RuleContext): boolean => values.datesChoice === "known";

/** Whether the chosen source asks for an explanation: its value or its label contains the word "anders". */
export function needsExplanation({ values, options }: RuleContext): boolean {
  const { customerSource } = values;
  const label = options.customerSources?.find(({ value }) => value === customerSource)?.label ?? "";
  return /anders/i.test(customerSource) || /anders/i.test(label);
}

const { labels, hints } = messages;
const { length } = limits;

/** The field table, in the order of the form. */
export const fields: Readonly<Record<FieldName, FieldDefinition>> = {
  salutation: {
    step: 1,
    label: labels.salutation,
    isRequired: always,
    maxLength: length.salutation,
    autoComplete: "honorific-prefix",
  },
  firstName: {
    step: 1,
    label: labels.firstName,
    isRequired: always,
    maxLength: length.firstName,
    autoComplete: "given-name",
  },
  lastName: {
    step: 1,
    label: labels.lastName,
    isRequired: always,
    maxLength: length.lastName,
    autoComplete: "family-name",
  },
  destinationChoice: { step: 2, label: labels.destinationChoice, isRequired: always },
  destination: {
    step: 2,
    label: labels.destination,
    isShown: knowsDestination,
    isRequired: knowsDestination,
    read: destinationOf,
    maxLength: length.customDestination,
    autoComplete: "off",
  },
  datesChoice: { step: 2, label: labels.datesChoice, isRequired: always },
  leavingDate: { step: 2, label: labels.leavingDate, isShown: knowsDates, isRequired: knowsDates, format: isDay },
  returnDate: {
    step: 2,
    label: labels.returnDate,
    isShown: knowsDates,
    isRequired: knowsDates,
    format: isDay,
    agrees: ({ leavingDate, returnDate }) => !isDay(leavingDate) || returnDate >= leavingDate,
  },
  amountOfDays: {
    step: 2,
    label: labels.amountOfDays,
    isShown: knowsDates,
    isRequired: knowsDates,
    format: isAmountOfDays,
  },
  budget: { step: 2, label: labels.budget, hint: hints.budget, format: isBudget },
  amountOfTravelers: { step: 2, label: labels.amountOfTravelers, isRequired: always, format: isAmountOfTravelers },
  wishes: { step: 2, label: labels.wishes, maxLength: length.wishes },
  email: {
    step: 3,
    label: labels.email,
    isRequired: always,
    format: isEmail,
    maxLength: length.email,
    autoComplete: "email",
  },
  phoneNumber: {
    step: 3,
    label: labels.phoneNumber,
    hint: hints.phoneNumber,
    isRequired: always,
    format: isPhoneNumber,
    maxLength: length.phoneNumber,
    autoComplete: "tel",
  },
  street: { step: 3, label: labels.street, maxLength: length.street, autoComplete: "address-line1" },
  postalCode: {
    step: 3,
    label: labels.postalCode,
    hint: hints.postalCode,
    isRequired: always,
    format: isPostalCode,
    autoComplete: "postal-code",
  },
  city: { step: 3, label: labels.city, maxLength: length.city, autoComplete: "address-level2" },
  customerSource: { step: 3, label: labels.customerSource, isRequired: always },
  alternativeSource: {
    step: 3,
    label: labels.alternativeSource,
    isShown: needsExplanation,
    isRequired: needsExplanation,
    maxLength: length.alternativeSource,
  },
  newsletter: { step: 3, label: labels.newsletter },
  privacyPolicy: { step: 3, label: `${labels.privacyPolicy} ${messages.privacyLink}`, isRequired: always },
};

const isFieldName = (name: string): name is FieldName => name in fields;

/** All field names, in the order of the form. */
export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);
