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

/** Keeps unsaved work in a draft when it leaves the screen. */
export function leaving<Content>(
  { getState, announce }: EffectContext<Content>,
  { store, flush }: Draft<Content>,
): Leaving {
  const hasUnsaved = (): boolean => getState().phase.name !== "saved";
  /** Whether the builder left on purpose, with the work in a draft. */
  let isLeft = false;
  return {
    async leave(open) {
      try {
        if (hasUnsaved()) await store();
      } catch (error) {
        return announce(messages.saving.draftIsNotKept(messageOf(error)));
      }
      isLeft = true;
      open();
    },
    ask(event) {
      flush();
      if (!isLeft && hasUnsaved()) event.preventDefault();
    },
  };
}
