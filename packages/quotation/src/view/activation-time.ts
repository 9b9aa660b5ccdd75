import type { MouseEvent } from "react";
import type { Clock } from "../ports.ts";

/** Says when the visitor pressed the submit button. */
export interface ActivationTime {
  /** To be called with every press in the form, before it is handled. */
  recordActivation(event: MouseEvent): void;
  /** In milliseconds since the epoch. */
  readActivation(): number;
}

/**
 * Takes the time of the last press in the form. On a slow device the press is handled later than it was made, and a second press would
 * activate the button of the next step.
 */
export function createActivationTime(clock: Clock): ActivationTime {
  /** How long the last press had waited, in milliseconds. */
  let delay = 0;
  return {
    recordActivation({ nativeEvent: { view, timeStamp } }) {
      if (view) delay = view.performance.now() - timeStamp;
    },
    // Browsers press the button for the Enter key too, so that each submit has a press.
    readActivation: () => clock.now() - delay,
  };
}
