import { useEffect, useRef } from "react";
import type { FormMessages } from "../messages.ts";
import { stepCount } from "../model/field.ts";
import type { PageTitlePort } from "../ports.ts";
import type { QuotationState } from "../store/quotation-state.ts";

/**
 * Adds the step to the title of the page, and whether the last submit failed: "Fout: Stap 2 van 3 | Reizen op maat". A page without a
 * title of its own gets that of the form.
 */
export function usePageTitle(
  port: PageTitlePort,
  { step, phase, shownAt }: Pick<QuotationState, "step" | "phase" | "shownAt">,
  brand: string,
  messages: FormMessages,
): void {
  const isFailed = phase.name === "invalid" || phase.name === "failed";
  const original = useRef("");
  const written = useRef("");
  useEffect(() => {
    // The visitor waits for the step, not for the title.
    if (shownAt === undefined) return;
    const current = port.read();
    // Another block may set a title, too.
    if (current !== written.current) original.current = current;
    const own = original.current || messages.pageTitle(brand);
    const title = step === 1 ? own : messages.titleWithStep(messages.progress(step, stepCount), own);
    written.current = isFailed ? messages.titleWithError(title) : title;
    if (written.current !== current) port.write(written.current);
  }, [port, step, shownAt, isFailed, brand, messages]);
}
