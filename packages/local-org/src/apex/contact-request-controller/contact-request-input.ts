import { inputReader } from "./input-reader.ts";

/** The visitor's answers, each of its declared type and not yet checked. */
export type ContactRequestInput = ReturnType<typeof readContactRequest>["request"];

/** What accompanies a request but is no answer. */
export type SubmissionInput = ReturnType<typeof readSubmission>["submission"];

/**
 * Reads the parameter `contactRequest`. The keys read here are the only ones that are taken.
 *
 * @returns the answers, and a fault for each key of a wrong type, one for keys of no meaning
 */
export function readContactRequest(value: unknown) {
  const { text, flag, number, day, finish } = inputReader(value, "contactRequest");
  const unknownLeavingDate = flag("unknownLeavingDate");
  const request = {
    salutation: text("salutation"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phoneNumber: text("phoneNumber"),
    street: text("street"),
    postalCode: text("postalCode"),
    city: text("city"),
    unknownDestination: flag("unknownDestination"),
    destination: text("destination"),
    customDestination: text("customDestination"),
    unknownLeavingDate,
    leavingDate: day("leavingDate", !unknownLeavingDate),
    returnDate: day("returnDate", !unknownLeavingDate),
    amountOfDays: number("amountOfDays"),
    budget: number("budget"),
    amountOfTravelers: number("amountOfTravelers"),
    wishes: text("wishes"),
    newsletter: flag("newsletter"),
    privacyPolicy: flag("privacyPolicy"),
    isExperienceCloud: flag("isExperienceCloud"),
    channel: text("channel"),
    customerSource: text("customerSource"),
    alternativeSource: text("alternativeSource"),
    utmCampaign: text("utmCampaign"),
    utmMedium: text("utmMedium"),
    utmSource: text("utmSource"),
    gaId: text("gaId"),
  };
  return { request, faults: finish() };
}

/**
 * Reads the parameter `submission`.
 *
 * @returns the submission, and a fault for each key of a wrong type, one for keys of no meaning
 */
export function readSubmission(value: unknown) {
  const { exactText, number, finish } = inputReader(value, "submission");
  const submission = {
    key: exactText("key"),
    startedAt: number("startedAt"),
    signature: exactText("signature"),
    website: exactText("website"),
  };
  return { submission, faults: finish() };
}
