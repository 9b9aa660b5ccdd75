import { answerField, type Answers, type FormOption, type FormOptions, type RequestContext } from "./answer-field.ts";
import {
  amount,
  campaign,
  checkbox,
  day,
  integer,
  isDay,
  line,
  serverCheckbox,
  serverText,
  text,
} from "./answer-kinds.ts";
import { countDays } from "./iso-day.ts";
import { belgianPostalCodePattern, dutchPostalCodePattern, isEmail, isPhoneNumber } from "./patterns.ts";
import * as sanitize from "./sanitize.ts";

/** The object that stores the requests, its record type, and the fields of the submission's key and of the answers' digest. */
export const contactRequestObject = "Contact_Request__c";
export const quotationRecordType = "Quotation_Request";
export const submissionKeyField = "SubmissionKey__c";
export const submissionDigestField = "SubmissionDigest__c";

/** Bounds of the numbers. The maximum length of a text is that of its field in the object. */
export const bounds = {
  amountOfDays: { min: 1, max: 9999 },
  amountOfTravelers: { min: 1, max: 16 },
  /** Euros per person. Cents of larger amounts do not fit in a JavaScript number. */
  budget: { min: 0, max: 99_999_999_999_999 },
  /** Of a postal code outside the Netherlands and Belgium. */
  foreignPostalCode: { min: 1, max: 12 },
};

const always = (): boolean => true;
const isDestinationKnown = (answers: Answers): boolean => answers["unknownDestination"] !== true;
const areDatesKnown = (answers: Answers): boolean => answers["unknownLeavingDate"] !== true;
const isDestinationPicked = (answers: Answers): boolean => answers["destination"] !== "";

/** Whether the customer source, by its value or its label, needs an explanation. */
const needsExplanation = ({ customerSource }: Answers, { options }: RequestContext): boolean =>
  /anders/i.test(String(customerSource)) ||
  options.customerSources.some(({ label, value }) => value === customerSource && /anders/i.test(label));

const isOptionOf =
  (list: keyof FormOptions) =>
  (value: string, _answers: Answers, { options }: RequestContext): boolean =>
    options[list].some((option: FormOption) => option.value === value);

const isDutch = ({ country }: Answers): boolean => country === "" || country === "Nederland";

function isPostalCode(postalCode: string, answers: Answers): boolean {
  if (isDutch(answers)) return dutchPostalCodePattern.test(postalCode);
  if (answers["country"] === "België") return belgianPostalCodePattern.test(postalCode);
  return postalCode.length >= bounds.foreignPostalCode.min && postalCode.length <= bounds.foreignPostalCode.max;
}

/** Whether the return is not before the departure. An invalid departure is a problem of its own. */
const isAfterDeparture = (returnDate: string, { leavingDate }: Answers): boolean =>
  !isDay(returnDate) || !isDay(leavingDate) || leavingDate <= returnDate;

/** Whether a trip lasts no longer than its dates allow. Dates in the wrong order are a problem of the return. */
const fitsDates = (amountOfDays: number | null, { leavingDate, returnDate }: Answers): boolean =>
  !isDay(leavingDate) ||
  !isDay(returnDate) ||
  returnDate < leavingDate ||
  Number(amountOfDays) <= countDays(leavingDate, returnDate);

/**
 * The answers of a request, by the key that the form sends. This table is the only list of answers in the local org: the
 * keys it accepts, the fields that store them, their digest, and how they are sanitized and validated follow from it.
 */
export const contactRequestFields = {
  salutation: answerField("Salutation__c", line, { required: always }),
  firstName: answerField("FirstName__c", line, { required: always }),
  lastName: answerField("LastName__c", text(sanitize.sanitizeName), { required: always }),
  email: answerField("Email__c", text(sanitize.sanitizeEmail), { required: always, rules: [["format", isEmail]] }),
  phoneNumber: answerField("PhoneNumber__c", text(sanitize.sanitizePhoneNumber), {
    required: always,
    rules: [["format", isPhoneNumber]],
  }),
  street: answerField("Street__c", text(sanitize.sanitizeName)),
  postalCode: answerField("PostalCode__c", text(sanitize.sanitizePostalCode), {
    required: always,
    format: (value, answers) => (isDutch(answers) ? sanitize.formatDutchPostalCode(value) : value),
    rules: [["format", isPostalCode]],
  }),
  city: answerField("City__c", text(sanitize.sanitizeName)),
  unknownDestination: answerField("UnknownDestination__c", checkbox),
  destination: answerField("Destinations_1__c", line, {
    relevant: isDestinationKnown,
    required: (answers) => isDestinationKnown(answers) && answers["customDestination"] === "",
    rules: [["choice", isOptionOf("destinations")]],
  }),
  customDestination: answerField("CustomDestination__c", line, {
    relevant: (answers) => isDestinationKnown(answers) && !isDestinationPicked(answers),
  }),
  unknownLeavingDate: answerField("UnknownLeavingDate__c", checkbox),
  leavingDate: answerField("LeavingDate__c", day, { relevant: areDatesKnown, required: areDatesKnown }),
  returnDate: answerField("ReturnDate__c", day, {
    relevant: areDatesKnown,
    required: areDatesKnown,
    rules: [["order", isAfterDeparture]],
  }),
  amountOfDays: answerField("AmountOfDays__c", integer(bounds.amountOfDays), {
    relevant: areDatesKnown,
    required: areDatesKnown,
    rules: [["range", fitsDates]],
  }),
  budget: answerField("Budget__c", amount(bounds.budget)),
  amountOfTravelers: answerField("AmountOfTravelers__c", integer(bounds.amountOfTravelers), { required: always }),
  wishes: answerField("Wishes__c", text(sanitize.sanitizeLines)),
  newsletter: answerField("Newsletter__c", checkbox),
  privacyPolicy: answerField("PrivacyPolicy__c", checkbox, { required: always }),
  isExperienceCloud: answerField("IsExperienceCloud__c", serverCheckbox(true)),
  channel: answerField("Channel__c", serverText("Website")),
  customerSource: answerField("BekendVia__c", line, {
    required: always,
    rules: [["choice", isOptionOf("customerSources")]],
  }),
  alternativeSource: answerField("AlternativeSource__c", line, {
    relevant: needsExplanation,
    required: needsExplanation,
  }),
  utmCampaign: answerField("UtmCampaign__c", campaign),
  utmMedium: answerField("UtmMedium__c", campaign),
  utmSource: answerField("UtmSource__c", campaign),
  gaId: answerField("GaId__c", campaign),
  /** Sent only by sites that accept foreign addresses. */
  country: answerField("Country__c", line),
};
