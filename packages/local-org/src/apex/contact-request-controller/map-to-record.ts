import type { FieldValue } from "../../records/record-store.ts";
import type { ContactRequestInput } from "./contact-request-input.ts";

/** The object that keeps the requests, its record type, and the field that holds the key of a submission. */
export const contactRequestObject = "Contact_Request__c";
export const quotationRecordType = "Quotation_Request";
export const submissionKeyField = "SubmissionKey__c";

/** The field in which each answer is kept. */
export const fieldOf: Readonly<Record<keyof ContactRequestInput, string>> = {
  salutation: "Salutation__c",
  firstName: "FirstName__c",
  lastName: "LastName__c",
  email: "Email__c",
  phoneNumber: "PhoneNumber__c",
  street: "Street__c",
  postalCode: "PostalCode__c",
  city: "City__c",
  unknownDestination: "UnknownDestination__c",
  // The names of this field and of the customer's source are as the org has always had them.
  destination: "Destinations_1__c",
  customDestination: "CustomDestination__c",
  unknownLeavingDate: "UnknownLeavingDate__c",
  leavingDate: "LeavingDate__c",
  returnDate: "ReturnDate__c",
  amountOfDays: "AmountOfDays__c",
  budget: "Budget__c",
  amountOfTravelers: "AmountOfTravelers__c",
  wishes: "Wishes__c",
  newsletter: "Newsletter__c",
  privacyPolicy: "PrivacyPolicy__c",
  isExperienceCloud: "IsExperienceCloud__c",
  channel: "Channel__c",
  customerSource: "BekendVia__c",
  alternativeSource: "AlternativeSource__c",
  utmCampaign: "UtmCampaign__c",
  utmMedium: "UtmMedium__c",
  utmSource: "UtmSource__c",
  gaId: "GaId__c",
};

/** @returns the record's fields for cleaned and checked answers; an empty text is no value */
export function mapToRecord(answers: ContactRequestInput): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {};
  let key: keyof ContactRequestInput;
  for (key in fieldOf) fields[fieldOf[key]] = answers[key] === "" ? null : answers[key];
  return fields;
}
