import { useRef, type MouseEvent } from "react";
import type { Clock } from "../ports.ts";

/**
 * Reads when the visitor pressed the submit button: at the last press in the form. On a slow device the press is handled later than it was
 * made, and a second press would activate the button of the next step.
 */
export function useActivationTime(clock: Clock) {
  /** How long the last press had waited, in milliseconds. */
  const delay = useRef(0);
  return {
    recordActivation({ nativeEvent: { view, timeStamp } }: MouseEvent): void {
      if (view) delay.current = view.performance.now() - timeStamp;
    },
    /** In milliseconds since the epoch. */
    readActivation(): number {
      const at = clock.now() - delay.current;
      delay.current = 0;
      return at;
    },
  };
}
