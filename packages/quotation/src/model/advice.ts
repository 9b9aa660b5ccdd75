// One helpful sentence per known mistake. Advice never makes a value invalid.
import { messages } from "../messages.ts";
import type { RuleContext } from "./field.ts";
import { parseAmount } from "./parse-amount.ts";
import { daysBetween, isDutchAddress, isEmail, isPostalCode } from "./rules.ts";

const { advice } = messages;

/** Common typing errors in the addresses of large mail providers, with what was meant. */
const mistypedDomains: readonly (readonly [mistyped: RegExp, meant: string])[] = [
  [/@g(?:mail\.(?:con|cmo|co|cm|om)|(?:mial|mal|mai|amil)\.com)$/i, "gmail.com"],
  [/@hot(?:mail\.(?:con|cmo|co|cm|om)|(?:mial|mal)\.com)$/i, "hotmail.com"],
  [/@outl(?:ook\.(?:con|cmo|co|cm|om)|(?:ok|oo)\.com)$/i, "outlook.com"],
];

function emailAdvice(text: string): string | undefined {
  if (!text.includes("@")) return advice.emailWithoutAt;
  const [, meant] = mistypedDomains.find(([mistyped]) => mistyped.test(text)) ?? [];
  if (meant) return advice.email(meant);
  return isEmail(text) ? undefined : advice.emailFormat;
}

/** Dutch mobile numbers; other countries have too many forms to advise on. */
function phoneNumberAdvice(text: string): string | undefined {
  const [, digits = ""] = /^0(6\d*)$/.exec(text) ?? [];
  return digits && digits.length !== 9 ? advice.mobileNumber : undefined;
}

const returnDateAdvice = (returnDate: string, { values }: RuleContext): string | undefined =>
  returnDate < values.leavingDate ? advice.returnDate : undefined;

function amountOfDaysAdvice(amountOfDays: string, { values }: RuleContext): string | undefined {
  const days = daysBetween(values);
  return days !== undefined && days > 0 && Number(amountOfDays) > days ? advice.amountOfDays(days) : undefined;
}

const budgetAdvice = (text: string): string | undefined =>
  parseAmount(text) === undefined ? advice.budget : undefined;

const postalCodeAdvice = (text: string, context: RuleContext): string | undefined =>
  isDutchAddress(context) && !isPostalCode(text, context) ? advice.postalCode : undefined;

export const advise = {
  email: emailAdvice,
  phoneNumber: phoneNumberAdvice,
  returnDate: returnDateAdvice,
  amountOfDays: amountOfDaysAdvice,
  budget: budgetAdvice,
  postalCode: postalCodeAdvice,
};
