import { useEffect, useState, type RefObject } from "react";
import { dispatchWindowEvent, useWindowEvent, windowEventNames } from "../../events/index.ts";

/** Milliseconds to wait, so that a phone renders the form's own step first. */
const delay = 100;

/**
 * The current step of the request form, shortly after the form announces it. Step 1 until then.
 *
 * @param ref any element of the listening component
 */
export function useStep(ref: RefObject<Element | null>): number {
  const [step, setStep] = useState(1);
  useWindowEvent(ref, windowEventNames.stepChange, (detail) => {
    setTimeout(() => setStep(detail.step), delay);
  });
  // The form may have changed its step before this component was mounted.
  useEffect(() => dispatchWindowEvent(ref.current, windowEventNames.stepRequested, null), [ref]);
  return step;
}
