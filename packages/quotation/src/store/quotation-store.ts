import { windowEventNames } from "@travel-design/ui/models";
import { createStore, type StoreApi } from "zustand/vanilla";
import { stepCount, type FieldName, type Step } from "../model/fields.ts";
import { normalise, withKnownSource } from "../model/normalise.ts";
import { splitOptions } from "../model/split-options.ts";
import { thankYouUrl } from "../model/thank-you-url.ts";
import { toAnswers } from "../model/to-payload.ts";
import { refusedFields, validateStep, type FieldErrors } from "../model/validate-step.ts";
import { isUntouched, withDraft, type QuotationValues } from "../model/values.ts";
import type { QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import { announceCorrections, announceRefusals, type Announce } from "./announcements.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import { beginning, stillRefused, type QuotationState } from "./quotation-state.ts";
import { sendRequest } from "./send-request.ts";
import { createStartTokenKeeper } from "./start-token.ts";

/** The form as an object: its state and what can happen to it. */
export interface QuotationStore {
  state: StoreApi<QuotationState>;
  /** Begins: restores the draft, reads the options, asks for a start token. Returns what ends it. */
  start(): () => void;
  /** The visitor changed some answers; `unreadable` says of a field whether its text cannot be read. */
  change(answers: Partial<QuotationValues>, unreadable?: { name: FieldName; is: boolean }): void;
  /** The visitor sent the step. @param website the honeypot's content */
  submit(website: string): void;
  goBack(): void;
  /** Announces the step once more, for who came too late to hear it; the first goes without saying. */
  tellStep(): void;
  /** The visitor came back to a form that was sent: it is empty again. */
  beginAnew(): void;
}

const { submissionError, resetErrors, loadingChange, scrollToTop, stepChange } = windowEventNames;

/** Makes the store of one form. Nothing happens before `start`. */
export function createQuotationStore(
  ports: QuotationPorts,
  settings: QuotationSettings,
  announce: Announce,
): QuotationStore {
  const configuredSources = splitOptions(settings.customerSources);
  const state = createStore<QuotationState>(() => beginning({ customerSources: configuredSources }));
  const draft = createDraftKeeper(settings.forgetAnswers ? undefined : ports.draftStorage, ports.clock);
  const tokens = createStartTokenKeeper(ports, draft.keepToken);

  const stepErrors = (): FieldErrors => validateStep(state.getState().step, state.getState());

  const showErrors = (errors: FieldErrors): void => {
    const before = state.getState().errors;
    state.setState({ errors });
    announceCorrections(announce, before, errors);
  };

  const showProblem = (problem: QuotationState["problem"]): void =>
    state.setState(({ problems }) => ({ problem, problems: problems + 1 }));

  const setBusy = (busy: boolean): void => {
    state.setState({ busy });
    announce(loadingChange, { loading: busy });
  };

  /** Settles destination and dates: when step 2 is left, and once more when the list of destinations comes later. */
  const settle = (): void =>
    state.setState(({ values, options }) => ({ values: normalise(values, options.destinations) }));

  const showStep = (step: Step): void => {
    announce(resetErrors, null);
    showErrors({});
    // A field is drawn anew when its step is: what could not be read in it is gone.
    state.setState(({ moves }) => ({ step, unreadable: new Set(), problem: undefined, moves: moves + 1 }));
    if (step === 3) settle();
    draft.save(state.getState());
    announce(stepChange, { step });
    announce(scrollToTop, null);
  };

  /** Checks the step and shows what is refused; tells whether the step is in order. */
  const checkStep = (): boolean => {
    const errors = stepErrors();
    announce(resetErrors, null);
    state.setState({ problem: undefined });
    showErrors(errors);
    if (refusedFields(errors).length === 0) return true;
    announceRefusals(announce, errors);
    showProblem("refused");
    return false;
  };

  const finish = (): void => {
    draft.clear();
    if (settings.afterSubmit === "show inline message") {
      state.setState(({ options }) => ({ ...beginning(options), sent: true }));
      setBusy(false);
      return announce(stepChange, { step: 1 });
    }
    // The form stays as it is, at rest, until the page is left: an empty one would look as if nothing had been sent.
    state.setState({ leaving: true });
    const random = crypto.getRandomValues(new Uint16Array(4));
    ports.navigate(thankYouUrl(settings.thankYouPath, new Date(ports.clock.now()), random));
  };

  const beginAnew = (): void => {
    state.setState(({ options }) => beginning(options));
    setBusy(false);
    announce(stepChange, { step: 1 });
    ports.history?.replace(1);
  };

  const fail = (error: unknown): void => {
    ports.log("The request for a quotation could not be sent; the answers are kept.", error);
    setBusy(false);
    announce(submissionError, {});
    showProblem("failed");
    tokens.renew();
  };

  const send = (website: string): void => {
    const { values, options } = state.getState();
    setBusy(true);
    sendRequest(toAnswers(values, options), { ports, tokens, draft, website }).then(finish, fail);
  };

  const tellStep = (): void => {
    const { step } = state.getState();
    if (step > 1) announce(stepChange, { step });
  };

  const restore = (): void => {
    const { values: typed, step: typedAt } = state.getState();
    const restored = draft.restore();
    if (restored) {
      // What was typed before the script arrived is newer than the draft, and stays in view.
      const restoredStep = isUntouched(typed) ? restored.step : typedAt;
      state.setState({ values: withDraft(typed, restored.values), step: restoredStep });
    }
    if (!isUntouched(typed)) draft.save(state.getState());
    ports.history?.replace(state.getState().step);
    tellStep();
    tokens.start(restored?.token);
  };

  const readOptions = async (): Promise<void> => {
    try {
      const { destinations, customerSources = configuredSources } = await ports.readOptions();
      state.setState(({ values }) => ({
        options: { ...(destinations && { destinations }), customerSources },
        values: withKnownSource(values, customerSources),
      }));
      if (state.getState().step === 3) settle();
    } catch (error) {
      ports.log("The lists of destinations and sources could not be read; the configured sources are offered.", error);
    }
  };

  const followHistory = (step: number, isForward: boolean): void => {
    const { step: current, busy, values } = state.getState();
    if (step === current) return;
    if (busy) return ports.history?.undo();
    if (step < current) return showStep(step === 2 ? 2 : 1);
    // The entry is of a form that is gone, sent or forgotten: nothing has been asked yet that could be refused.
    if (!isForward || isUntouched(values)) return ports.history?.replace(current);
    // Forward is one step at a time and asks what the button asks, so that no step is passed over.
    if (!checkStep()) return ports.history?.undo();
    const next = current === 1 ? 2 : 3;
    showStep(next);
    if (next !== step) ports.history?.replace(next);
  };

  return {
    state,
    beginAnew,
    tellStep,
    start() {
      restore();
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
      draft.save(state.getState());
    },
    submit(website) {
      if (state.getState().busy) return;
      if (!checkStep()) return;
      const { step } = state.getState();
      if (step === stepCount) return send(website);
      showStep(step === 1 ? 2 : 3);
      ports.history?.push(state.getState().step);
    },
    goBack() {
      const { step, busy } = state.getState();
      if (busy || step === 1 || ports.history?.back()) return;
      showStep(step === 3 ? 2 : 1);
      ports.history?.replace(state.getState().step);
    },
  };
}
