import { windowEventNames, type WindowEventDetails, type WindowEventName } from "@travel-design/ui";
import { createStore, type StoreApi } from "zustand/vanilla";
import { stepCount, type FieldName, type Step } from "../model/fields.ts";
import { normalise } from "../model/normalise.ts";
import { splitOptions } from "../model/split-options.ts";
import { thankYouUrl } from "../model/thank-you-url.ts";
import { toAnswers } from "../model/to-payload.ts";
import { errorText, refusedFields, validateStep, type FieldErrors } from "../model/validate-step.ts";
import { emptyValues, isUntouched, withDraft, type QuotationValues } from "../model/values.ts";
import type { FormOptions, QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import { decodeDraft, encodeDraft, tolerant, type Draft } from "./draft.ts";
import { sendRequest } from "./send-request.ts";
import { createStartTokenKeeper } from "./start-token.ts";

/** What the form shows. */
export interface QuotationState {
  values: QuotationValues;
  /** Native inputs whose text the browser could not read. */
  unreadable: ReadonlySet<FieldName>;
  step: Step;
  /** Errors of the last submit that have not been corrected yet. */
  errors: FieldErrors;
  /** How the last submit of this step ended, unless it went well. */
  problem: "refused" | "failed" | undefined;
  /** Counts what must move focus: the step changes, and the submits that did not go well. */
  moves: number;
  problems: number;
  busy: boolean;
  options: FormOptions;
  /** True once a request was sent and the page stays. */
  sent: boolean;
}

/** Tells the other blocks on the page, by window event. */
export type Announce = <Name extends WindowEventName>(name: Name, detail: WindowEventDetails[Name]) => void;

/** The form as an object: its state and what can happen to it. */
export interface QuotationStore {
  state: StoreApi<QuotationState>;
  /** Begins: restores the draft, reads the options, asks for a start token. Returns what ends it. */
  start(): () => void;
  /** The visitor changed some answers; `unreadable` names the field when its text cannot be read. */
  change(answers: Partial<QuotationValues>, unreadable?: { name: FieldName; is: boolean }): void;
  /** The visitor sent the step. @param website the honeypot's content */
  submit(website: string): void;
  goBack(): void;
}

const { requiredFieldMissing, invalidInput, submissionError, resetErrors, loadingChange, scrollToTop, stepChange } =
  windowEventNames;

/** How long the overlay stays after a success, for a page that is left; then a visitor who comes back can begin anew. */
const leavingTime = 5_000;

/** Keeps the errors that still hold; a field that became right, or wrong in another way, is judged at the next submit. */
function stillRefused(shown: FieldErrors, current: FieldErrors): FieldErrors {
  return Object.fromEntries(
    refusedFields(shown).flatMap((name) => (current[name] === shown[name] ? [[name, shown[name]]] : [])),
  );
}

/** Makes the store of one form. Nothing happens before `start`. */
export function createQuotationStore(
  ports: QuotationPorts,
  settings: QuotationSettings,
  announce: Announce,
): QuotationStore {
  const configuredSources = splitOptions(settings.customerSources);
  const beginning: QuotationState = {
    values: emptyValues,
    unreadable: new Set(),
    step: 1,
    errors: {},
    problem: undefined,
    moves: 0,
    problems: 0,
    busy: false,
    options: { customerSources: configuredSources },
    sent: false,
  };
  const state = createStore<QuotationState>(() => beginning);
  const storage = tolerant(settings.forgetAnswers ? undefined : ports.draftStorage);
  let kept: Pick<Draft, "token" | "attempt"> = {};

  const saveDraft = (): void => {
    const { values, step } = state.getState();
    storage.write(encodeDraft({ values, step, ...kept }, ports.clock.now()));
  };
  const keep = (part: Partial<typeof kept>): void => {
    kept = { ...kept, ...part };
    saveDraft();
  };
  const tokens = createStartTokenKeeper(ports, (token) => keep({ token }));

  const showErrors = (errors: FieldErrors): void => {
    const before = state.getState().errors;
    state.setState({ errors });
    for (const fieldId of refusedFields(before))
      if (!errors[fieldId]) announce(requiredFieldMissing, { fieldId, error: false });
  };

  const refuse = (errors: FieldErrors): void => {
    for (const fieldId of refusedFields(errors)) {
      const kind = errors[fieldId] ?? "invalid";
      const name = kind === "missing" ? requiredFieldMissing : invalidInput;
      announce(name, { fieldId, error: true, errorMessage: errorText(kind) });
    }
    state.setState(({ problems }) => ({ problem: "refused", problems: problems + 1 }));
  };

  const showStep = (step: Step): void => {
    const { step: current, values, options } = state.getState();
    const settled = current === 2 && step === 3 ? normalise(values, options.destinations) : values;
    announce(resetErrors, null);
    showErrors({});
    state.setState(({ moves }) => ({ step, values: settled, problem: undefined, moves: moves + 1 }));
    saveDraft();
    announce(stepChange, { step });
    announce(scrollToTop, null);
  };

  const setBusy = (loading: boolean): void => {
    state.setState({ busy: loading });
    announce(loadingChange, { loading });
  };

  const finish = (): void => {
    storage.clear();
    kept = {};
    const stays = settings.afterSubmit === "show inline message";
    state.setState(({ options }) => ({ ...beginning, options, busy: true, sent: stays }));
    if (stays) return setBusy(false);
    const random = crypto.getRandomValues(new Uint16Array(4));
    ports.navigate(thankYouUrl(settings.thankYouPath, new Date(ports.clock.now()), random));
    ports.clock.after(leavingTime, () => setBusy(false));
  };

  const fail = (error: unknown): void => {
    ports.log("The request for a quotation could not be sent; the answers are kept.", error);
    setBusy(false);
    announce(submissionError, {});
    state.setState(({ problems }) => ({ problem: "failed", problems: problems + 1 }));
    tokens.renew();
  };

  const send = (website: string): void => {
    const { values, options } = state.getState();
    setBusy(true);
    const context = { ports, tokens, website, lastAttempt: kept.attempt, onAttempt: keepAttempt };
    sendRequest(toAnswers(values, options), context).then(finish, fail);
  };
  const keepAttempt = (attempt: Draft["attempt"]): void => keep({ attempt });

  const stepErrors = (): FieldErrors => validateStep(state.getState().step, state.getState());

  const goForward = (): boolean => {
    const { step } = state.getState();
    if (refusedFields(stepErrors()).length > 0 || step >= stepCount) return false;
    showStep(step === 1 ? 2 : 3);
    return true;
  };

  const followHistory = (step: number): void => {
    const { step: current, busy } = state.getState();
    if (!busy && step < current) return showStep(step === 2 ? 2 : 1);
    const hasMoved = !busy && step > current && goForward();
    if (!hasMoved) ports.history?.replace(current);
  };

  const restore = (draft: Draft | undefined): void => {
    if (draft) {
      const { values, step } = state.getState();
      kept = { attempt: draft.attempt };
      state.setState({ values: withDraft(values, draft.values), step: isUntouched(values) ? draft.step : step });
    }
    const { step } = state.getState();
    ports.history?.replace(step);
    if (step > 1) announce(stepChange, { step });
  };

  const readOptions = async (): Promise<void> => {
    try {
      const { destinations, customerSources = configuredSources } = await ports.readOptions();
      state.setState({ options: { ...(destinations && { destinations }), customerSources } });
    } catch (error) {
      ports.log("The lists of destinations and sources could not be read; the configured sources are offered.", error);
    }
  };

  return {
    state,
    start() {
      const draft = decodeDraft(storage.read(), ports.clock.now());
      restore(draft);
      tokens.start(draft?.token);
      void readOptions();
      const unsubscribe = ports.history?.onStep(followHistory);
      return () => {
        unsubscribe?.();
        tokens.stop();
      };
    },
    change(answers, unreadable) {
      state.setState(({ values, unreadable: before }) => {
        const after = new Set(before);
        if (unreadable) after[unreadable.is ? "add" : "delete"](unreadable.name);
        return { values: { ...values, ...answers }, unreadable: after };
      });
      showErrors(stillRefused(state.getState().errors, stepErrors()));
      saveDraft();
    },
    submit(website) {
      if (state.getState().busy) return;
      announce(resetErrors, null);
      state.setState({ problem: undefined });
      const errors = stepErrors();
      showErrors(errors);
      if (refusedFields(errors).length > 0) return refuse(errors);
      if (goForward()) return ports.history?.push(state.getState().step);
      send(website);
    },
    goBack() {
      const { step, busy } = state.getState();
      if (busy || step === 1 || ports.history?.back()) return;
      showStep(step === 3 ? 2 : 1);
      ports.history?.replace(state.getState().step);
    },
  };
}
