import { useEffect, useState, type RefObject } from "react";
import { dispatchWindowEvent, useWindowEvent, windowEventNames } from "../../events/index.ts";
import { toNumber } from "../../settings/properties.ts";

/** Milliseconds that the listening component lets pass, so that a phone draws the form's own step first. */
const patience = 100;

/**
 * The step that the request form is at, shortly after it announces it; the first until it does.
 *
 * @param ref any element of the listening component
 */
export function useStep(ref: RefObject<Element | null>): number {
  const [step, setStep] = useState(1);
  useWindowEvent(ref, windowEventNames.stepChange, ({ step: announced }: { step: unknown }) => {
    // Any script may announce a step: what is no number changes nothing.
    setTimeout(() => setStep((current) => toNumber(announced, 1, Infinity) ?? current), patience);
  });
  // The form may have gone on before this was drawn.
  useEffect(() => dispatchWindowEvent(ref.current, windowEventNames.stepAsked, null), [ref]);
  return step;
}
