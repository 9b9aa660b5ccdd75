import { join } from "node:path";
import {
  contactRequestFields,
  maxPerMinute,
  newStatus,
  type OrgMetadata,
  requestQueueName,
  submissionAge,
  suspiciousStatus,
  uuidPattern,
} from "@travel-design/local-org/internal";
import {
  type Field,
  fieldNames,
  fieldOf,
  initialValues,
  maxCampaignLength,
  noCampaign,
  toAnswers,
  toContactRequest,
} from "@travel-design/quotation/model";
import { ApexSource } from "./apex-source.ts";
import { boundsOf, maxLengthsOf, type Side } from "./rules.ts";

const fieldRules = (fields: Readonly<Record<string, string>>): Side["rules"] =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [`field of ${key}`, field]));

/** The properties of the request that Apex accepts. */
export const readApexKeys = (folder: string): string[] =>
  new ApexSource(folder, "ContactRequestInput").matches(/public \w+ (\w+) \{ get; set; \}/g).map(([key = ""]) => key);

/** The field that stores each answer, by key, as Apex lists them. */
export const readApexFields = (folder: string): Record<string, string> =>
  Object.fromEntries(
    new ApexSource(folder, "ContactRequestField")
      .matches(/new ContactRequestField\(\s*'(\w+)',\s*Contact_Request__c\.(\w+)/g)
      .map(([key = "", field = ""]) => [key, field]),
  );

/**
 * What the Apex classes state, read from their source.
 *
 * @param forceApp path of `force-app/main/default`
 * @throws Error, a sentence that names the class, when a rule is not found
 */
export function apexSide(forceApp: string): Side {
  const folder = join(forceApp, "classes");
  const source = (className: string): ApexSource => new ApexSource(folder, className);
  const list = source("ContactRequestField");
  const validator = source("ContactRequestValidator");
  const guard = source("SubmissionGuard");
  const minInteger = validator.number(/value >= (\d+) && value <= max/g);
  const minBudget = validator.number(/value >= (\d+) && \(Decimal\) value <= field\.max/g);
  return {
    source: "the Apex classes",
    rules: {
      ...fieldRules(readApexFields(folder)),
      ...boundsOf("amountOfDays", { min: minInteger, max: list.constant("MAX_DAYS") }),
      ...boundsOf("amountOfTravelers", { min: minInteger, max: list.constant("MAX_TRAVELERS") }),
      ...boundsOf("budget", { min: minBudget, max: list.constant("MAX_BUDGET") }),
      ...boundsOf("age of a submission", { min: guard.constant("MIN_AGE"), max: guard.constant("MAX_AGE") }),
      "pattern of a key": guard.string("UUID"),
      "requests per minute": source("RequestBurst").constant("maxPerMinute"),
      "status of a burst": source("RequestBurst").string("STATUS"),
      "first status": source("ContactRequestStore").string("NEW_STATUS"),
      queue: source("ContactRequestQueue").text(/developerName = '(\w+)'/g),
    },
  };
}

/** What the local org states beside the rules of the form, which it uses. */
export const localOrgSide: Side = {
  source: "the local org",
  rules: {
    ...fieldRules(contactRequestFields),
    ...boundsOf("age of a submission", submissionAge),
    "pattern of a key": uuidPattern.source,
    "requests per minute": maxPerMinute,
    "status of a burst": suspiciousStatus,
    "first status": newStatus,
    queue: requestQueueName,
  },
};

const keysWhen = (acceptForeignAddresses: boolean): string[] => {
  const answers = toAnswers({ values: initialValues, options: {}, acceptForeignAddresses });
  return Object.keys(toContactRequest(answers, noCampaign));
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

/** What the form in the browser states. */
export const formSide: Side = {
  source: "the form",
  rules: Object.assign(
    maxLengthsOf(Object.fromEntries(Object.keys(noCampaign).map((key) => [key, maxCampaignLength]))),
    ...rows.map(([key, { min, max, maxLength }]) => ({
      ...(min !== undefined && max !== undefined && boundsOf(key, { min, max })),
      ...(maxLength !== undefined && maxLengthsOf({ [typedKey(key)]: maxLength })),
    })),
  ),
};

/** What the object states: the lengths of its fields and the status of a new record. */
export function objectSide({ objects }: OrgMetadata): Side {
  const fields = objects.get("Contact_Request__c")?.fields;
  // Values of a restricted picklist are not typed, and the server sets the channel.
  const lengths = Object.entries(contactRequestFields).flatMap(([key, name]) => {
    const field = fields?.get(name);
    const isTyped = field !== undefined && field.length > 0 && !field.restricted && key !== "channel";
    return isTyped ? [[key, field.length] as const] : [];
  });
  const status = fields?.get("Status__c")?.picklistValues.find(({ isDefault }) => isDefault);
  return {
    source: "the object",
    rules: { ...maxLengthsOf(Object.fromEntries(lengths)), "first status": status?.value ?? "none" },
  };
}
