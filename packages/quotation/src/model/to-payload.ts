import type { Campaign, ContactRequest, FormOptions } from "../ports.ts";
import { cleanEmail, cleanPhoneNumber, cleanPostalCode, parseAmount } from "./clean.ts";
import { needsExplanation } from "./fields.ts";
import { limits } from "./limits.ts";
import type { QuotationValues } from "./values.ts";

/** Midnight UTC of a calendar day, so that the day is the same in every time zone. */
const midnight = (day: string): string | null => (day ? `${day}T00:00:00.000Z` : null);
const wholeNumber = (text: string): number | null => (text.trim() ? Number(text) : null);
const cut = (text: string): string => text.slice(0, limits.length.campaign);

/** The part of the payload that is the visitor's own answers. */
export type Answers = Omit<ContactRequest, keyof Campaign>;

/**
 * Turns valid values into what the server takes. Empty texts stay empty strings; empty dates and numbers are null.
 *
 * @param values as they are after step 2, destination and dates settled
 */
export function toAnswers(values: QuotationValues, options: FormOptions): Answers {
  return {
    salutation: values.salutation.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: cleanEmail(values.email),
    phoneNumber: cleanPhoneNumber(values.phoneNumber),
    street: values.street.trim(),
    postalCode: cleanPostalCode(values.postalCode),
    city: values.city.trim(),
    unknownDestination: values.destinationChoice === "unknown",
    destination: values.destination,
    customDestination: values.customDestination,
    unknownLeavingDate: values.datesChoice === "unknown",
    leavingDate: midnight(values.leavingDate),
    returnDate: midnight(values.returnDate),
    amountOfDays: wholeNumber(values.amountOfDays),
    budget: parseAmount(values.budget) ?? null,
    amountOfTravelers: wholeNumber(values.amountOfTravelers),
    wishes: values.wishes.trim(),
    newsletter: values.newsletter,
    privacyPolicy: values.privacyPolicy,
    isExperienceCloud: true,
    channel: "Website",
    customerSource: values.customerSource,
    alternativeSource: needsExplanation({ values, options }) ? values.alternativeSource.trim() : "",
  };
}

/** The whole payload: the answers with where the visitor came from. */
export function toPayload(answers: Answers, campaign: Campaign): ContactRequest {
  return {
    ...answers,
    utmCampaign: cut(campaign.utmCampaign),
    utmMedium: cut(campaign.utmMedium),
    utmSource: cut(campaign.utmSource),
    gaId: cut(campaign.gaId),
  };
}
