import { invalidFields } from "../../model/validate.ts";
import { isUntouched } from "../../model/values.ts";
import type { Effect, EffectContext } from "../effect.ts";
import { submitErrors } from "../quotation-state.ts";

/** Emits measurement events. They contain steps, names of fields and an amount, never what identifies a visitor. */
export function tracking({ ports: { track } }: EffectContext): Effect {
  if (!track) return () => {};
  let isStarted = false;
  let isFinished = false;
  return ({ before, after, event }) => {
    const { step } = after;
    if (event.type === "started") isStarted = after.isRestored;
    if (event.type === "changed" && !isStarted && !isUntouched(after.values)) {
      isStarted = true;
      track("quote_start", { step });
    }
    if (step > before.step && event.type !== "started") track("quote_step", { step });
    const hasNewErrors = after.phase.name === "invalid" && after.focus !== before.focus;
    if (hasNewErrors) track("quote_error", { step, fields: invalidFields(submitErrors(after)) });
    if (event.type === "submissionSucceeded") {
      isFinished = true;
      const { reference, value } = event;
      track("generate_lead", { id: reference, ...(value !== undefined && { value, currency: "EUR" }) });
    }
    if (event.type === "reset") isStarted = isFinished = false;
    if (event.type === "pageLeft" && isStarted && !isFinished) track("quote_abandon", { step });
  };
}
