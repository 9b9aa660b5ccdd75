import { readAmount } from "./amount.ts";
import { sanitizeLine } from "../formats/sanitize.ts";

/**
 * The words of a budget that say more than the number that is stored; empty if there are none.
 *
 * @example budgetNote("5000 tot 7500") // "Budget: 5000 tot 7500"
 * @example budgetNote("€ 5.000") // ""
 */
export const budgetNote = (text: string): string =>
  readAmount(text)?.isExact === false ? `Budget: ${sanitizeLine(text).replace(/\s+/g, " ")}` : "";

/** Appends the words of a budget to the wishes, unless the wishes contain them or would become too long. */
export function withBudgetNote(wishes: string, budget: string, fits: (wishes: string) => boolean): string {
  const note = budgetNote(budget);
  const noted = [wishes, note].filter(Boolean).join("\n");
  return note && !wishes.includes(note) && fits(noted) ? noted : wishes;
}
