// One helpful sentence per known mistake. Advice never makes a value invalid. The first script of the form does not load this file.
import { isDay } from "../formats/days.ts";
import { integerPattern, isEmail, isPhoneNumber } from "../formats/formats.ts";
import type { LaterStepMessages } from "../later-step-messages.ts";
import type { RuleContext } from "./field.ts";
import { fields, type FieldName } from "./fields.ts";
import { parseAmount } from "./amount.ts";
import { fitsCountry, isDutchAddress, tripLength } from "./rules.ts";
import type { Advise } from "./validate.ts";

type AdviceMessages = LaterStepMessages["advice"];

type FieldAdvice = (text: string, advice: AdviceMessages, context: RuleContext) => string | undefined;

/** Common typing errors in the addresses of large mail providers, with what was meant. */
const mistypedDomains: readonly (readonly [mistyped: RegExp, meant: string])[] = [
  [/@g(?:mail\.(?:con|cmo|co|cm|om)|(?:mial|mal|mai|amil)\.com)$/i, "gmail.com"],
  [/@hot(?:mail\.(?:con|cmo|co|cm|om)|(?:mial|mal)\.com)$/i, "hotmail.com"],
  [/@outl(?:ook\.(?:con|cmo|co|cm|om)|(?:ok|oo)\.com)$/i, "outlook.com"],
];

const email: FieldAdvice = (text, advice) => {
  if (!text.includes("@")) return advice.emailWithoutAt;
  const [, meant] = mistypedDomains.find(([mistyped]) => mistyped.test(text)) ?? [];
  if (meant) return advice.email(meant);
  return isEmail(text) ? undefined : advice.emailFormat;
};

const phoneNumber: FieldAdvice = (text, advice) => {
  // A Dutch number without its first digit is valid, but a mobile one that lacks another digit looks like it.
  if (/^06\d*$/.test(text) && text.length !== 10) return advice.mobileNumber;
  if (isPhoneNumber(text)) return undefined;
  if (/\p{L}/u.test(text)) return advice.phoneLetters;
  if (text.startsWith("0")) return advice.dutchNumber;
  if (text.startsWith("+31")) return advice.dutchCode;
  return text.startsWith("+") ? advice.foreignNumber : advice.phoneStart;
};

const day: FieldAdvice = (text, advice) => (isDay(text) ? undefined : advice.day);

const returnDate: FieldAdvice = (text, advice, context) =>
  day(text, advice, context) ?? (text < context.values.leavingDate ? advice.returnDate : undefined);

const amountOfDays: FieldAdvice = (text, advice, { values }) => {
  const { min, max } = fields.amountOfDays;
  const days = tripLength(values);
  if (!integerPattern.test(text)) return advice.wholeDays;
  if (Number(text) < min) return advice.minDays;
  if (days !== undefined && days > 0 && Number(text) > days) return advice.daysBetween(days);
  return Number(text) > max ? advice.maxDays(max) : undefined;
};

const forTheGroup = /tota+l|samen|gezin|beiden|personen/i;
const severalAmounts = /\d[^\d.,]+\d/;

const budget: FieldAdvice = (text, advice) => {
  const amount = parseAmount(text);
  if (amount === undefined && forTheGroup.test(text)) return advice.amountPerPerson;
  if (amount === undefined) return severalAmounts.test(text) ? advice.oneAmount : advice.amount;
  return amount > fields.budget.max ? advice.maxAmount : undefined;
};

const amountOfTravelers: FieldAdvice = (text, advice) => {
  const { min, max } = fields.amountOfTravelers;
  return Number(text) >= min && Number(text) <= max ? undefined : advice.travelers(max);
};

const postalCode: FieldAdvice = (text, advice, context) => {
  if (fitsCountry(text, context)) return undefined;
  if (!isDutchAddress(context)) return advice.belgianPostalCode;
  if (/^0\d{3} ?[A-Z]{2}$/.test(text)) return advice.postalCodeZero;
  return /^\d{4} ?S[ADS]$/.test(text) ? advice.postalCodeLetters : advice.postalCode;
};

const adviceByField: Partial<Record<FieldName, FieldAdvice>> = {
  leavingDate: day,
  returnDate,
  amountOfDays,
  budget,
  amountOfTravelers,
  email,
  phoneNumber,
  postalCode,
};

/** Advice on the fields of the later steps, in the language of its texts. */
export const adviseIn =
  (advice: AdviceMessages): Advise =>
  (name, text, context) =>
    adviceByField[name]?.(text, advice, context);
