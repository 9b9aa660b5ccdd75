import { isUntouched } from "../../model/values.ts";
import type { Effect, EffectContext, Transition } from "../effect.ts";
import { isBusy } from "../quotation-state.ts";

/** Whether the form stays where it is although the visitor went to another entry: during a submission, or because the step is invalid. */
const isDenied = ({ before, after, event }: Transition): boolean =>
  after.step === before.step &&
  (isBusy(after) || ("isForward" in event && event.isForward && !isUntouched(after.values)));

/** Synchronizes the browser's history with the step. */
export function stepHistory({ ports: { history }, dispatch, signal }: EffectContext): Effect {
  if (!history) return () => {};
  const unsubscribe = history.onStep((step, isForward) => dispatch({ type: "historyMoved", step, isForward }));
  signal.addEventListener("abort", unsubscribe, { once: true });
  /** The step of the current entry, whose fields are being fetched. */
  let awaited: number | undefined;

  const follow = (transition: Transition, step: number): void => {
    const { after } = transition;
    const left = awaited;
    const isAwaited = (entry: number | undefined): boolean =>
      after.phase.name === "loadingStep" && after.phase.step === entry;
    awaited = undefined;
    if (after.step === step) return;
    if (isAwaited(step)) awaited = step;
    else if (isDenied(transition)) {
      history.undo();
      // The entry to which the browser returns may be that of a step that was given up meanwhile.
      if (isAwaited(left)) awaited = left;
      else if (left !== undefined) history.replace(after.step);
    } else history.replace(after.step);
  };

  return (transition) => {
    const { before, after, event } = transition;
    if (event.type === "started" || event.type === "reset") {
      awaited = after.phase.name === "loadingStep" ? after.phase.step : undefined;
      return history.replace(awaited ?? after.step);
    }
    if (event.type === "historyMoved") return follow(transition, event.step);
    const wasAwaited = awaited !== undefined && before.phase.name === "loadingStep" && !isBusy(after);
    if (wasAwaited) {
      const isShown = after.step === awaited;
      awaited = undefined;
      return isShown ? undefined : history.replace(after.step);
    }
    if (after.step === before.step) return undefined;
    // An empty form after a submission is not a step back.
    if (after.phase.name === "submitted") return history.replace(after.step);
    return after.step > before.step ? history.push(after.step) : history.back(after.step);
  };
}
