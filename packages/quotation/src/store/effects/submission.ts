import { RequestRejectedError } from "../../ports.ts";
import type { Effect, EffectContext } from "../effect.ts";
import { isBusy, type QuotationState } from "../quotation-state.ts";
import type { StartTokens } from "./start-tokens.ts";
import { inputOf } from "./stored-answers.ts";

function wasUsedForOtherAnswers(state: QuotationState): boolean {
  const attempt = state.attempts.find(({ key }) => key === state.key);
  return attempt !== undefined && attempt.input !== inputOf(state);
}

/** Submits the request once per phase `submitting`, with code that is loaded with the later steps. */
export function submission(context: EffectContext, tokens: StartTokens): Effect {
  const { ports, dispatch } = context;

  const submit = async (state: QuotationState, honeypot: string): Promise<void> => {
    try {
      const { submitRequest } = await import("./submit-request.ts");
      await submitRequest(context, tokens, state, honeypot);
    } catch (error) {
      ports.log("The request could not be submitted; the answers stay in the form.", error);
      const isRejected = error instanceof RequestRejectedError;
      dispatch({ type: "submissionFailed", isRejected });
    }
  };

  return ({ before, after, event }) => {
    const { phase } = after;
    if (phase.name === "submitting" && before.phase.name !== "submitting") {
      void submit(after, phase.honeypot);
    }
    // The lists of the org may change answers during the submission.
    const mayDiffer = after.values !== before.values || event.type === "submissionFailed";
    const isOutdated = mayDiffer && !isBusy(after) && wasUsedForOtherAnswers(after);
    // After a rejection nothing is stored under the key, and it may belong to other answers: those of a duplicated tab.
    const isRejected = event.type === "submissionFailed" && event.isRejected;
    if (isOutdated || isRejected || event.type === "reset") dispatch({ type: "keyReplaced", key: crypto.randomUUID() });
  };
}
