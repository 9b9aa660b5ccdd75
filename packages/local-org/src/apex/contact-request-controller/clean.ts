import type { ContactRequestInput } from "./contact-request-input.ts";
import { asksForExplanation, type FormOptions } from "./form-options.ts";
import { limits } from "./limits.ts";

// What cannot be read stays as it was typed, for the rules to refuse.

const withoutSpaces = (typed: string): string => typed.replace(/\s/g, "");

/**
 * @example cleanPhoneNumber("0031 (0)6-1234 5678") // "+31612345678"
 */
const cleanPhoneNumber = (typed: string): string =>
  withoutSpaces(typed)
    .replaceAll("(0)", "")
    .replace(/[().-]/g, "")
    .replace(/^00/, "+");

/**
 * @example cleanPostalCode("1234ab") // "1234 AB"
 */
const cleanPostalCode = (typed: string): string =>
  withoutSpaces(typed)
    .toUpperCase()
    .replace(/^(\d{4})([A-Z]{2})$/, "$1 $2");

const cut = (text: string): string => text.slice(0, limits.campaignLength).trim();

const roundToCents = (euros: number): number => Number(euros.toFixed(2));

/**
 * Brings answers into the form in which they are checked and stored: what no longer applies is cleared (dates already at
 * reading), what the server decides is set.
 */
export function cleanRequest(input: ContactRequestInput, options: FormOptions): ContactRequestInput {
  const isPicked = input.destination !== "";
  return {
    ...input,
    phoneNumber: cleanPhoneNumber(input.phoneNumber),
    postalCode: cleanPostalCode(input.postalCode),
    destination: input.unknownDestination ? "" : input.destination,
    customDestination: input.unknownDestination || isPicked ? "" : input.customDestination,
    amountOfDays: input.unknownLeavingDate ? null : input.amountOfDays,
    budget: input.budget === null ? null : roundToCents(input.budget),
    isExperienceCloud: true,
    channel: "Website",
    alternativeSource: asksForExplanation(input.customerSource, options) ? input.alternativeSource : "",
    utmCampaign: cut(input.utmCampaign),
    utmMedium: cut(input.utmMedium),
    utmSource: cut(input.utmSource),
    gaId: cut(input.gaId),
  };
}
