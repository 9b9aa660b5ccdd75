import { normalizeTrip, chosenDestination, findDestination, withListedSource } from "../model/destination.ts";
import { destinationOf } from "../model/rules.ts";
import { stepCount, type Step } from "../model/field.ts";
import { fields, type FieldName, type QuotationValues } from "../model/fields.ts";
import {
  hasErrors,
  invalidFields,
  validateField,
  validateStep,
  type Advise,
  type FieldErrors,
} from "../model/validate.ts";
import { isUntouched, mergeDraft } from "../model/values.ts";
import type { FormOptions, Option } from "../model/options.ts";
import type { Draft } from "./draft.ts";
import {
  initialState,
  isBusy,
  type Attempt,
  type FocusMove,
  type QuotationState,
  type Start,
} from "./quotation-state.ts";

/** Everything that can happen to the form. Times are in milliseconds since the epoch. */
export type QuotationEvent =
  /** The form starts. `key` is for the first submission, unless the draft has one. */
  | { type: "started"; key: string; draft?: Draft | undefined }
  | { type: "changed"; values: Partial<QuotationValues>; unparseable?: { name: FieldName; is: boolean } | undefined }
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
  /** The link that led here names a destination: a value or label of the picklist. */
  | { type: "prefilled"; destination: string }
  | { type: "offerAccepted" }
  /** The answers were changed after a failed submission, so they get a key of their own. */
  | { type: "keyReplaced"; key: string }
  | { type: "startReceived"; start: Start }
  /** A request is being submitted. */
  | { type: "attempted"; attempt: Attempt }
  /** `reference` identifies the request for measurement. */
  | { type: "submissionSucceeded"; isRedirecting: boolean; reference: string }
  /** The thank-you page could not be opened. */
  | { type: "redirectFailed" }
  /** `isRejected`: the server is known not to have stored the request. */
  | { type: "submissionFailed"; isRejected: boolean }
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

const steps = [1, 2, 3] as const;
const nextStep = (step: Step): Step => (step === 1 ? 2 : 3);
const previousStep = (step: Step): Step => (step === 3 ? 2 : 1);

function showStep(state: QuotationState, step: Step, focus: FocusMove = { to: "step" }): QuotationState {
  return {
    ...state,
    step,
    // Leaving step 2 normalizes destination and dates.
    values: step === 3 ? normalizeTrip(state.values, state.options.destinations) : state.values,
    phase: { name: "editing" },
    // The fields of the step are created again, without text that could not be parsed.
    unparseable: new Set(),
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

/** Moves one step on, if the step is valid. */
function moveOn(state: QuotationState): QuotationState {
  const errors = validateStep(state.step, state);
  if (hasErrors(errors)) return withErrors(state, errors);
  return showStep(state, nextStep(state.step));
}

/** Whether the visitor chose or typed a destination. */
const isChosen = ({ value }: Option, { values, options }: QuotationState): boolean =>
  values.destinationChoice === "known" && findDestination(destinationOf(values), options.destinations)?.value === value;

/** Submits, if every step is valid: a restored draft may hold answers that the current rules reject. */
function submit(state: QuotationState, honeypot: string): QuotationState {
  const invalidStep = firstInvalidStep(state);
  if (!invalidStep)
    return { ...state, phase: { name: "submitting", honeypot }, leftFields: new Set(), focus: { to: "progress" } };
  const shown = invalidStep === state.step ? state : showStep(state, invalidStep);
  return withErrors(shown, validateStep(invalidStep, shown));
}

/** The errors of the last submit that still apply. A field whose error changed kind is validated again at the next submit. */
function remaining(shown: FieldErrors, state: QuotationState): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of invalidFields(shown)) {
    const error = validateField(name, state);
    if (error && error.kind === shown[name]?.kind) errors[name] = error;
  }
  return errors;
}

function revalidate(state: QuotationState): QuotationState {
  if (state.phase.name !== "invalid") return state;
  const errors = remaining(state.phase.errors, state);
  return { ...state, phase: hasErrors(errors) ? { name: "invalid", errors } : { name: "editing" } };
}

function change(
  state: QuotationState,
  { values, unparseable }: Omit<Extract<QuotationEvent, { type: "changed" }>, "type">,
): QuotationState {
  const names = new Set(state.unparseable);
  if (unparseable) names[unparseable.is ? "add" : "delete"](unparseable.name);
  const leftFields = new Set([...state.leftFields].filter((name) => !(name in values)));
  const changed = { ...state, values: { ...state.values, ...values }, unparseable: names, leftFields };
  const isOfferChosen = state.offeredDestination && isChosen(state.offeredDestination, changed);
  return revalidate(isOfferChosen ? { ...changed, offeredDestination: undefined } : changed);
}

function start(state: QuotationState, key: string, draft: Draft | undefined): QuotationState {
  if (!draft) return { ...state, key };
  // What was typed before the script arrived is newer than the draft, and stays in view.
  const hasTyped = !isUntouched(state.values);
  return {
    ...state,
    values: mergeDraft(state.values, draft.values),
    step: hasTyped ? state.step : draft.step,
    isRestored: !isUntouched(draft.values),
    key: draft.key || key,
    start: draft.start,
    attempts: draft.attempts,
  };
}

function followHistory(state: QuotationState, step: number, isForward: boolean): QuotationState {
  if (isBusy(state) || state.phase.name === "submitted" || step === state.step) return state;
  if (step < state.step) return showStep(state, step === 2 ? 2 : 1);
  // The entry is older than the last reset: do not validate an empty form because of it.
  if (!isForward || state.step === stepCount || isUntouched(state.values)) return state;
  return moveOn(state);
}

function readOptions(state: QuotationState, options: FormOptions): QuotationState {
  const values = withListedSource(state.values, options.customerSources ?? []);
  return {
    ...state,
    options,
    values: state.step === 3 ? normalizeTrip(values, options.destinations) : values,
  };
}

const withDestination = (state: QuotationState, option: Option): QuotationState =>
  change(state, { values: { ...chosenDestination(option), destinationChoice: "known" } });

function prefill(state: QuotationState, text: string): QuotationState {
  const option = findDestination(text, state.options.destinations);
  if (!option || isBusy(state)) return state;
  const { destinationChoice } = state.values;
  const isUnanswered = destinationChoice === "known" ? destinationOf(state.values) === "" : destinationChoice === "";
  // A visitor who restored the answer "unknown" gave it after the link was followed.
  if (isUnanswered || (destinationChoice === "unknown" && !state.isRestored)) return withDestination(state, option);
  return isChosen(option, state) ? state : { ...state, offeredDestination: option };
}

/** Computes the next state. Pure: effects subscribe to transitions. */
export function reduce(state: QuotationState, event: QuotationEvent): QuotationState {
  switch (event.type) {
    case "started":
      return start(state, event.key, event.draft);
    case "changed":
      return isBusy(state) ? state : change(state, event);
    case "fieldLeft":
      return isBusy(state) ? state : { ...state, leftFields: new Set(state.leftFields).add(event.name) };
    case "stepShown":
      return event.step === state.step && state.shownAt === undefined ? { ...state, shownAt: event.at } : state;
    case "nextRequested": {
      if (isBusy(state) || state.phase.name === "submitted") return state;
      if (isDoubleActivation(event.at, state)) return state;
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
    case "prefilled":
      return prefill(state, event.destination);
    case "offerAccepted": {
      const { offeredDestination: option } = state;
      return option && !isBusy(state) ? { ...withDestination(state, option), offeredDestination: undefined } : state;
    }
    case "keyReplaced":
      return { ...state, key: event.key, start: undefined };
    case "startReceived":
      return event.start.key === state.key ? { ...state, start: event.start } : state;
    case "attempted":
      return { ...state, attempts: [event.attempt, ...state.attempts.filter(({ key }) => key !== event.attempt.key)] };
    case "submissionSucceeded":
      return state.phase.name === "submitting" ? finish(state, event.isRedirecting) : state;
    case "redirectFailed":
      return state.phase.name === "submitted" ? finish(state, false) : state;
    case "submissionFailed":
      return state.phase.name === "submitting"
        ? {
            ...state,
            phase: { name: "failed" },
            focus: { to: "failure" },
            attempts: event.isRejected ? state.attempts.slice(1) : state.attempts,
          }
        : state;
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
