import { useState, type RefObject } from "react";
import { useWindowEvent, windowEventNames } from "../../events/index.ts";
import { toNumber } from "../../layout/settings/values.ts";

/**
 * The step that the request form is at, as it announces it; the first until it does.
 *
 * @param ref any element of the listening component
 */
export function useStep(ref: RefObject<Element | null>): number {
  const [step, setStep] = useState(1);
  // Any script may announce a step: what is no number changes nothing.
  useWindowEvent(ref, windowEventNames.stepChange, ({ step: announced }: { step: unknown }) =>
    setStep((current) => toNumber(announced, 1, Infinity) ?? current),
  );
  return step;
}
