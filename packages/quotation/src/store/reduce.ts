import { chosenDestination, normalizeTrip, withListedSource } from "../model/destination.ts";
import { stepCount, steps, type Step } from "../model/field.ts";
import { fields, type FieldName } from "../model/fields.ts";
import { hasErrors, validateStep, type Advise, type FieldErrors } from "../model/validate.ts";
import { fieldNames, isUntouched, mergeDraft } from "../model/values.ts";
import type { FormOptions } from "../model/options.ts";
import { afterFailure, startAttempt } from "./attempts.ts";
import { change, revalidate, type Change } from "./change.ts";
import type { Draft } from "./draft.ts";
import {
  initialState,
  isBusy,
  isSubmitting,
  type Attempt,
  type FocusMove,
  type QuotationState,
  type RequestedDestination,
  type Start,
} from "./quotation-state.ts";
import { applyRequestedDestination, requestDestination, withDestination } from "./requested-destination.ts";

/** Everything that can happen to the form. Times are in milliseconds since the epoch. */
export type QuotationEvent =
  /** The form starts. `key` is for the first submission, unless the draft has one. */
  | { type: "started"; key: string; draft?: Draft | undefined }
  | ({ type: "changed" } & Change)
  /** The visitor left a field. */
  | { type: "fieldLeft"; name: FieldName }
  /** The step is on the screen. */
  | { type: "stepShown"; step: Step; at: number }
  /** The visitor activated the step's button at a time. */
  | { type: "nextRequested"; at: number; honeypot: string }
  | { type: "backRequested" }
  /** The visitor wants to change an answer of an earlier step. */
  | { type: "editRequested"; name: FieldName }
  /** The visitor went to an entry of the browser's history. */
  | { type: "historyMoved"; step: number; isForward: boolean }
  /** The sentences that help with errors are loaded. */
  | { type: "adviceLoaded"; advise: Advise }
  | { type: "optionsRead"; options: FormOptions }
  /** A link, or a choice on the page outside the form, names a destination. */
  | { type: "destinationRequested"; requested: RequestedDestination }
  | { type: "offerAccepted" }
  /** Another block names the specialist of the destination; empty names for nobody. */
  | { type: "specialistFound"; name: string; destination: string }
  /** The fields of the later steps can be shown. */
  | { type: "laterStepsLoaded" }
  | { type: "laterStepsFailed" }
  /** The page is about to be reloaded, because the fields of the later steps could not be fetched. */
  | { type: "reloadRequested" }
  /** The answers were changed after a failed submission, so they get a key of their own. */
  | { type: "keyReplaced"; key: string }
  | { type: "startReceived"; start: Start }
  /** A request is being submitted. */
  | { type: "attempted"; attempt: Attempt }
  /** A try failed, and is repeated. `isRejected`: the server is known not to have stored this try. */
  | { type: "attemptFailed"; isRejected: boolean }
  /** `reference` and `value`, in euros for all travelers together, are for measurement. */
  | { type: "submissionSucceeded"; isRedirecting: boolean; reference: string; value: number | undefined }
  /** The thank-you page could not be opened. */
  | { type: "redirectFailed" }
  /** As `attemptFailed`, but nothing is repeated. */
  | { type: "submissionFailed"; isRejected: boolean }
  /** The connection is back, so a failed submission is repeated. */
  | { type: "connectionRestored" }
  /** The visitor leaves the page, or hides it for good. */
  | { type: "pageLeft" }
  /** The visitor came back to a page whose form was submitted. */
  | { type: "reset" };

/** A second activation of the button this soon after a step was shown was meant for the step before; in milliseconds. */
const doubleActivation = 500;

/** No press waits longer than this for the page; in milliseconds. A larger difference is a clock that was set back. */
const longestWait = 10_000;

function isDoubleActivation(at: number, { shownAt }: QuotationState): boolean {
  if (shownAt === undefined) return true;
  return at - shownAt < doubleActivation && at - shownAt > -longestWait;
}

const nextStep = (step: Step): Step => (step === 1 ? 2 : 3);
const previousStep = (step: Step): Step => (step === 3 ? 2 : 1);

function showStep(state: QuotationState, step: Step, focus: FocusMove = { to: "step" }): QuotationState {
  return {
    ...state,
    step,
    // Leaving step 2 normalizes destination and dates.
    values: step === 3 ? normalizeTrip(state.values, state.options.destinations) : state.values,
    phase: { name: "editing" },
    leftFields: new Set(),
    shownAt: undefined,
    isRestored: false,
    focus,
  };
}

function edit(state: QuotationState, name: FieldName): QuotationState {
  const { step } = fields[name];
  return step < state.step ? showStep(state, step, { to: "field", name }) : state;
}

const withErrors = (state: QuotationState, errors: FieldErrors): QuotationState => ({
  ...state,
  phase: { name: "invalid", errors },
  leftFields: new Set(),
  focus: { to: "errors" },
});

const firstInvalidStep = (state: QuotationState): Step | undefined =>
  steps.find((step) => hasErrors(validateStep(step, state)));

/** Moves one step on, if the step is valid. The visible step stays until the fields of the next one can be shown. */
function moveOn(state: QuotationState): QuotationState {
  const errors = validateStep(state.step, state);
  if (hasErrors(errors)) return withErrors(state, errors);
  const step = nextStep(state.step);
  if (state.hasLaterSteps) return showStep(state, step);
  return { ...state, phase: { name: "loadingStep", step }, leftFields: new Set(), focus: { to: "progress" } };
}

function showLaterSteps(state: QuotationState): QuotationState {
  const loaded = { ...state, hasLaterSteps: true, isReloaded: false };
  if (state.phase.name !== "loadingStep") return loaded;
  const { step } = state.phase;
  // A restored step gets no focus: the visitor may be reading elsewhere on the page.
  if (!state.focus) return { ...showStep(loaded, step), focus: undefined, isRestored: state.isRestored };
  // The answers may have changed meanwhile.
  return moveOn(loaded);
}

/** Submits, if every step is valid: a restored draft may hold answers that the current rules reject. */
function submit(state: QuotationState, honeypot: string): QuotationState {
  const invalidStep = firstInvalidStep(state);
  if (!invalidStep)
    return { ...state, phase: { name: "submitting", honeypot }, leftFields: new Set(), focus: { to: "progress" } };
  const shown = invalidStep === state.step ? state : showStep(state, invalidStep);
  return withErrors(shown, validateStep(invalidStep, shown));
}

/** Whether the visitor filled in anything. What a link or a choice elsewhere on the page filled in does not count. */
function hasOwnAnswers({ values, destinationOrigin }: Draft): boolean {
  if (destinationOrigin === "visitor") return !isUntouched(values);
  return !isUntouched({ ...values, ...chosenDestination({ value: "", label: "" }), destinationChoice: "" });
}

function start(state: QuotationState, key: string, draft: Draft | undefined): QuotationState {
  if (!draft) return { ...state, key };
  const { savedAt: _savedAt, values, step, ...parts } = draft;
  const merged = mergeDraft(state.values, values);
  const restored = {
    ...state,
    ...parts,
    key: draft.key || key,
    values: merged,
    isRestored: hasOwnAnswers(draft),
  };
  // What was typed before the script arrived is newer than the draft, and stays in view. A browser that comes back to the page fills in
  // again what the draft has, also in a step that was hidden.
  if (step === 1 || fieldNames.some((name) => merged[name] !== values[name])) return restored;
  return state.hasLaterSteps ? { ...restored, step } : { ...restored, phase: { name: "loadingStep", step } };
}

function followHistory(state: QuotationState, step: number, isForward: boolean): QuotationState {
  if (isSubmitting(state) || state.phase.name === "submitted") return state;
  // Back to the visible step means that the visitor no longer waits for the next one.
  if (step === state.step) return state.phase.name === "loadingStep" ? { ...state, phase: { name: "editing" } } : state;
  if (step < state.step) return showStep(state, step === 2 ? 2 : 1);
  // The entry is older than the last reset: do not validate an empty form because of it.
  if (!isForward || state.step === stepCount || isUntouched(state.values)) return state;
  return moveOn(state);
}

function readOptions(state: QuotationState, options: FormOptions): QuotationState {
  const values = withListedSource(state.values, options.customerSources ?? []);
  return applyRequestedDestination({
    ...state,
    options,
    values: state.step === 3 ? normalizeTrip(values, options.destinations) : values,
  });
}

/** Computes the next state. Pure: effects subscribe to transitions. */
export function reduce(state: QuotationState, event: QuotationEvent): QuotationState {
  switch (event.type) {
    case "started":
      return start(state, event.key, event.draft);
    case "changed":
      return isSubmitting(state) ? state : change(state, event);
    case "fieldLeft":
      // The browser also takes the focus from a field whose step is hidden.
      return isSubmitting(state) || fields[event.name].step !== state.step
        ? state
        : { ...state, leftFields: new Set(state.leftFields).add(event.name) };
    case "stepShown":
      return event.step === state.step && state.shownAt === undefined ? { ...state, shownAt: event.at } : state;
    case "nextRequested": {
      if (isBusy(state) || state.phase.name === "submitted") return state;
      if (isDoubleActivation(event.at, state)) return state;
      if (state.phase.name === "stepMissing") return { ...state, phase: { ...state.phase, name: "loadingStep" } };
      return state.step === stepCount ? submit(state, event.honeypot) : moveOn(state);
    }
    case "backRequested":
      return isBusy(state) || state.step === 1 ? state : showStep(state, previousStep(state.step));
    case "editRequested":
      return isBusy(state) ? state : edit(state, event.name);
    case "historyMoved":
      return followHistory(state, event.step, event.isForward);
    case "adviceLoaded":
      return revalidate({ ...state, advise: event.advise });
    case "optionsRead":
      return readOptions(state, event.options);
    case "destinationRequested":
      return requestDestination(state, event.requested);
    case "offerAccepted": {
      const { offeredDestination: option } = state;
      return option && !isSubmitting(state) ? withDestination(state, option, "choice") : state;
    }
    case "specialistFound": {
      const { name, destination } = event;
      return { ...state, specialist: name && destination ? { name, destination } : undefined };
    }
    case "laterStepsLoaded":
      return showLaterSteps(state);
    case "laterStepsFailed":
      return state.phase.name === "loadingStep"
        ? {
            ...state,
            phase: { ...state.phase, name: "stepMissing" },
            focus: state.focus && { to: "failure" },
            isReloaded: false,
          }
        : state;
    case "reloadRequested":
      return { ...state, isReloaded: true };
    case "keyReplaced":
      return { ...state, key: event.key, start: undefined };
    case "startReceived":
      return event.start.key === state.key ? { ...state, start: event.start } : state;
    case "attempted":
      return { ...state, attempts: startAttempt(state.attempts, event.attempt) };
    case "attemptFailed":
      return { ...state, ...afterFailure(state, event.isRejected) };
    case "submissionSucceeded":
      return state.phase.name === "submitting" ? finish(state, event.isRedirecting) : state;
    case "redirectFailed":
      return state.phase.name === "submitted" ? finish(state, false) : state;
    case "submissionFailed":
      if (state.phase.name !== "submitting") return state;
      return {
        ...state,
        ...afterFailure(state, event.isRejected),
        phase: { name: "failed" },
        focus: { to: "failure" },
      };
    case "connectionRestored":
      return state.phase.name === "failed" ? submit(state, "") : state;
    case "pageLeft":
      return state;
    case "reset":
      return initialState(state);
  }
}

/** Resets the answers, unless the page is being left: an empty form would look as if nothing had been submitted. */
const finish = (state: QuotationState, isRedirecting: boolean): QuotationState => ({
  ...(isRedirecting ? state : initialState(state)),
  phase: { name: "submitted", isRedirecting },
});
