import { ApexSource } from "./apex-source.ts";
import { boundsOf, type Rulebook } from "./rulebook.ts";

const pairs = (found: readonly string[][]): [string, string][] =>
  found.map(([first = "", second = ""]) => [first, second]);

/** The properties of the request that Apex accepts. */
export const readApexKeys = (folder: string): string[] =>
  new ApexSource(folder, "ContactRequestInput").matches(/public \w+ (\w+) \{ get; set; \}/g).map(([key = ""]) => key);

/**
 * Reads what the Apex classes state from their source.
 *
 * @param folder of the classes
 * @throws Error, a sentence that names the class, when a rule is not found
 */
export function readApexRulebook(folder: string): Rulebook {
  const list = new ApexSource(folder, "ContactRequestField");
  const validator = new ApexSource(folder, "ContactRequestValidator");
  const guard = new ApexSource(folder, "SubmissionGuard");
  const minInteger = validator.number(/value >= (\d+) && value <= max/g);
  return {
    source: "the Apex classes",
    patterns: { UUID: guard.pattern("UUID") },
    bounds: {
      ...boundsOf("amountOfDays", { min: minInteger, max: list.constant("MAX_DAYS") }),
      ...boundsOf("amountOfTravelers", { min: minInteger, max: list.constant("MAX_TRAVELERS") }),
      ...boundsOf("budget", {
        min: validator.number(/value >= (\d+) && \(Decimal\) value <= field\.max/g),
        max: list.constant("MAX_BUDGET"),
      }),
      ...boundsOf("age of a submission", { min: guard.constant("MIN_AGE"), max: guard.constant("MAX_AGE") }),
    },
    fields: Object.fromEntries(
      pairs(list.matches(/new ContactRequestField\(\s*'(\w+)',\s*Contact_Request__c\.(\w+)/g)),
    ),
  };
}
