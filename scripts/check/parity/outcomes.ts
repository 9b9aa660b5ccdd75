import {
  contactRequestFields,
  loadOrgMetadata,
  readContactRequest,
  requestContext,
} from "@travel-design/local-org/internal";
import {
  initialValues,
  invalidFields,
  normalizeTrip,
  type QuotationValues,
  toAnswers,
  toContactRequest,
  validateStep,
  type ValidationContext,
} from "@travel-design/quotation/internal";

/** The sanitized answers and the keys of the invalid ones. */
export interface Outcome {
  answers: Readonly<Record<string, unknown>>;
  invalid: readonly string[];
}

const keys = Object.keys(contactRequestFields);

/** A destination is one field of the form, and two keys of a request. */
const inOrder = (invalid: Iterable<string>): string[] => {
  const found = new Set([...invalid].map((key) => (key === "customDestination" ? "destination" : key)));
  return keys.filter((key) => found.has(key));
};

/** Fills in the form: what it reports, and what it submits regardless. */
export function formOutcome(
  change: Partial<QuotationValues>,
  options: ValidationContext["options"],
  acceptForeignAddresses: boolean,
  campaign = "",
): Outcome {
  const values = normalizeTrip({ ...initialValues, ...change }, options.destinations);
  const context = { values, options, acceptForeignAddresses, unparseable: new Set<never>() };
  const invalid = ([1, 2, 3] as const).flatMap((step) => invalidFields(validateStep(step, context)));
  const source = { utmCampaign: campaign, utmMedium: campaign, utmSource: campaign, gaId: campaign };
  return { answers: { ...toContactRequest(toAnswers(context), source) }, invalid: inOrder(invalid) };
}

/**
 * Submits requests to the rules of the local org.
 *
 * @param forceApp path of `force-app/main/default`
 */
export function localOrg(forceApp: string) {
  const context = requestContext(loadOrgMetadata(forceApp));
  return {
    options: context.options,
    outcome(request: object): Outcome {
      const { answers, problems } = readContactRequest(request, context);
      return { answers, invalid: inOrder(problems.map(({ field }) => field)) };
    },
  };
}
