import type { SessionEvent } from "./session-event.ts";
import type { SessionState } from "./session-state.ts";

/** A change of state, and the event that caused it. */
export interface Transition<Content> {
  before: SessionState<Content>;
  after: SessionState<Content>;
  event: SessionEvent<Content>;
}

/** What effects work with. */
export interface EffectContext<Content> {
  dispatch(event: SessionEvent<Content>): void;
  getState(): SessionState<Content>;
  /** The file of the work as it is now. */
  text(): string;
  announce(sentence: string): void;
}

/** A side effect: called with every transition, in order. */
export type Effect<Content> = (transition: Transition<Content>) => void;
