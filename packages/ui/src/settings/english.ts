// Sentences about settings for developers, in English. Tools load them; visitors never do.
import { showValue } from "../internal/show-value.ts";
import type { Expectation, RowProblem, SimpleFormat } from "./expectation.ts";
import type { SettingProblem } from "./parse-settings.ts";

const simple: Readonly<Record<SimpleFormat, string>> = {
  line: "a text",
  paragraph: "a text",
  markup: "a text",
  boolean: "true or false",
  length: "a CSS length such as 2rem, of at most 10,000 pixels",
  borderWidth: "a CSS length without a percentage, such as 1px",
  pixels: "a height in pixels such as 320",
  color: "a CSS color such as #0f4c4a",
  position: "a position such as center or 70% 60%",
  positions: "a position such as center or 70% 60%, or one per device: 70% 60% / 50% 50% / 30% 50%",
  link: "an address that starts with /, #, https://, mailto: or tel:",
  path: "a path on this site that starts with /",
  anchor: "letters, digits and hyphens after a letter, such as onze-reizen",
  mail: "an e-mail address",
  telephone: "a telephone number such as 020 123 45 67",
  picture: "a picture of the site's content, or an address that starts with / or https://",
  icon: "the name of an icon such as compass, or a class name",
  texts: "texts separated by commas",
  outline: "the outline of land, as npm run generate -- maps writes it",
  months: "twelve signs from January to December: * best, + good, - less suitable",
  columnWidth: "a width from 1 to 12, or such as 50%",
  stepNumber: "the number of a step",
  noExpression: "a text without {!…}, or the SEO settings of the page",
};

const namesOf = (parts: readonly { name: string }[]): string => parts.map(({ name }) => name).join(" | ");

function describeRow(problem: RowProblem, parts: readonly { name: string }[]): string {
  switch (problem.code) {
    case "part":
      return `line ${problem.line}, ${problem.part}: ${showValue(problem.value)} is not valid; use ${describeExpectation(problem.expected)}`;
    case "noPart":
      return `line ${problem.line} has no ${problem.part}`;
    case "moreParts":
      return `line ${problem.line} has more parts than ${namesOf(parts)}`;
    case "moreLines":
      return `there are more than ${problem.max} lines`;
  }
}

/** What a property takes, as the end of the sentence "use …". */
export function describeExpectation(expected: Expectation): string {
  switch (expected.format) {
    case "choice":
      return expected.choices.join(", ");
    case "integer":
      return `a whole number from ${expected.min} to ${expected.max}`;
    case "percentage":
      return `a percentage from ${expected.min} to ${expected.max}`;
    case "rating":
      return `a number from ${expected.min} to ${expected.max}`;
    case "degrees":
      return `degrees from ${expected.min} to ${expected.max}, such as 60.39`;
    case "columns":
      return (
        `a layout (${expected.layouts.join(", ")}) or JSON such as {"columns":[{"columnWidth":8},{"columnWidth":4}]}: ` +
        `at most ${expected.max} columns, widths from 1 to ${expected.max}, no key twice`
      );
    case "list":
      return expected.max === undefined ? "a list" : `at most ${expected.max} items`;
    case "rows": {
      const reason = expected.problem && `; ${describeRow(expected.problem, expected.parts)}`;
      return `${namesOf(expected.parts)} per line${reason ?? ""}`;
    }
    default:
      return simple[expected.format];
  }
}

/** What is wrong with a setting, without its name. @example describeProblem(problem); // '"rood;" is not valid; use a CSS color such as #0f4c4a' */
export const describeProblem = (problem: SettingProblem): string =>
  problem.code === "unknown"
    ? "is not a property of this block"
    : `${showValue(problem.value)} is not valid; use ${describeExpectation(problem.expected)}`;
