import type { WindowEventDetails, WindowEventName } from "@travel-design/ui";
import type { QuotationMessages } from "../messages.ts";
import type { QuotationPorts, StartToken } from "../ports.ts";
import type { QuotationSettings } from "../settings.ts";
import type { QuotationState } from "./quotation-state.ts";
import type { QuotationEvent } from "./reduce.ts";

/** Dispatches a window event to the other blocks on the page. */
export type Announce = <Name extends WindowEventName>(name: Name, detail: WindowEventDetails[Name]) => void;

/** A change of state, and the event that caused it. */
export interface Transition {
  before: QuotationState;
  after: QuotationState;
  event: QuotationEvent;
}

/** What the form needs after the first step: the fields, and the code that submits. */
export interface LaterSteps {
  /** Undefined until it is loaded. */
  loaded(): { submission(context: EffectContext, tokens: StartTokens): Effect } | undefined;
  /** @throws if the script cannot be fetched; a later call tries again */
  load(): Promise<void>;
}

/** What effects work with. */
export interface EffectContext {
  ports: QuotationPorts;
  laterSteps: LaterSteps;
  settings: QuotationSettings;
  /** By default Dutch. */
  messages: QuotationMessages | undefined;
  announce: Announce;
  dispatch(event: QuotationEvent): void;
  getState(): QuotationState;
  /** Aborted when the form stops. */
  signal: AbortSignal;
}

/** A side effect: called with every transition, in order. */
export type Effect = (transition: Transition) => void;

/** Provides a valid start token for the next submission. */
export interface StartTokens {
  effect: Effect;
  /** A token for a key, once it is old enough to be accepted. @throws if the server returns none */
  ready(key: string): Promise<StartToken>;
}
