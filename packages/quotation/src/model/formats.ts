import { isExists } from "date-fns/isExists";
import { cleanEmail, cleanPhoneNumber, cleanPostalCode, parseAmount } from "./clean.ts";
import { limits } from "./limits.ts";
import { emailDotsPattern, emailPattern, phonePatterns, postalCodePattern, wholeNumberPattern } from "./patterns.ts";

/** Says whether a filled-in text is well-formed. */
export type Format = (text: string) => boolean;

const isBetween = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

export const isEmail: Format = (text) => {
  const email = cleanEmail(text);
  return emailPattern.test(email) && !emailDotsPattern.test(email);
};

export const isPhoneNumber: Format = (text) => {
  const number = cleanPhoneNumber(text);
  return Object.values(phonePatterns).some((pattern) => pattern.test(number));
};

export const isPostalCode: Format = (text) => postalCodePattern.test(cleanPostalCode(text));

export const isBudget: Format = (text) => {
  const amount = parseAmount(text);
  return amount !== undefined && isBetween(amount, limits.budget);
};

export const isAmountOfDays: Format = (text) =>
  wholeNumberPattern.test(text.trim()) && isBetween(Number(text), limits.amountOfDays);

export const isAmountOfTravelers: Format = (text) =>
  wholeNumberPattern.test(text) && isBetween(Number(text), limits.amountOfTravelers);

/** An existing day, written `2026-05-01`, in a year the platform can store. */
export const isDay: Format = (text) => {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isBetween(year, limits.year) && isExists(year, month - 1, day);
};
