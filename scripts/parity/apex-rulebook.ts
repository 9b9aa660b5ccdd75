import { readFileSync } from "node:fs";
import { join } from "node:path";
import { campaignLengths, type Rulebook } from "./rulebook.ts";

/** The source of one Apex class, with what this check looks for in it. */
class ApexSource {
  readonly #file: string;
  readonly #text: string;

  constructor(folder: string, className: string) {
    this.#file = `${className}.cls`;
    this.#text = readFileSync(join(folder, this.#file), "utf8");
  }

  /** The first group of each match. */
  every(pattern: RegExp): string[][] {
    const found = [...this.#text.matchAll(pattern)].map(([, ...groups]) => groups);
    if (found.length > 0) return found;
    throw new Error(
      `${this.#file} has nothing like ${pattern.source}, so it cannot be compared; ` +
        "tell scripts/parity/apex-rulebook.ts how it is written now.",
    );
  }

  /** A number, wherever the pattern finds it. */
  number(pattern: RegExp): number {
    return Number(this.every(pattern)[0]?.[0]);
  }

  /** `Integer NAME = 1;` */
  constant(name: string): number {
    return this.number(new RegExp(String.raw`\b${name} = ([\d.]+)`, "g"));
  }

  /** A regular expression in `String NAME = '…'`, its backslashes single again. */
  pattern(name: string): string {
    return unescape(this.every(new RegExp(String.raw`\bString ${name} = '(.*)';`, "g"))[0]?.[0] ?? "");
  }
}

const unescape = (literal: string): string => literal.replaceAll("\\\\", "\\");

const pairs = (found: readonly string[][]): [string, string][] =>
  found.map(([first = "", second = ""]) => [first, second]);

const phonePatterns = (rules: ApexSource): Record<string, string> =>
  Object.fromEntries(
    pairs(rules.every(/'([A-Z]{2})' => '(.*)'/g)).map(([country, literal]) => [
      `phone number ${country}`,
      unescape(literal),
    ]),
  );

/**
 * Reads what the Apex classes say from their source.
 *
 * @param folder the folder of the classes
 * @throws Error, a sentence naming the class, where a rule is not found where it was
 */
export function readApexRulebook(folder: string): Rulebook {
  const rules = new ApexSource(folder, "ContactRequestRules");
  const cleaner = new ApexSource(folder, "ContactRequestCleaner");
  const guard = new ApexSource(folder, "SubmissionGuard");
  const day = new ApexSource(folder, "IsoDay");
  const input = new ApexSource(folder, "ContactRequestInput");
  const mapper = new ApexSource(folder, "ContactRequestMapper");
  const leastWhole = rules.number(/value >= (\d+) && value <= most/g);
  return {
    source: "the Apex classes",
    patterns: {
      "e-mail": rules.pattern("EMAIL"),
      "misplaced dots of an e-mail": rules.pattern("MISPLACED_DOT"),
      "postal code": rules.pattern("POSTAL_CODE"),
      ...phonePatterns(rules),
    },
    bounds: {
      "least amountOfDays": leastWhole,
      "most amountOfDays": rules.constant("MOST_DAYS"),
      "least amountOfTravelers": leastWhole,
      "most amountOfTravelers": rules.constant("MOST_TRAVELERS"),
      "least budget": rules.number(/request\.budget >= (\d+)/g),
      "most budget": rules.constant("MOST_BUDGET"),
      "first year": day.constant("FIRST_YEAR"),
      "last year": day.constant("LAST_YEAR"),
      "least age of a submission": guard.constant("SHORTEST"),
      "most age of a submission": guard.constant("LONGEST"),
      ...campaignLengths(cleaner.constant("CAMPAIGN_LENGTH")),
    },
    keys: input.every(/public \w+ (\w+) \{ get; set; \}/g).map(([key = ""]) => key),
    fields: Object.fromEntries(
      pairs(mapper.every(/record\.(\w+) = .*\banswers\.(\w+)/g)).map(([field, key]) => [key, field]),
    ),
  };
}
