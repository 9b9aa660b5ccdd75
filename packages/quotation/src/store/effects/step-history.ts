import { isUntouched } from "../../model/values.ts";
import type { Effect, EffectContext } from "../effect.ts";
import { isBusy } from "../quotation-state.ts";

/** Synchronizes the browser's history with the step. */
export function stepHistory({ ports: { history }, dispatch, signal }: EffectContext): Effect {
  if (!history) return () => {};
  const unsubscribe = history.onStep((step, isForward) => dispatch({ type: "historyMoved", step, isForward }));
  signal.addEventListener("abort", unsubscribe, { once: true });
  return ({ before, after, event }) => {
    if (event.type === "started" || event.type === "reset") return history.replace(after.step);
    if (event.type !== "historyMoved") {
      if (after.step === before.step) return;
      // An empty form after a submission is not a step back.
      if (after.phase.name === "submitted") return history.replace(after.step);
      return after.step > before.step ? history.push(after.step) : history.back(after.step);
    }
    if (after.step === event.step) return;
    // The form stays where it is: during a submission, or because the step is invalid.
    const isDenied = after.step === before.step && (isBusy(after) || (event.isForward && !isUntouched(after.values)));
    if (isDenied) history.undo();
    else history.replace(after.step);
  };
}
