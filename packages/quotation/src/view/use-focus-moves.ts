import { useEffect, useRef, type RefObject } from "react";
import { scrollToElement } from "../frame/scroll-to-element.ts";
import type { FieldName } from "../model/fields.ts";
import type { QuotationState } from "../store/quotation-state.ts";
import { afterPaint } from "./after-paint.ts";

/**
 * Moves focus to `state.focus`: to the step, to the errors of a submit, to a field, or to the message of a failed submission.
 *
 * @param progress gets the focus if the step has no title
 * @returns refs for the elements of a step
 */
export function useFocusMoves(
  { focus }: QuotationState,
  progress: RefObject<HTMLElement | null>,
  focusField: (name: FieldName) => void,
) {
  const frame = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const errors = useRef<HTMLHeadingElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current && (focus?.to === "step" || focus?.to === "form"))
      scrollToElement(frame.current, focus.to === "form");
    if (focus?.to === "errors") errors.current?.focus();
    else if (focus?.to === "failure") failure.current?.focus();
    else if (focus?.to === "field") focusField(focus.name);
    else if (focus) {
      const target = title.current ?? progress.current;
      // Moving focus forces a layout. The page scrolls smoothly, and a jump to the focused element would undo that.
      return afterPaint(target, () => target?.focus({ preventScroll: true }));
    }
    return undefined;
  }, [focus, progress, focusField]);
  return { frame, title, errors, failure };
}
