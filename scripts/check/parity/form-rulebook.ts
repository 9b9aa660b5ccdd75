import {
  fieldNames,
  fieldOf,
  initialValues,
  maxCampaignLength,
  toAnswers,
  toContactRequest,
} from "@travel-design/quotation/internal";
import type { Field } from "@travel-design/quotation";
import { boundsOf, maxLengthsOf, type Rulebook } from "./rulebook.ts";

const campaign = { utmCampaign: "", utmMedium: "", utmSource: "", gaId: "" };

const keysWhen = (acceptForeignAddresses: boolean): string[] => {
  const answers = toAnswers({ values: initialValues, options: {}, acceptForeignAddresses });
  return Object.keys(toContactRequest(answers, campaign));
};

/** The keys of a request of any site. */
export const formKeys: readonly string[] = keysWhen(true);

/** The keys that some sites do not send. */
export const optionalFormKeys: readonly string[] = formKeys.filter((key) => !keysWhen(false).includes(key));

const rows: readonly [key: string, field: Field][] = fieldNames.map((name) => {
  const field = fieldOf(name);
  return [field.submittedAs ?? name, field];
});

// A typed destination that is no option of the picklist is submitted as customDestination.
const typedKey = (key: string): string => (key === "destination" ? "customDestination" : key);
const maxLengths = rows.flatMap(([key, { maxLength }]) =>
  maxLength === undefined ? [] : [[typedKey(key), maxLength] as const],
);
const numbers = rows.flatMap(([key, { min, max }]) =>
  min === undefined || max === undefined ? [] : [[key, { min, max }] as const],
);

/** What the form in the browser states. */
export const formRulebook: Rulebook = {
  source: "the form",
  bounds: {
    ...Object.assign({}, ...numbers.map(([key, bounds]) => boundsOf(key, bounds))),
    ...maxLengthsOf(Object.fromEntries(maxLengths)),
    ...maxLengthsOf(Object.fromEntries(Object.keys(campaign).map((key) => [key, maxCampaignLength]))),
  },
};
