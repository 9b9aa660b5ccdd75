import { createStore, type StoreApi } from "zustand/vanilla";
import type { QuotationMessages } from "../messages.ts";
import { splitOptions } from "../model/split-options.ts";
import type { FormOptions } from "../model/options.ts";
import type { QuotationPorts } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import type { Announce, Effect, EffectContext, LaterSteps, Transition } from "./effect.ts";
import { announcements, announceState } from "./effects/announcements.ts";
import { draftStorage, draftStorageOf, readDraft } from "./effects/draft-storage.ts";
import { laterSteps } from "./effects/later-steps.ts";
import { startTokens } from "./effects/start-tokens.ts";
import { stepHistory } from "./effects/step-history.ts";
import { tracking } from "./effects/tracking.ts";
import { initialState, type QuotationState } from "./quotation-state.ts";
import { reduce, type QuotationEvent } from "./reduce.ts";

/** One form: its state, and what can happen to it. */
export interface QuotationStore {
  state: Pick<StoreApi<QuotationState>, "getState" | "subscribe" | "getInitialState">;
  /** Reduces an event, then runs the effects. Events that effects dispatch are handled afterwards. */
  dispatch(event: QuotationEvent): void;
  /** Goes a step back. */
  goBack(): void;
  /** Fetches the fields of the later steps before they are needed. */
  prepareLaterSteps(): void;
  /** Announces step and destination again, for blocks that subscribed late. */
  announceState(): void;
  /** Restores the draft, and starts the effects. Returns a function that stops them. */
  start(): () => void;
}

/**
 * Creates the store of one form. Nothing happens before `start`.
 *
 * @param steps what the form needs after the first step
 * @param messages the texts of errors; by default Dutch
 */
export function createQuotationStore(
  ports: QuotationPorts,
  settings: QuotationSettings,
  announce: Announce,
  steps: LaterSteps,
  messages?: QuotationMessages,
): QuotationStore {
  const customerSources = splitOptions(settings.customerSources);
  const { acceptForeignAddresses } = settings;
  const state = createStore(() =>
    initialState({
      options: { customerSources },
      acceptForeignAddresses,
      messages,
      hasLaterSteps: steps.loaded() !== undefined,
    }),
  );
  const { getState, setState } = state;
  const queue: QuotationEvent[] = [];
  let effects: readonly Effect[] = [];

  /** The other effects and later events do not depend on one that fails, for example because the browser denies history entries. */
  const run = (effect: Effect, transition: Transition): void => {
    try {
      effect(transition);
    } catch (error) {
      ports.log("A side effect of the request form failed.", error);
    }
  };

  const handle = (event: QuotationEvent): void => {
    const before = getState();
    try {
      setState(reduce(before, event), true);
    } catch (error) {
      ports.log(`The event ${event.type} of the request form failed.`, error);
      return;
    }
    const after = getState();
    for (const effect of effects) run(effect, { before, after, event });
  };

  const dispatch = (event: QuotationEvent): void => {
    queue.push(event);
    if (queue.length > 1) return;
    for (let next = queue[0]; next; queue.shift(), next = queue[0]) handle(next);
  };

  /** An empty list is as good as none: the visitor could not answer a required question. */
  const readOptions = async (): Promise<void> => {
    let options: FormOptions = {};
    try {
      options = await ports.readOptions();
    } catch (error) {
      ports.log("The lists of destinations and sources could not be read; configured sources are offered.", error);
    }
    const { destinations, customerSources: sources } = options;
    const { customerSource } = getState().values;
    // Without the org's list a restored source cannot be checked, so it stays an option.
    const isUnlisted = customerSource !== "" && customerSources.every(({ value }) => value !== customerSource);
    const restored = isUnlisted ? [{ label: customerSource, value: customerSource }] : [];
    dispatch({
      type: "optionsRead",
      options: {
        ...(destinations?.length && { destinations }),
        customerSources: sources?.length ? sources : [...customerSources, ...restored],
      },
    });
  };

  const chooseDestination = (text: string): boolean => {
    const before = getState();
    dispatch({ type: "destinationRequested", requested: { text, origin: "choice" } });
    return getState() !== before;
  };

  const goBack = (): void => dispatch({ type: "backRequested" });

  return {
    state,
    dispatch,
    goBack,
    prepareLaterSteps() {
      if (getState().hasLaterSteps) return;
      // A failure is handled when the visitor asks for the step.
      steps.load().then(
        () => dispatch({ type: "laterStepsLoaded" }),
        () => {},
      );
    },
    announceState: () => announceState(announce, getState()),
    start() {
      const controller = new AbortController();
      const { signal } = controller;
      const context: EffectContext = {
        ports,
        laterSteps: steps,
        settings,
        messages,
        announce,
        dispatch,
        getState,
        signal,
      };
      const tokens = startTokens(context);
      const effectsAfterStop = [draftStorage(context), tracking(context)];
      effects = [
        announcements(context),
        ...effectsAfterStop,
        stepHistory(context),
        tokens.effect,
        laterSteps(context, tokens),
      ];
      const draft = readDraft(draftStorageOf(ports, settings), ports.clock.now());
      dispatch({ type: "started", key: crypto.randomUUID(), draft });
      const destination = ports.readDestination?.();
      if (destination) dispatch({ type: "destinationRequested", requested: { text: destination, origin: "link" } });
      const unsubscribe = ports.onDestination?.(chooseDestination);
      signal.addEventListener("abort", () => unsubscribe?.(), { once: true });
      void readOptions();
      return () => {
        controller.abort();
        // A running submission that succeeds still deletes the draft, and is measured.
        effects = effectsAfterStop.map((effect) => (transition) => {
          if (transition.event.type === "submissionSucceeded") effect(transition);
        });
      };
    },
  };
}
