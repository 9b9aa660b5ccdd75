import { isUntouched } from "../../model/values.ts";
import type { Effect, EffectContext, Transition } from "../effect.ts";
import { isBusy, requestedStep } from "../quotation-state.ts";

/** Whether the form stays where it is although the visitor went to another entry: during a submission, or because the step is invalid. */
const isDenied = ({ before, after, event }: Transition): boolean =>
  after.step === before.step &&
  (isBusy(after) || ("isForward" in event && event.isForward && !isUntouched(after.values)));

/**
 * Synchronizes the browser's history with the step. A step gets its entry after it was painted, so that the visitor does not wait for the
 * browser.
 */
export function stepHistory({ ports: { history }, dispatch, signal }: EffectContext): Effect {
  if (!history) return () => {};
  const unsubscribe = history.onStep((step, isForward) => dispatch({ type: "historyMoved", step, isForward }));
  signal.addEventListener("abort", unsubscribe, { once: true });
  /** The step of the browser's current entry. */
  let entry = 1;
  /** Whether the fields of that step are being fetched. */
  let isAwaited = false;

  const replace = (step: number): void => history.replace((entry = step));

  const follow = (transition: Transition, step: number): void => {
    const { after } = transition;
    const wasAwaited = isAwaited;
    const current = after.step;
    const requested = after.phase.name === "loadingStep" ? after.phase.step : current;
    isAwaited = step !== current && step === requested;
    if (step === current || isAwaited) entry = step;
    else if (isDenied(transition)) {
      history.undo();
      // The entry to which the browser returns may be that of a step that was given up meanwhile.
      isAwaited = wasAwaited && entry === requested;
      if (wasAwaited && !isAwaited) replace(current);
    } else replace(current);
  };

  return (transition) => {
    const { before, after, event } = transition;
    const current = after.step;
    if (event.type === "started" || event.type === "reset") {
      isAwaited = after.phase.name === "loadingStep";
      replace(isAwaited ? requestedStep(after) : current);
    } else if (event.type === "historyMoved") follow(transition, event.step);
    else if (isAwaited) {
      isAwaited = before.phase.name !== "loadingStep" || isBusy(after);
      if (!isAwaited && entry !== current) replace(current);
    } else if (entry === current) return;
    // An empty form after a submission is not a step back.
    else if (after.phase.name === "submitted") replace(current);
    else if (event.type === "stepShown") {
      const from = entry;
      entry = current;
      if (current > from) history.push(current);
      else history.back(current);
    }
  };
}
