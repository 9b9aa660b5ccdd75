import { sanitizeCampaign } from "../formats/sanitize.ts";
import { withBudgetNote } from "./budget-note.ts";
import { kinds, type Kind } from "./field.ts";
import type { FieldName, Fields } from "./fields.ts";
import { fieldNames, fieldOf } from "./values.ts";
import { fitsField, isVisible, sanitizedValue, type FormContext } from "./validate.ts";

type KeyOf<Name extends FieldName> = Fields[Name] extends { submittedAs: infer Key extends string } ? Key : Name;
type PayloadOf<Name extends FieldName> = ReturnType<(typeof kinds)[Fields[Name]["kind"]]["toPayload"]>;
type OptionalName = {
  [Name in FieldName]: Fields[Name] extends { isOptionalKey: true } ? Name : never;
}[FieldName];

/** The fields' part of a request. Empty texts are empty strings; empty days and numbers are null. */
type FieldAnswers = { [Name in Exclude<FieldName, OptionalName> as KeyOf<Name>]: PayloadOf<Name> } & {
  [Name in OptionalName]?: PayloadOf<Name>;
};

/** The visitor's answers as the server receives them. */
export type Answers = FieldAnswers & {
  customDestination: string;
  isExperienceCloud: true;
  channel: "Website";
};

/** Where the visitor came from; empty strings where unknown. */
export interface Campaign {
  utmCampaign: string;
  utmMedium: string;
  utmSource: string;
  gaId: string;
}

export const noCampaign: Campaign = { utmCampaign: "", utmMedium: "", utmSource: "", gaId: "" };

/** The request as the server receives it. Exactly these keys. */
export type ContactRequest = Answers & Campaign;

/** How long a campaign value may be, in UTF-16 units. A longer one is truncated, never rejected. */
export const maxCampaignLength = 255;

type Payload = string | number | boolean | null;

function payloadOf(name: FieldName, context: FormContext): Payload {
  const kind: Kind<string | boolean, Payload> = kinds[fieldOf(name).kind];
  const value = isVisible(name, context) ? sanitizedValue(name, context) : kind.initialValue;
  return kind.toPayload(value);
}

function fieldAnswers(context: FormContext): FieldAnswers;
function fieldAnswers(context: FormContext): object {
  const submitted = fieldNames.filter((name) => !fieldOf(name).isOptionalKey || isVisible(name, context));
  return Object.fromEntries(submitted.map((name) => [fieldOf(name).submittedAs ?? name, payloadOf(name, context)]));
}

/**
 * Turns valid values into the visitor's answers.
 *
 * @param context with values as they are after step 2, destination and dates normalized
 */
export function toAnswers(context: FormContext): Answers {
  const answers = fieldAnswers(context);
  return {
    ...answers,
    wishes: withBudgetNote(answers.wishes, context.values.budget, (wishes) => fitsField("wishes", wishes)),
    customDestination: context.values.customDestination,
    isExperienceCloud: true,
    channel: "Website",
  };
}

/** The complete request: the answers and where the visitor came from. */
export function toContactRequest(
  answers: Answers,
  { utmCampaign, utmMedium, utmSource, gaId }: Campaign,
): ContactRequest {
  const sanitize = (text: string): string => sanitizeCampaign(text, maxCampaignLength);
  return {
    ...answers,
    utmCampaign: sanitize(utmCampaign),
    utmMedium: sanitize(utmMedium),
    utmSource: sanitize(utmSource),
    gaId: sanitize(gaId),
  };
}
