import type { FormMessages } from "../messages.ts";
import { stepCount } from "../model/field.ts";
import type { QuotationState } from "../store/quotation-state.ts";

/**
 * The page's title: which step it is, and whether the last submit failed.
 *
 * @example pageTitleOf({ step: 2, phase: { name: "failed" } }, "Voorbeeld", messages)
 * // "Fout: Stap 2 van 3 | Offerte aanvragen | Voorbeeld travel design"
 */
export function pageTitleOf(
  { step, phase }: Pick<QuotationState, "step" | "phase">,
  brand: string,
  messages: FormMessages,
): string {
  const title = messages.pageTitle(brand);
  const located = step === 1 ? title : messages.titleWithStep(messages.progress(step, stepCount), title);
  return phase.name === "invalid" || phase.name === "failed" ? messages.titleWithError(located) : located;
}
