import { readContactRequest } from "../../packages/local-org/src/apex/contact-request-controller/contact-request-input.ts";
import { limits } from "../../packages/local-org/src/apex/contact-request-controller/limits.ts";
import { fieldOf } from "../../packages/local-org/src/apex/contact-request-controller/map-to-record.ts";
import {
  emailPattern,
  misplacedDotPattern,
  phonePatterns,
  postalCodePattern,
} from "../../packages/local-org/src/apex/contact-request-controller/patterns.ts";
import { submissionAge } from "../../packages/local-org/src/apex/contact-request-controller/submission-guard.ts";
import { campaignLengths, lengthsOf, phonePatternsOf, type Rulebook } from "./rulebook.ts";

/** What the local org's stand-in for the Apex class says. */
export const standInRulebook: Rulebook = {
  source: "the local org",
  patterns: {
    "e-mail": emailPattern.source,
    "misplaced dots of an e-mail": misplacedDotPattern.source,
    "postal code": postalCodePattern.source,
    ...phonePatternsOf(phonePatterns),
  },
  bounds: {
    "least amountOfDays": limits.days.least,
    "most amountOfDays": limits.days.most,
    "least amountOfTravelers": limits.travelers.least,
    "most amountOfTravelers": limits.travelers.most,
    "least budget": limits.budget.least,
    "most budget": limits.budget.most,
    "first year": limits.year.least,
    "last year": limits.year.most,
    "least age of a submission": submissionAge.least,
    "most age of a submission": submissionAge.most,
    ...lengthsOf(limits.lengths),
    ...campaignLengths(limits.campaignLength),
  },
  keys: Object.keys(readContactRequest({}).request),
  fields: fieldOf,
};
