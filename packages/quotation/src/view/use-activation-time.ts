import { useRef, type MouseEvent } from "react";
import type { Clock } from "../ports.ts";

/**
 * Reads when the visitor pressed the submit button. On a slow device the press is handled later than it was made, and a second
 * press would activate the button of the next step.
 */
export function useActivationTime(clock: Clock) {
  /** How long the last press had waited, in milliseconds. */
  const delay = useRef(0);
  return {
    recordActivation({ nativeEvent, target, currentTarget }: MouseEvent): void {
      const view = currentTarget.ownerDocument.defaultView;
      const isButton = target instanceof Element && target.closest("[type=submit]");
      // Presses of a keyboard and of scripts have no detail, and are handled at once.
      if (view && isButton && nativeEvent.detail > 0) delay.current = view.performance.now() - nativeEvent.timeStamp;
    },
    /** In milliseconds since the epoch. */
    readActivation(): number {
      const at = clock.now() - delay.current;
      delay.current = 0;
      return at;
    },
  };
}
