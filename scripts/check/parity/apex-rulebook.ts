import { ApexSource, unescape } from "./apex-source.ts";
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
  const formats = new ApexSource(folder, "ContactRequestFormats");
  const list = new ApexSource(folder, "ContactRequestField");
  const validator = new ApexSource(folder, "ContactRequestValidator");
  const guard = new ApexSource(folder, "SubmissionGuard");
  const day = new ApexSource(folder, "IsoDay");
  const minInteger = validator.number(/value >= (\d+) && value <= max/g);
  return {
    source: "the Apex classes",
    patterns: {
      "e-mail": formats.pattern("EMAIL"),
      "misplaced dots of an e-mail": formats.pattern("MISPLACED_DOT"),
      "postal code": formats.pattern("POSTAL_CODE"),
      "Belgian postal code": formats.pattern("BELGIAN_POSTAL_CODE"),
      "calling codes": formats.pattern("CALLING_CODES"),
      ...Object.fromEntries(
        pairs(formats.matches(/'([A-Z]{2})' => '(.*)'/g)).map(([country, literal]) => [
          `phone number ${country}`,
          unescape(literal),
        ]),
      ),
    },
    serverPatterns: {
      "ISO date and time": unescape(day.text(/Pattern\.compile\(\s*'(.*)'/g)),
      UUID: guard.pattern("UUID"),
    },
    bounds: {
      ...boundsOf("amountOfDays", { min: minInteger, max: list.constant("MAX_DAYS") }),
      ...boundsOf("amountOfTravelers", { min: minInteger, max: list.constant("MAX_TRAVELERS") }),
      ...boundsOf("budget", {
        min: validator.number(/value >= (\d+) && \(Decimal\) value <= field\.max/g),
        max: list.constant("MAX_BUDGET"),
      }),
      ...boundsOf("year", { min: day.constant("FIRST_YEAR"), max: day.constant("LAST_YEAR") }),
      ...boundsOf("age of a submission", { min: guard.constant("MIN_AGE"), max: guard.constant("MAX_AGE") }),
      "max length of a foreign postal code": formats.constant("MAX_FOREIGN_POSTAL_CODE"),
    },
    fields: Object.fromEntries(
      pairs(list.matches(/new ContactRequestField\(\s*'(\w+)',\s*Contact_Request__c\.(\w+)/g)),
    ),
  };
}
