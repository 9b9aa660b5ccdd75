import { windowEventNames } from "@travel-design/ui/models";
import { knownDestination } from "../../model/destination.ts";
import { hasErrors, invalidFields } from "../../model/validate.ts";
import type { Announce, Effect, EffectContext } from "../effect.ts";
import { isBusy, submitErrors, type QuotationState } from "../quotation-state.ts";
import type { QuotationEvent } from "../reduce.ts";

const { requiredFieldMissing, invalidInput, submissionError, resetErrors } = windowEventNames;
const { loadingChange, scrollToTop, stepChange, destinationChange } = windowEventNames;

/** Announces each error, in the order of the form. */
function announceErrors(announce: Announce, state: QuotationState): void {
  const errors = submitErrors(state);
  for (const fieldId of invalidFields(errors)) {
    const { kind = "invalid", message: errorMessage = "" } = errors[fieldId] ?? {};
    announce(kind === "missing" ? requiredFieldMissing : invalidInput, { fieldId, error: true, errorMessage });
  }
}

function announceFixes(announce: Announce, before: QuotationState, after: QuotationState): void {
  const remaining = submitErrors(after);
  const fixed = invalidFields(submitErrors(before)).filter((fieldId) => !remaining[fieldId]);
  for (const fieldId of fixed) announce(requiredFieldMissing, { fieldId, error: false });
}

/** Announces step and destination again, for listeners that subscribed late. Step 1 and no destination are the default. */
export function announceState(announce: Announce, state: QuotationState): void {
  const destination = knownDestination(state);
  if (state.step > 1) announce(stepChange, { step: state.step });
  if (destination) announce(destinationChange, { destination });
}

/** Events that may validate a step. */
const validating: readonly QuotationEvent["type"][] = [
  "nextRequested",
  "historyMoved",
  "laterStepsLoaded",
  "connectionRestored",
];

/** Dispatches the specified window events. */
export function announcements({ announce }: EffectContext): Effect {
  return ({ before, after, event }) => {
    const isStepChange = after.step !== before.step && event.type !== "started";
    const wasValidated = validating.includes(event.type) && after.phase !== before.phase;
    const areAllFixed = hasErrors(submitErrors(before)) && !hasErrors(submitErrors(after));
    if (wasValidated || isStepChange || areAllFixed) announce(resetErrors, null);
    announceFixes(announce, before, after);
    if (wasValidated) announceErrors(announce, after);
    if (isBusy(after) !== isBusy(before)) announce(loadingChange, { loading: isBusy(after) });
    if (event.type === "submissionFailed" && after !== before) announce(submissionError, {});
    if (event.type === "started") announceState(announce, after);
    else if (knownDestination(after) !== knownDestination(before))
      announce(destinationChange, { destination: knownDestination(after) });
    if (isStepChange) announce(stepChange, { step: after.step });
    if (after.focus?.to === "step" && after.focus !== before.focus) announce(scrollToTop, null);
  };
}
