import { callingCodes, isPhoneNumber } from "./patterns.ts";

// Sanitizing never rejects: a value that stays invalid is for the rules to find.

const invisible = /\p{Cf}/gu;
const whiteSpace = /[\s\p{Z}\uFEFF]/gu;

/** Lone surrogates cannot be stored as UTF-8. */
const replaceLoneSurrogates = (typed: string): string => typed.toWellFormed();

/** One line: control characters and line breaks become a space, characters that change the text direction are removed. */
export const sanitizeLine = (typed: string): string =>
  replaceLoneSurrogates(typed)
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .trim();

/** Several lines, separated by `\n`; other control characters are removed. */
export const sanitizeLines = (typed: string): string =>
  replaceLoneSurrogates(typed)
    .replaceAll("\r\n", "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .trim();

/**
 * Removes the full stop that a phone's keyboard adds after two spaces, but not that of an abbreviation or a number.
 *
 * @example removeFinalFullStop("van den Berg.") // "van den Berg"
 * @example removeFinalFullStop("Jansen jr.") // "Jansen jr."
 */
function removeFinalFullStop(text: string): string {
  const lastWord = /\S+$/u.exec(text)?.[0].slice(0, -1) ?? "";
  const characters = lastWord.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return text.endsWith(".") && !lastWord.includes(".") && characters >= 3 ? text.slice(0, -1) : text;
}

/** A name or a part of an address: one line without a final full stop. */
export const sanitizeName = (typed: string): string => removeFinalFullStop(sanitizeLine(typed));

/** Mail apps and keyboards add invisible characters to an address. */
export const sanitizeEmail = (typed: string): string => sanitizeLine(typed).replace(invisible, "").trim();

/**
 * Removes white space and the full stop of a keyboard, and writes letters in upper case.
 *
 * @example sanitizePostalCode("1234 ab.") // "1234AB"
 */
export const sanitizePostalCode = (typed: string): string =>
  removeFinalFullStop(sanitizeLine(typed).replace(whiteSpace, "").replace(invisible, "")).toUpperCase();

/** Adds the space of a Dutch postal code: `1234AB` becomes `1234 AB`. */
export const formatDutchPostalCode = (postalCode: string): string => postalCode.replace(/^(\d{4})([A-Z]{2})$/, "$1 $2");

const trunkZero = new RegExp(String.raw`^(\+(?:${callingCodes.join("|")}))0`);

/** Removes the 0 that is dialed only inside a country: `+310612345678` becomes `+31612345678`. */
const removeTrunkZero = (number: string): string => number.replace(trunkZero, "$1");

const addPlus = (number: string): string =>
  callingCodes.some((code) => number.startsWith(code)) ? `+${number}` : number;

/**
 * Removes what people write between digits and completes the international prefix.
 *
 * @returns the first reading of the number that a country's pattern accepts, or the digits as typed
 * @example sanitizePhoneNumber("0031 (0)6-1234 5678") // "+31612345678"
 */
export function sanitizePhoneNumber(typed: string): string {
  const number = sanitizeLine(typed)
    .replace(whiteSpace, "")
    .replace(invisible, "")
    .replaceAll("(0)", "")
    .replace(/[\p{Pd}\u2212./()[\]]/gu, "")
    .replace(/^00/, "+");
  const readings = [number, removeTrunkZero(number), addPlus(number), removeTrunkZero(addPlus(number))];
  return readings.find(isPhoneNumber) ?? number;
}

/** Cuts a text without splitting a surrogate pair. Nobody typed campaign data, so nobody could shorten it. */
export const cut = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

/** Rounds an amount half up to cents, in decimal digits as Apex does: 1.005 becomes 1.01. */
export function roundToCents(euros: number): number {
  const cents = Number(`${euros}e2`);
  return Number.isNaN(cents) ? Number(euros.toFixed(2)) : Math.round(cents) / 100;
}
