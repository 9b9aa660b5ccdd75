/**
 * Generous reading: what people type becomes what the rules and the org take.
 * The server cleans in the same way; one table of cases is run against both.
 */

/** Removes spaces, hyphens, dots, brackets and `(0)`, and reads a leading `00` as `+`. @example cleanPhoneNumber("0031 (0)6-12 34 56 78") // "+31612345678" */
export function cleanPhoneNumber(text: string): string {
  return text
    .replace(/\(\s*0\s*\)/g, "")
    .replace(/[\s().-]/g, "")
    .replace(/^00/, "+");
}

/** Upper case, with one space before the letters; anything that is no postal code only loses its spaces. @example cleanPostalCode(" 1234ab ") // "1234 AB" */
export function cleanPostalCode(text: string): string {
  return text
    .replace(/\s/g, "")
    .toUpperCase()
    .replace(/^(\d{4})([A-Z]{2})$/, "$1 $2");
}

/** Removes the spaces around an e-mail address. */
export const cleanEmail = (text: string): string => text.trim();

const currencySign = /^(?:€|EURO?)|(?:€|EURO?)$/gi;
const roundAmount = /,-{1,2}$/;
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const groupedWithDecimals = /^\d{1,3}(?:([.,])\d{3})+(?!\1)[.,]\d{1,2}$/;
const plain = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Reads an amount in Dutch or plain notation. A lone separator before exactly three digits groups thousands.
 *
 * @returns euros, or undefined when the text is no amount
 * @example parseAmount("€ 1.250,50") // 1250.5
 * @example parseAmount("1.250") // 1250
 */
export function parseAmount(text: string): number | undefined {
  const amount = text.replace(/\s/g, "").replace(currencySign, "").replace(roundAmount, "");
  if (grouped.test(amount)) return Number(amount.replace(/[.,]/g, ""));
  if (groupedWithDecimals.test(amount)) {
    const [decimals = ""] = amount.match(/\d+$/) ?? [];
    const whole = amount.slice(0, -decimals.length - 1).replace(/[.,]/g, "");
    return Number(`${whole}.${decimals}`);
  }
  return plain.test(amount) ? Number(amount.replace(",", ".")) : undefined;
}
