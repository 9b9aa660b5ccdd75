import type { ContactRequestInput } from "./contact-request-input.ts";
import type { Fault, Rule } from "./fault.ts";
import { asksForExplanation, type FormOption, type FormOptions } from "./form-options.ts";
import { limits } from "./limits.ts";
import { isEmail, isPhoneNumber, postalCodePattern } from "./patterns.ts";

type Answers = Readonly<ContactRequestInput>;
type Field = keyof Answers;
type Condition = (answers: Answers, options: FormOptions) => boolean;

const always: Condition = () => true;
const knowsDates: Condition = ({ unknownLeavingDate }) => !unknownLeavingDate;
const picksDestination: Condition = ({ unknownDestination, customDestination }) =>
  !unknownDestination && customDestination === "";

const explainsSource: Condition = ({ customerSource }, options) => asksForExplanation(customerSource, options);

interface Bounds {
  least: number;
  most: number;
}

const isWithin = (value: number | null, { least, most }: Bounds): boolean =>
  value !== null && value >= least && value <= most;

const isWholeWithin = (value: number | null, bounds: Bounds): boolean =>
  Number.isInteger(value) && isWithin(value, bounds);

const isOneOf = (value: string, options: readonly FormOption[]): boolean =>
  options.some((option) => option.value === value);

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Which fields must be filled in, and when. A box must be ticked. */
const mandatory: readonly (readonly [Field, Condition])[] = [
  ["salutation", always],
  ["firstName", always],
  ["lastName", always],
  ["destination", picksDestination],
  ["leavingDate", knowsDates],
  ["returnDate", knowsDates],
  ["amountOfDays", knowsDates],
  ["amountOfTravelers", always],
  ["email", always],
  ["phoneNumber", always],
  ["postalCode", always],
  ["customerSource", always],
  ["alternativeSource", explainsSource],
  ["privacyPolicy", always],
];

/** What a field must meet once it is filled in. */
const rules: readonly (readonly [Field, Rule, Condition])[] = [
  ["destination", "choice", ({ destination }, options) => isOneOf(destination, options.destinations)],
  ["leavingDate", "range", ({ leavingDate }) => isWithin(yearOf(leavingDate), limits.year)],
  ["returnDate", "range", ({ returnDate }) => isWithin(yearOf(returnDate), limits.year)],
  ["returnDate", "order", ({ leavingDate, returnDate }) => leavingDate <= returnDate],
  ["amountOfDays", "range", ({ amountOfDays }) => isWholeWithin(amountOfDays, limits.days)],
  ["budget", "range", ({ budget }) => isWithin(budget, limits.budget)],
  ["amountOfTravelers", "range", ({ amountOfTravelers }) => isWholeWithin(amountOfTravelers, limits.travelers)],
  ["email", "format", ({ email }) => isEmail(email)],
  ["phoneNumber", "format", ({ phoneNumber }) => isPhoneNumber(phoneNumber)],
  ["postalCode", "format", ({ postalCode }) => postalCodePattern.test(postalCode)],
  ["customerSource", "choice", ({ customerSource }, options) => isOneOf(customerSource, options.customerSources)],
];

const isBlank = (value: Answers[Field]): boolean => value === "" || value === null || value === false;

/** @returns a fault for each text that is longer than its field */
function lengthFaults(answers: Answers): Fault[] {
  const faults: Fault[] = [];
  let field: keyof typeof limits.lengths;
  for (field in limits.lengths) {
    if (answers[field].length > limits.lengths[field]) faults.push({ field, rule: "length" });
  }
  return faults;
}

/**
 * Checks every rule of the form again: the server never trusts the browser.
 *
 * @param answers cleaned answers
 * @param options the choices that the object allows
 * @returns a fault for each broken rule; none when the request may be stored
 */
export function brokenRules(answers: Answers, options: FormOptions): Fault[] {
  const missing = mandatory
    .filter(([field, condition]) => isBlank(answers[field]) && condition(answers, options))
    .map(([field]): Fault => ({ field, rule: "required" }));
  const wrong = rules
    .filter(([field, , holds]) => !isBlank(answers[field]) && !holds(answers, options))
    .map(([field, rule]): Fault => ({ field, rule }));
  return [...missing, ...wrong, ...lengthFaults(answers)];
}
