// Amounts as people write them in a form, in words and digits.
import { parseAmount as parseDigits } from "@travel-design/ui/models";

const currency = "(?:€|EUR(?:OS?)?)";
const perPerson = String.raw`(?:P\.?P\.?|PERPERSOON)`;
/** ",-", ",--" and ",=" mean no cents. */
const amount = String.raw`${currency}?(\d(?:[\d.,]*\d)?)(K?)(?:,(?:\p{Pd}{1,2}|=))?${currency}?${perPerson}?`;
const about = String.raw`CA\.?|CIRCA|ONGEVEER|ROND(?:DE)?|±|\+/-|~|MAX\.?|MAXIMAAL|HOOGSTENS|HOOGUIT|MIN\.?|MINIMAAL|VANAF|TOT|TUSSEN(?:DE)?|ZO['’]N`;
const range = String.raw`\p{Pd}|/|TOT(?:ENMET)?|T/M|À|EN`;
const words = new RegExp(String.raw`^((?:${about}){0,2})${amount}(?:(?:${range})${amount})?(\+?)\.?$`, "iu");
/** White space between digits that does not group thousands: two numbers. */
const separateNumbers = /\d[\s\p{Z}]+(?!\d{3}(?!\d))\d/u;
/** Of two amounts further apart, one may lack its thousands: "5 - 7500". */
const maxRatio = 100;

/** @param thousands "k" where the digits count thousands, of which nobody writes more than 999 */
function parseNumber(digits: string, thousands = ""): number | undefined {
  const number = parseDigits(digits);
  if (number === undefined || !thousands) return number;
  return number < 1000 ? Math.round(number * 1000) : undefined;
}

/** An amount in words and digits. */
export interface Amount {
  euros: number;
  /** Whether the words say no more than the number, unlike "ca. 5000" and "5000 tot 7500". */
  isExact: boolean;
}

/** Reads an amount as {@link parseAmount} does, and whether its words say more. */
export function readAmount(text: string): Amount | undefined {
  // The Swiss write 2'500.50.
  const visible = text.replace(/\p{Cf}/gu, "").replace(/(\d)['’](?=\d{3}(?!\d))/g, "$1");
  const parts = separateNumbers.test(visible) ? undefined : words.exec(visible.replace(/[\s\p{Z}]/gu, ""));
  if (!parts) return undefined;
  const [, prefix, digits = "", thousands, lastDigits, lastThousands, plus] = parts;
  const euros = parseNumber(digits, thousands);
  if (euros === undefined || !lastDigits) return euros === undefined ? euros : { euros, isExact: !prefix && !plus };
  const last = parseNumber(lastDigits, lastThousands);
  const isRange = last !== undefined && euros < last && last <= euros * maxRatio;
  return isRange && (thousands || !lastThousands) ? { euros, isExact: false } : undefined;
}

/**
 * Parses an amount in Dutch or plain notation. A range becomes its first amount.
 *
 * @returns euros, or undefined for text that is no amount
 * @example parseAmount("€ 1.250,50 p.p.") // 1250.5
 * @example parseAmount("max. 12,5k") // 12500
 */
export const parseAmount = (text: string): number | undefined => readAmount(text)?.euros;
