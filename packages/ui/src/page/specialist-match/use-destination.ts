import { startTransition, useEffect, useState, type RefObject } from "react";
import { dispatchWindowEvent, useWindowEvent, windowEventNames } from "../../events/index.ts";

/**
 * The destination that the request form announced last; empty without one.
 *
 * @param ref any element of the listening component
 */
export function useDestination(ref: RefObject<Element | null>): string {
  const [destination, setDestination] = useState("");
  useWindowEvent(ref, windowEventNames.destinationChange, (detail) => {
    // The form renders its own change first.
    startTransition(() => setDestination(detail.destination));
  });
  // The form may have announced its destination before this component was mounted.
  useEffect(() => dispatchWindowEvent(ref.current, windowEventNames.stepRequested, null), [ref]);
  return destination;
}
