import type { WindowEventDetails, WindowEventName } from "@travel-design/ui";
import type { QuotationPorts } from "../ports.ts";
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

/** What effects work with. */
export interface EffectContext {
  ports: QuotationPorts;
  settings: QuotationSettings;
  announce: Announce;
  dispatch(event: QuotationEvent): void;
  getState(): QuotationState;
  /** Aborted when the form stops. */
  signal: AbortSignal;
}

/** A side effect: called with every transition, in order. */
export type Effect = (transition: Transition) => void;
