// One helpful sentence per known mistake. Advice never makes a value invalid.
import { messages } from "../messages.ts";
import type { RuleContext } from "./field.ts";
import { parseAmount } from "./parse-amount.ts";
import { daysBetween, isDutchAddress, isEmail, isPostalCode } from "./rules.ts";

const { advice } = messages;

/** Common typing errors in the domains of large mail providers. */
const mistypedDomain = /@(gmail|hotmail|outlook|live|icloud|yahoo)\.(?:con|cmo|co|cm|om)$/i;
const mistypedProvider = /@(?:gmial|gmal|gmai|gamil|hotmial|hotmal|outlok|outloo)\.(com|nl)$/i;
const providers = ["gmail", "hotmail", "outlook"];

function emailAdvice(text: string): string | undefined {
  if (!text.includes("@")) return advice.emailWithoutAt;
  const [, provider] = mistypedDomain.exec(text) ?? [];
  if (provider) return advice.email(`${provider.toLowerCase()}.com`);
  const [mistyped, suffix] = mistypedProvider.exec(text) ?? [];
  const meant = mistyped && providers.find((name) => name[0] === mistyped[1]);
  if (meant) return advice.email(`${meant}.${suffix}`);
  return isEmail(text) ? undefined : advice.emailFormat;
}

/** Dutch mobile numbers; other countries have too many forms to advise on. */
function phoneNumberAdvice(text: string): string | undefined {
  const [, digits = ""] = /^(?:\+31|0)(6\d*)$/.exec(text) ?? [];
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
