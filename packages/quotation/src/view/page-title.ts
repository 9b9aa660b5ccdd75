import { messages } from "../messages.ts";
import { stepCount } from "../model/fields.ts";
import type { QuotationState } from "../store/quotation-state.ts";

/**
 * The page's title while the form is in a state: which step, and whether the last submit went wrong.
 *
 * @example pageTitleOf({ step: 2, problem: "refused" }, "Voorbeeld")
 * // "Fout: Stap 2 van 3 | Offerte aanvragen | Voorbeeld travel design"
 */
export function pageTitleOf({ step, problem }: Pick<QuotationState, "step" | "problem">, brand: string): string {
  const title = messages.pageTitle(brand);
  const located = step === 1 ? title : messages.titleWithStep(messages.progress(step, stepCount), title);
  return problem ? messages.titleWithError(located) : located;
}
