import { useEffect, type RefObject } from "react";
import { dispatchWindowEvent, windowEventNames } from "../../events/index.ts";
import { useFollowed, type Followed } from "./use-followed.ts";

/**
 * The current step of the request form, shortly after the form announces it. Step 1 until then.
 *
 * @param ref the root element of the listening component
 */
export function useStep(ref: RefObject<Element | null>): Followed<number> {
  const followed = useFollowed(ref, windowEventNames.stepChange, 1, ({ step }) => step);
  // The form may have changed its step before this component was mounted.
  useEffect(() => dispatchWindowEvent(ref.current, windowEventNames.stepRequested, null), [ref]);
  return followed;
}
