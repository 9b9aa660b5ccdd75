import * as formats from "@travel-design/quotation/formats";
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

/** The object that stores the requests, its record type, and the fields of the submission's key, the answers' digest and the reference. */
export const contactRequestObject = "Contact_Request__c";
export const quotationRecordType = "Quotation_Request";
export const submissionKeyField = "SubmissionKey__c";
export const submissionDigestField = "SubmissionDigest__c";
export const referenceField = "Reference__c";

const { bounds } = formats;
const always = (): boolean => true;
const knowsDestination = (answers: Answers): boolean => answers["unknownDestination"] !== true;
const knowsDates = (answers: Answers): boolean => answers["unknownLeavingDate"] !== true;
const isDestinationPicked = (answers: Answers): boolean => answers["destination"] !== "";

/** Whether the customer source, by its value or its label, needs an explanation. */
const needsExplanation = ({ customerSource }: Answers, { options }: RequestContext): boolean =>
  /anders/i.test(String(customerSource)) ||
  options.customerSources.some(({ label, value }) => value === customerSource && /anders/i.test(label));

const isOptionOf =
  (list: keyof FormOptions) =>
  (value: string, _answers: Answers, { options }: RequestContext): boolean =>
    options[list].some((option: FormOption) => option.value === value);

const isDutchAddress = ({ country }: Answers): boolean => formats.isDutch(String(country));

const fitsCountry = (postalCode: string, { country }: Answers): boolean =>
  formats.isPostalCode(postalCode, String(country));

/** An invalid departure is a problem of its own. */
const isNotBeforeLeavingDate = (returnDate: string, { leavingDate }: Answers): boolean =>
  !isDay(returnDate) || !isDay(leavingDate) || leavingDate <= returnDate;

/** Whether a trip lasts no longer than its dates allow. Dates in the wrong order are a problem of the return. */
const fitsDates = (amountOfDays: number | null, { leavingDate, returnDate }: Answers): boolean =>
  !isDay(leavingDate) ||
  !isDay(returnDate) ||
  returnDate < leavingDate ||
  Number(amountOfDays) <= formats.countDays(leavingDate, returnDate);

/**
 * The answers of a request, by the key that the form sends. This table is the only list of answers in the local org: the
 * keys it accepts, the fields that store them, their digest, and how they are sanitized and validated follow from it.
 */
export const contactRequestFields = {
  salutation: answerField("Salutation__c", line, { isRequired: always }),
  firstName: answerField("FirstName__c", line, { isRequired: always }),
  lastName: answerField("LastName__c", text(formats.sanitizeName), { isRequired: always }),
  email: answerField("Email__c", text(formats.sanitizeEmail), {
    isRequired: always,
    rules: [["format", formats.isEmail]],
  }),
  phoneNumber: answerField("PhoneNumber__c", text(formats.sanitizePhoneNumber), {
    isRequired: always,
    rules: [["format", formats.isPhoneNumber]],
  }),
  street: answerField("Street__c", text(formats.sanitizeName)),
  postalCode: answerField("PostalCode__c", text(formats.sanitizePostalCode), {
    isRequired: always,
    format: (value, answers) => (isDutchAddress(answers) ? formats.formatDutchPostalCode(value) : value),
    rules: [["format", fitsCountry]],
  }),
  city: answerField("City__c", text(formats.sanitizeName)),
  unknownDestination: answerField("UnknownDestination__c", checkbox),
  destination: answerField("Destinations_1__c", line, {
    isVisible: knowsDestination,
    isRequired: (answers) => knowsDestination(answers) && answers["customDestination"] === "",
    rules: [["choice", isOptionOf("destinations")]],
  }),
  customDestination: answerField("CustomDestination__c", line, {
    isVisible: (answers) => knowsDestination(answers) && !isDestinationPicked(answers),
  }),
  unknownLeavingDate: answerField("UnknownLeavingDate__c", checkbox),
  leavingDate: answerField("LeavingDate__c", day, { isVisible: knowsDates, isRequired: knowsDates }),
  returnDate: answerField("ReturnDate__c", day, {
    isVisible: knowsDates,
    isRequired: knowsDates,
    rules: [["order", isNotBeforeLeavingDate]],
  }),
  amountOfDays: answerField("AmountOfDays__c", integer(bounds.amountOfDays), {
    isVisible: knowsDates,
    isRequired: knowsDates,
    rules: [["range", fitsDates]],
  }),
  budget: answerField("Budget__c", amount(bounds.budget)),
  amountOfTravelers: answerField("AmountOfTravelers__c", integer(bounds.amountOfTravelers), { isRequired: always }),
  wishes: answerField("Wishes__c", text(formats.sanitizeLines)),
  newsletter: answerField("Newsletter__c", checkbox),
  privacyPolicy: answerField("PrivacyPolicy__c", checkbox, { isRequired: always }),
  isExperienceCloud: answerField("IsExperienceCloud__c", serverCheckbox(true)),
  channel: answerField("Channel__c", serverText("Website")),
  customerSource: answerField("BekendVia__c", line, {
    isRequired: always,
    rules: [["choice", isOptionOf("customerSources")]],
  }),
  alternativeSource: answerField("AlternativeSource__c", line, {
    isVisible: needsExplanation,
    isRequired: needsExplanation,
  }),
  utmCampaign: answerField("UtmCampaign__c", campaign),
  utmMedium: answerField("UtmMedium__c", campaign),
  utmSource: answerField("UtmSource__c", campaign),
  gaId: answerField("GaId__c", campaign),
  /** Sent only by sites that accept foreign addresses. */
  country: answerField("Country__c", line),
};
