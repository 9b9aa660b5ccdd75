import {
  bounds,
  contactRequestFields,
} from "../../../packages/local-org/src/apex/contact-request-controller/contact-request-fields.ts";
import {
  isoDateTimePattern,
  yearBounds,
} from "../../../packages/local-org/src/apex/contact-request-controller/iso-day.ts";
import {
  belgianPostalCodePattern,
  callingCodes,
  dutchPostalCodePattern,
  emailPattern,
  misplacedDotPattern,
  phonePatterns,
} from "../../../packages/local-org/src/apex/contact-request-controller/patterns.ts";
import {
  submissionAge,
  uuidPattern,
} from "../../../packages/local-org/src/apex/contact-request-controller/submission-guard.ts";
import { boundsOf, phonePatternsOf, type Rulebook } from "./rulebook.ts";

/** What the local org states. Its maximum lengths are those of the object. */
export const localOrgRulebook: Rulebook = {
  source: "the local org",
  patterns: {
    "e-mail": emailPattern.source,
    "misplaced dots of an e-mail": misplacedDotPattern.source,
    "postal code": dutchPostalCodePattern.source,
    "Belgian postal code": belgianPostalCodePattern.source,
    "calling codes": callingCodes.join("|"),
    ...phonePatternsOf(phonePatterns),
  },
  serverPatterns: { "ISO date and time": isoDateTimePattern.source, UUID: uuidPattern.source },
  bounds: {
    ...boundsOf("amountOfDays", bounds.amountOfDays),
    ...boundsOf("amountOfTravelers", bounds.amountOfTravelers),
    ...boundsOf("budget", bounds.budget),
    ...boundsOf("year", yearBounds),
    ...boundsOf("age of a submission", submissionAge),
    "max length of a foreign postal code": bounds.foreignPostalCode.max,
  },
  fields: Object.fromEntries(Object.entries(contactRequestFields).map(([key, { field }]) => [key, field])),
};
