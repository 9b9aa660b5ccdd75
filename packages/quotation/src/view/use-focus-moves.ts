import { useEffect, useRef, type RefObject } from "react";
import { scrollToElement } from "../frame/scroll-to-element.ts";
import type { FieldName } from "../model/fields.ts";
import type { QuotationState } from "../store/quotation-state.ts";
import { afterPaint } from "./after-paint.ts";

/** Moves focus to `state.focus`: to the step, to the errors of a submit, to a field, or to the message of a failed submission. */
export function useFocusMoves(
  { focus }: QuotationState,
  frame: RefObject<HTMLElement | null>,
  focusField: (name: FieldName) => void,
) {
  const title = useRef<HTMLHeadingElement>(null);
  /** Replaces a title that a step lacks. */
  const progress = useRef<HTMLParagraphElement>(null);
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
  }, [focus, frame, focusField]);
  return { title, progress, errors, failure };
}
