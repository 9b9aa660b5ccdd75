import type { ContactRequest } from "@travel-design/quotation/model";

/** The object that stores the requests, its record type, and the fields of the submission's key, the answers' digest and the reference. */
export const contactRequestObject = "Contact_Request__c";
export const quotationRecordType = "Quotation_Request";
export const submissionKeyField = "SubmissionKey__c";
export const submissionDigestField = "SubmissionDigest__c";
export const referenceField = "Reference__c";
/** Name of the site that a request came from. */
export const siteField = "Site__c";

/** The field that stores each answer of a request. The rules of the form decide which answers are valid. */
export const contactRequestFields: Readonly<Record<keyof ContactRequest, string>> = {
  salutation: "Salutation__c",
  firstName: "FirstName__c",
  lastName: "LastName__c",
  email: "Email__c",
  phoneNumber: "PhoneNumber__c",
  street: "Street__c",
  postalCode: "PostalCode__c",
  city: "City__c",
  unknownDestination: "UnknownDestination__c",
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
  country: "Country__c",
};
