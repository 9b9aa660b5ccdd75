import { limits } from "../../packages/quotation/src/model/limits.ts";
import {
  emailDotsPattern,
  emailPattern,
  phonePatterns,
  postalCodePattern,
} from "../../packages/quotation/src/model/patterns.ts";
import { toAnswers, toPayload } from "../../packages/quotation/src/model/to-payload.ts";
import { emptyValues } from "../../packages/quotation/src/model/values.ts";
import { campaignLengths, lengthsOf, phonePatternsOf, type Rulebook } from "./rulebook.ts";

const noCampaign = { utmCampaign: "", utmMedium: "", utmSource: "", gaId: "" };
const { campaign, ...lengths } = limits.length;

/** What the form in the browser says. */
export const formRulebook: Rulebook = {
  source: "the form",
  patterns: {
    "e-mail": emailPattern.source,
    "misplaced dots of an e-mail": emailDotsPattern.source,
    "postal code": postalCodePattern.source,
    ...phonePatternsOf(phonePatterns),
  },
  bounds: {
    "least amountOfDays": limits.amountOfDays.min,
    "most amountOfDays": limits.amountOfDays.max,
    "least amountOfTravelers": limits.amountOfTravelers.min,
    "most amountOfTravelers": limits.amountOfTravelers.max,
    "least budget": limits.budget.min,
    "most budget": limits.budget.max,
    "first year": limits.year.min,
    "last year": limits.year.max,
    ...lengthsOf(lengths),
    ...campaignLengths(campaign),
  },
  keys: Object.keys(toPayload(toAnswers(emptyValues, {}), noCampaign)),
};
