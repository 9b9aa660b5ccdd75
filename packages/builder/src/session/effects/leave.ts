import { messageOf } from "../../api.ts";
import { messages } from "../../messages/index.ts";
import type { EffectContext } from "../effect.ts";
import type { Draft } from "./draft.ts";

/** Shows something else, once the work is in a draft. */
export type Leave = (open: () => void) => Promise<void>;

/** How the work leaves the screen. */
export interface Leaving {
  leave: Leave;
  /** Asks before a window with unsaved changes is closed. */
  ask(event: BeforeUnloadEvent): void;
}

/** Stores unsaved work in a draft when it leaves the screen. Content that nobody has changed is stored elsewhere already. */
export function leaving<Content>(
  { getState, announce }: EffectContext<Content>,
  { store, flush }: Draft<Content>,
): Leaving {
  /** What is stored: what the session started with, or what was last left on purpose. */
  let stored = getState().content;
  const hasUnsaved = (): boolean => getState().phase.name !== "saved" && getState().content !== stored;
  return {
    async leave(open) {
      try {
        const { content } = getState();
        if (hasUnsaved()) await store();
        stored = content;
      } catch (error) {
        return announce(messages.saving.draftIsNotKept(messageOf(error)));
      }
      open();
    },
    ask(event) {
      flush();
      if (hasUnsaved()) event.preventDefault();
    },
  };
}
