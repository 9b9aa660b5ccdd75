const currency = "(?:€|EUR(?:OS?)?)";
const perPerson = String.raw`(?:P\.?P\.?|PERPERSOON)`;
const decoration = new RegExp(`^${currency}|(?:,(?:\\p{Pd}{1,2}|=))?${currency}?${perPerson}?$`, "giu");
const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const groupedWithDecimals = /^[1-9]\d{0,2}(?:([.,])\d{3})+(?!\1)[.,]\d{1,2}$/;
const plain = /^(?:\d+(?:[.,]\d{1,2})?|0[.,]\d{3})$/;

/**
 * Parses an amount in Dutch or plain notation. A lone separator before exactly three digits groups thousands.
 *
 * @returns euros, or undefined for text that is no amount
 * @example parseAmount("€ 1.250,50 p.p.") // 1250.5
 * @example parseAmount("1.250") // 1250
 */
export function parseAmount(text: string): number | undefined {
  const amount = text.replace(/[\s\p{Z}\p{Cf}]/gu, "").replace(decoration, "");
  if (grouped.test(amount)) return Number(amount.replace(/[.,]/g, ""));
  if (groupedWithDecimals.test(amount)) {
    const [decimals = ""] = amount.match(/\d+$/) ?? [];
    const euros = amount.slice(0, -decimals.length - 1).replace(/[.,]/g, "");
    return Number(`${euros}.${decimals}`);
  }
  return plain.test(amount) ? Number(amount.replace(",", ".")) : undefined;
}

/** Bounds of an amount, as the attributes of a native number field. */
export interface AmountBounds {
  min?: string | number | undefined;
  max?: string | number | undefined;
  /** The distance between two amounts, counted from `min`, or `any`. */
  step?: string | number | undefined;
}

/**
 * Whether text is an amount within bounds. No text is: whether it is required is not about bounds.
 *
 * @example isAmountWithin("1.250,50", { min: "0.00", step: "0.25" }) // true
 */
export function isAmountWithin(text: string, { min, max, step }: AmountBounds): boolean {
  if (!text.trim()) return true;
  const amount = parseAmount(text);
  if (amount === undefined || amount < Number(min) || amount > Number(max)) return false;
  const steps = (amount - (Number(min) || 0)) / Number(step);
  // 0.3 / 0.1 is not an integer in floating point. Without a step the difference is not a number.
  return !(Math.abs(steps - Math.round(steps)) > 1e-6);
}
