/**
 * Tolerant input, strict storage: what people type becomes what the rules accept and the org stores.
 * Apex and the local org sanitize in the same way; one table of cases runs against all three.
 */
import { countryCodePattern, isPhoneNumber } from "./patterns.ts";

/** Control characters of text direction: they change how an employee reads the text around them. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
const invisible = /\p{Cf}/gu;
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, "\uFFFD");

/** One line without control characters, trimmed. */
export const sanitizeLine = (text: string): string =>
  wellFormed(text)
    .replace(/\p{Cc}+/gu, " ")
    .replace(directionControls, "")
    .trim();

/** Lines without control characters, trimmed. */
export const sanitizeLines = (text: string): string =>
  wellFormed(text)
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();

/**
 * Removes the final full stop that dictation adds, unless the last word may be an abbreviation.
 *
 * @example withoutFullStop("van den Berg.") // "van den Berg"
 * @example withoutFullStop("Jansen Jr.") // "Jansen Jr."
 */
export function withoutFullStop(text: string): string {
  const [, lastWord = ""] = /(?:^|\s)([^\s.]+)\.$/u.exec(text) ?? [];
  const length = lastWord.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return length >= 3 ? text.slice(0, -1) : text;
}

/** Trims, and removes invisible characters that come with a copied address. */
export const sanitizeEmail = (text: string): string => text.replace(invisible, "").trim();

/** @example withoutTrunkZero("+310612345678") // "+31612345678" */
function withoutTrunkZero(number: string): string {
  const [code = ""] = number.startsWith("+") ? (countryCodePattern.exec(number) ?? []) : [];
  return code && number[code.length] === "0" ? code + number.slice(code.length + 1) : number;
}

/**
 * Removes what people put between digits and reads a leading `00` as `+`. A number that matches no pattern is also read without
 * the zero after its country code, and with the plus sign before it.
 *
 * @example sanitizePhoneNumber("0031 (0)6-12 34 56 78") // "+31612345678"
 * @example sanitizePhoneNumber("31612345678") // "+31612345678"
 */
export function sanitizePhoneNumber(text: string): string {
  const number = text
    .replace(/\(\s*0\s*\)/g, "")
    .replace(/[\s\p{Z}\p{Cf}\p{Pd}\u2212./()[\]]/gu, "")
    .replace(/^00/, "+");
  const readings = [number, withoutTrunkZero(number)];
  if (/^\d/.test(number) && countryCodePattern.test(number))
    readings.push(`+${number}`, withoutTrunkZero(`+${number}`));
  return readings.find(isPhoneNumber) ?? number;
}

/** Upper case, without white space. @example sanitizePostalCode(" 1234ab ") // "1234AB" */
export const sanitizePostalCode = (text: string): string =>
  withoutFullStop(text.replace(/[\s\p{Z}\p{Cf}]/gu, "")).toUpperCase();

/** @example withDutchSpace("1234AB") // "1234 AB" */
export const withDutchSpace = (postalCode: string): string => postalCode.replace(/^(\d{4})([A-Z]{2})$/, "$1 $2");

/** Cuts to a length in UTF-16 units, never inside a surrogate pair. */
export const truncate = (text: string, length: number): string =>
  wellFormed(text)
    .slice(0, length)
    .replace(/\p{Cs}$/u, "");
