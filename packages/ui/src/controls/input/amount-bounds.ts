import { parseAmount } from "./parse-amount.ts";

/** Bounds of an amount, as the attributes of a native number field. */
export interface AmountBounds {
  min: string | number;
  /** The distance between two amounts, counted from `min`, or `any`. */
  step: string | number;
}

/**
 * Whether text is an amount within bounds. No text is: whether it is required is not about bounds.
 *
 * @example isAmountWithin("1.250,50", { min: "0.00", step: "0.25" }) // true
 */
export function isAmountWithin(text: string, { min, step }: AmountBounds): boolean {
  if (!text.trim()) return true;
  const amount = parseAmount(text);
  if (amount === undefined || amount < Number(min)) return false;
  const steps = (amount - (Number(min) || 0)) / Number(step);
  // 0.3 / 0.1 is not an integer in floating point. Without a step the difference is not a number.
  return !(Math.abs(steps - Math.round(steps)) > 1e-6);
}
