import { useEffect, useRef } from "react";
import type { QuotationState } from "../store/quotation-state.ts";

/** Moves focus to `state.focus`: to the step, to the errors of a submit, or to the message of a failed submission. */
export function useFocusMoves({ focus }: QuotationState) {
  const title = useRef<HTMLHeadingElement>(null);
  /** Replaces a title that a step lacks. */
  const progress = useRef<HTMLParagraphElement>(null);
  const errors = useRef<HTMLHeadingElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus?.to === "errors") errors.current?.focus();
    else if (focus?.to === "failure") failure.current?.focus();
    // The page scrolls smoothly; a jump to the focused element would undo that.
    else if (focus) (title.current ?? progress.current)?.focus({ preventScroll: true });
  }, [focus]);
  return { title, progress, errors, failure };
}
