/**
 * Tolerant input, strict storage: what people type becomes what the rules accept and the org stores. The form and, through
 * its model, the local org use these functions. The Apex class ContactRequestText has the same ones under the same names.
 */
import {
  bracketedEmail,
  callingCodes,
  dutchPostalCodeParts,
  emailPrefix,
  invisible,
  isPhoneNumber,
  maxSanitizedLength,
  minWordLength,
  phonePrefix,
  phonePunctuation,
  roundApostrophe,
  textDirection,
  whiteSpaceOrInvisible,
} from "./formats.ts";

/** Sanitizes a text, unless it is so long that it fits in no field. */
export const sanitizeIfShort = (text: string, sanitize: (text: string) => string): string =>
  text.length > maxSanitizedLength ? text : sanitize(text);

/** Half surrogate pairs cannot be stored as UTF-8. The oldest browsers of the site lack `toWellFormed`. */
const replaceLoneSurrogates = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

/** One line without control characters, trimmed. */
export const sanitizeLine = (text: string): string =>
  replaceLoneSurrogates(text)
    .replace(/\p{Cc}+/gu, " ")
    .replace(textDirection, "")
    .trim();

/** Lines, separated by `\n`, without other control characters, trimmed. A tab becomes a space, because it separates words. */
export const sanitizeLines = (text: string): string =>
  replaceLoneSurrogates(text)
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(textDirection, "")
    .trim();

/**
 * Removes the final full stop that dictation adds, unless the last word may be an abbreviation.
 *
 * @param text a sanitized line
 * @example removeFinalFullStop("van den Berg.") // "van den Berg"
 * @example removeFinalFullStop("Jansen Jr.") // "Jansen Jr."
 */
export function removeFinalFullStop(text: string): string {
  const [, lastWord = ""] = /(?:^|\s)([^\s.]+)\.$/u.exec(text) ?? [];
  const length = lastWord.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return length >= minWordLength ? text.slice(0, -1) : text;
}

/** A name or a part of an address: one line without a final full stop. */
export const sanitizeName = (text: string): string => removeFinalFullStop(sanitizeLine(text));

/**
 * An address without what comes with a copied or dictated one.
 *
 * @example sanitizeEmail("Tim <mailto:tim.o’connor@example.com>") // "tim.o'connor@example.com"
 */
export const sanitizeEmail = (text: string): string =>
  sanitizeLine(text)
    .replace(invisible, "")
    .trim()
    .replace(roundApostrophe, "'")
    .replace(bracketedEmail, "$1")
    .trim()
    .replace(emailPrefix, "")
    .trim()
    .replace(/([A-Za-z])\.$/, "$1");

const trunkZero = new RegExp(String.raw`^(\+(?:${callingCodes}))0`);
const startsWithCode = new RegExp(`^(?=${callingCodes})`);

/** Removes the 0 that is dialed only inside a country: `+310612345678` becomes `+31612345678`. */
const removeTrunkZero = (number: string): string => number.replace(trunkZero, "$1");

/**
 * Removes what people put between digits and reads a leading `00` as `+`. A number that matches no pattern is also read without
 * the zero after its country code, and with the plus sign before it.
 *
 * @returns the first reading of the number that a country's pattern accepts, or the number as typed
 * @example sanitizePhoneNumber("0031 (0)6-12 34 56 78") // "+31612345678"
 * @example sanitizePhoneNumber("tel:31612345678") // "+31612345678"
 */
export function sanitizePhoneNumber(text: string): string {
  const number = sanitizeLine(text)
    .replace(whiteSpaceOrInvisible, "")
    .replace(phonePrefix, "")
    .replaceAll("(0)", "")
    .replace(phonePunctuation, "")
    .replace(/^00/, "+");
  const withPlus = number.replace(startsWithCode, "+");
  const readings = [number, removeTrunkZero(number), withPlus, removeTrunkZero(withPlus)];
  return readings.find(isPhoneNumber) ?? number;
}

/** Upper case, without white space and final full stop. @example sanitizePostalCode(" 1234ab ") // "1234AB" */
export const sanitizePostalCode = (text: string): string =>
  removeFinalFullStop(sanitizeLine(text).replace(whiteSpaceOrInvisible, "").toUpperCase());

/** Separates the parts of a Dutch postal code by a space. @example formatDutchPostalCode("NL-1234-AB") // "1234 AB" */
export const formatDutchPostalCode = (postalCode: string): string => postalCode.replace(dutchPostalCodeParts, "$1 $2");

/** Truncates to a length in UTF-16 units, never inside a surrogate pair. */
const truncate = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();

/** One line of campaign data, truncated because no visitor could shorten it. */
export const sanitizeCampaign = (text: string, maxLength: number): string =>
  truncate(sanitizeLine(text.slice(0, maxSanitizedLength)), maxLength);

/** Rounds an amount that is not negative half up to cents, in decimal digits as Apex does: 1.005 becomes 1.01. */
export function roundToCents(euros: number): number {
  const cents = Number(`${euros}e2`);
  return Number.isNaN(cents) ? Number(euros.toFixed(2)) : Math.round(cents) / 100;
}
