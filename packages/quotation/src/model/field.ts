import { isDay, midnightOf } from "../formats/days.ts";
import { integerPattern, isWithin } from "../formats/formats.ts";
import { roundToCents, sanitizeLine, sanitizeLines } from "../formats/sanitize.ts";
import type { FormOptions } from "./options.ts";
import { parseAmount } from "./amount.ts";

/** The steps of the form. */
export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];

/** The number of steps. */
export const stepCount = 3;

/** A pair of checkboxes: the visitor knows, does not know yet, or has not answered. */
export type Choice = "" | "known" | "unknown";

/** The values that rules of other fields read. Declared here because the types of all values are derived from the table. */
export interface RuleValues {
  destinationChoice: Choice;
  /** The value of a chosen option, or typed text that has not been looked up yet. */
  destination: string;
  /** Typed text that is no option of the picklist; set when step 2 is left. */
  customDestination: string;
  datesChoice: Choice;
  leavingDate: string;
  returnDate: string;
  country: string;
  customerSource: string;
}

/** What rules may read. */
export interface RuleContext {
  values: RuleValues;
  options: FormOptions;
  /** Whether addresses outside the Netherlands are accepted. Default: false. */
  acceptForeignAddresses?: boolean;
}

/** A condition or rule that may read other fields than its own. */
export type Condition = (context: RuleContext) => boolean;

/** One row of the field table. */
export interface Field {
  /** What the control holds and how it is submitted: see {@link kinds}. */
  kind: keyof typeof kinds;
  step: Step;
  /** Default: that of the kind. */
  initialValue?: string;
  /** The text to validate if it is not the field's own value. */
  read?: (values: RuleValues) => string;
  /** A field that is not visible is not validated, and is submitted as if it were empty. Default: always visible. */
  isVisible?: Condition;
  /** Whether an empty field is an error. Default: never. */
  isRequired?: Condition;
  /** Replaces the kind's own function. */
  sanitize?: (text: string, context: RuleContext) => string;
  /** Validates a sanitized text that is not empty, after the kind's own check. */
  isValid?: (text: string, context: RuleContext) => boolean;
  /** The key in the request. Default: the field's name. */
  submittedAs?: string;
  /** Whether the request lacks the key unless the field is visible. */
  isOptionalKey?: boolean;
  /** In UTF-16 units, after sanitizing; a line break counts as two. */
  maxLength?: number;
  min?: number;
  max?: number;
  /** What the keyboard of a phone capitalizes. Default: sentences. */
  autoCapitalize?: "words" | "characters";
  /** The token by which browsers fill in the field. */
  autoComplete?: string;
}

/** What a kind of field holds and submits. */
export interface Kind<Value, Payload> {
  initialValue: Value;
  sanitize(text: string): string;
  isValid(text: string, bounds: Pick<Field, "min" | "max">): boolean;
  /** @param value sanitized */
  toPayload(value: Value): Payload;
}

const always = (): boolean => true;
const unchanged = <Value>(value: Value): Value => value;

const text: Kind<string, string> = {
  initialValue: "",
  sanitize: sanitizeLine,
  isValid: always,
  toPayload: unchanged,
};

/** ISO day, `2026-05-01`; submitted as midnight UTC, so that it is the same day in every time zone, or null. */
const day: Kind<string, string | null> = {
  initialValue: "",
  sanitize: sanitizeLine,
  isValid: isDay,
  toPayload: (value) => (value ? midnightOf(value) : null),
};

const number = (parse: (text: string) => number | undefined): Kind<string, number | null> => ({
  initialValue: "",
  sanitize: sanitizeLine,
  isValid(value, bounds) {
    const parsed = parse(value);
    return parsed !== undefined && isWithin(parsed, bounds);
  },
  toPayload: (value) => parse(value) ?? null,
});

const choice: Kind<Choice, boolean> = {
  initialValue: "",
  sanitize: unchanged,
  isValid: always,
  /** Whether the visitor does not know yet. */
  toPayload: (value) => value === "unknown",
};

const checkbox: Kind<boolean, boolean> = {
  initialValue: false,
  sanitize: unchanged,
  isValid: always,
  toPayload: unchanged,
};

/** What each kind of field holds and submits. */
export const kinds = {
  text,
  /** Text of several lines. */
  lines: { ...text, sanitize: sanitizeLines },
  day,
  integer: number((value) => (integerPattern.test(value) ? Number(value) : undefined)),
  /** Euros, in Dutch or plain notation. */
  amount: number((value) => {
    const euros = parseAmount(value);
    return euros === undefined ? undefined : roundToCents(euros);
  }),
  choice,
  checkbox,
} as const;
