import { isDay } from "../formats/days.ts";
import { integerPattern, isWithin, type Bounds } from "../formats/formats.ts";
import type { LaterStepMessages } from "../later-step-messages.ts";
import { fields, type FieldName, type QuotationValues } from "./fields.ts";
import { parseAmount } from "./amount.ts";
import { destinationOf } from "./rules.ts";
import type { FormContext } from "./validate.ts";

type LetterMessages = LaterStepMessages["letter"];

/** An answer in the letter, and the field that it came from. */
export interface LetterAnswer {
  name: FieldName;
  text: string;
}

/** Text of the letter, or an answer. */
export type LetterPart = string | LetterAnswer;

type Optional<Part> = Part | undefined;

const isPresent = <Part>(part: Optional<Part>): part is Part => part !== undefined;
const answer = (name: FieldName, text: Optional<string>): Optional<LetterAnswer> => (text ? { name, text } : undefined);

/** Puts a separator between parts. */
const join = (parts: readonly Optional<LetterPart>[], separator: string): LetterPart[] =>
  parts.filter(isPresent).flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

const integer = (text: string, bounds: Bounds): Optional<number> =>
  integerPattern.test(text) && isWithin(Number(text), bounds) ? Number(text) : undefined;

/** The season in which a day falls. Winter is named after both of its years. */
function seasonOf(day: string, letter: LetterMessages): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (month === 12) return letter.winter(year);
  return month < 3 ? letter.winter(year - 1) : letter.season(Math.floor(month / 3), year);
}

interface Dates {
  leaving: Optional<string>;
  back: Optional<string>;
}

function datesOf({ datesChoice, leavingDate, returnDate }: QuotationValues): Dates {
  const known = (day: string): Optional<string> => (datesChoice === "known" && isDay(day) ? day : undefined);
  return { leaving: known(leavingDate), back: known(returnDate) };
}

/** The season, if the whole time falls in one. */
function season({ leaving, back }: Dates, letter: LetterMessages): Optional<LetterAnswer> {
  const name = leaving && seasonOf(leaving, letter);
  return back && name === seasonOf(back, letter) ? answer("leavingDate", name) : undefined;
}

function destination({ values, options }: FormContext, letter: LetterMessages): Optional<LetterAnswer> {
  const text = values.destinationChoice === "known" ? destinationOf(values).trim() : "";
  if (!text) return undefined;
  const label = options.destinations?.find(({ value }) => value === values.destination)?.label;
  return answer("destination", label ? letter.destination(label) : letter.quoted(values.destinationLabel || text));
}

/** Who travels, when, and where to. */
function trip(context: FormContext, letter: LetterMessages): LetterPart[] {
  const { values } = context;
  const travelers = integer(values.amountOfTravelers, fields.amountOfTravelers);
  const party = answer("amountOfTravelers", travelers ? letter.party(travelers) : undefined);
  const when = season(datesOf(values), letter);
  const where = destination(context, letter);
  if (where) {
    const between = [party, when].filter(isPresent);
    if (between.length === 2) return [letter.youWant, ...join(between, ", "), letter.toAfterComma, where, ". "];
    return [letter.youWant, ...between, between.length === 0 ? letter.to : ` ${letter.to}`, where, ". "];
  }
  return party || when ? [letter.youWant, ...join([party, when], " "), letter.travel] : [];
}

/** What the visitor does not know yet. */
function open({ destinationChoice, datesChoice }: QuotationValues, letter: LetterMessages): LetterPart[] {
  const isWhereOpen = destinationChoice === "unknown";
  const where = answer("destinationChoice", isWhereOpen ? letter.where : undefined);
  const isWhenOpen = datesChoice === "unknown";
  const when = answer("datesChoice", isWhenOpen ? letter.when(!isWhereOpen) : undefined);
  return where || when ? [...join([where, when], letter.and), letter.unknown] : [];
}

function time(values: QuotationValues, letter: LetterMessages): LetterPart[] {
  const { leaving, back } = datesOf(values);
  const days = values.datesChoice === "known" ? integer(values.amountOfDays, fields.amountOfDays) : undefined;
  const duration = answer("amountOfDays", days ? letter.days(days) : undefined);
  const withYear = leaving?.slice(0, 4) !== back?.slice(0, 4);
  const from = answer("leavingDate", leaving && letter.day(leaving, withYear));
  const until = answer("returnDate", back && letter.day(back, true));
  const period = from && until ? [letter.between, from, letter.and, until] : undefined;
  const oneSided = from ? [letter.from, from] : until && [letter.until, until];
  const dates = leaving && leaving === back && until ? [letter.on, until] : (period ?? oneSided ?? []);
  if (dates.length === 0) return duration ? [letter.youThink, duration, ". "] : [];
  return duration ? [...dates, letter.andThink, duration, ". "] : [...dates, ". "];
}

function rest({ budget, wishes, firstName, lastName }: QuotationValues, letter: LetterMessages): LetterPart[] {
  const euros = parseAmount(budget);
  const amount = answer("budget", euros === undefined ? undefined : letter.amount(euros));
  const mentioned = answer("wishes", wishes.trim() && letter.wishes);
  const name = answer("lastName", [firstName.trim(), lastName.trim()].filter(Boolean).join(" "));
  return [
    ...(amount ? [letter.budget, amount, letter.perPerson] : []),
    ...(mentioned ? [letter.weConsider, mentioned, ". "] : []),
    ...(name ? [letter.inTheNameOf, name, ". "] : []),
  ];
}

/**
 * The request as a letter to the visitor. Answers that are missing or invalid are left out.
 *
 * @param letter the texts of the letter
 * @example letterOf(context, laterStepMessages.letter) // ["U wilt ", { name: "amountOfTravelers", text: "met z’n tweeën" }, " naar ", …]
 */
export const letterOf = (context: FormContext, letter: LetterMessages): LetterPart[] => [
  ...trip(context, letter),
  ...open(context.values, letter),
  ...time(context.values, letter),
  ...rest(context.values, letter),
];
