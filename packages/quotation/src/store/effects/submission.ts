import { laterStepMessages } from "../../later-step-messages.ts";
import { adviseIn } from "../../model/advice.ts";
import { RequestRejectedError } from "../../ports.ts";
import type { Effect, EffectContext, StartTokens } from "../effect.ts";
import { isKeyDiscarded } from "../attempts.ts";
import { isBusy, type QuotationState } from "../quotation-state.ts";
import { submitRequest } from "./submit-request.ts";
import { inputOf } from "./stored-answers.ts";

function wasUsedForOtherAnswers(state: QuotationState): boolean {
  const attempt = state.attempts.find(({ key }) => key === state.key);
  return attempt !== undefined && attempt.input !== inputOf(state);
}

/**
 * Submits the request once per phase `submitting`, and again when the connection is back. Also adds advice to the errors of fields, whose
 * texts arrive with this script.
 */
export function submission(context: EffectContext, tokens: StartTokens): Effect {
  const { ports, messages, dispatch, signal } = context;
  const { advice } = messages?.laterSteps ?? laterStepMessages;
  dispatch({ type: "adviceLoaded", advise: adviseIn(advice) });
  const unsubscribe = ports.connection?.onOnline(() => dispatch({ type: "connectionRestored" }));
  signal.addEventListener("abort", () => unsubscribe?.(), { once: true });

  const submit = async (state: QuotationState, honeypot: string): Promise<void> => {
    try {
      await submitRequest(context, tokens, state, honeypot);
    } catch (error) {
      ports.log("The request could not be submitted; the answers stay in the form.", error);
      dispatch({ type: "submissionFailed", isRejected: error instanceof RequestRejectedError });
    }
  };

  return (transition) => {
    const { before, after, event } = transition;
    const { phase } = after;
    if (phase.name === "submitting" && before.phase.name !== "submitting") {
      void submit(after, phase.honeypot);
    }
    // The lists of the org may change answers during the submission.
    const mayDiffer = after.values !== before.values || event.type === "submissionFailed";
    const isOutdated = mayDiffer && !isBusy(after) && wasUsedForOtherAnswers(after);
    if (isOutdated || isKeyDiscarded(transition) || event.type === "reset")
      dispatch({ type: "keyReplaced", key: crypto.randomUUID() });
  };
}
