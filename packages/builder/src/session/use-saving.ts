import { useEffect, useRef, useSyncExternalStore } from "react";
import { messageOf } from "../api.ts";
import { messages } from "../messages/index.ts";
import type { Saving, SavingSnapshot, Written } from "./saving-types.ts";

/** What is shown of a save. */
export const useSavingSnapshot = <Snapshot extends Written>(saving: Saving<Snapshot>): SavingSnapshot<Snapshot> =>
  useSyncExternalStore(saving.subscribe, saving.getSnapshot);

/**
 * Asks before a window with unsaved changes is closed, and stores them as a draft whenever they leave the screen.
 *
 * @returns goes to another address without a question, once the work is in a draft
 */
export function useLeaving(saving: Saving, announce: (sentence: string) => void): (address: string) => void {
  const isDraftStored = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      saving.flush();
      if (!isDraftStored.current && saving.getSnapshot().state.name !== "saved") event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    window.addEventListener("pagehide", saving.flush);
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("pagehide", saving.flush);
      saving.flush();
    };
  }, [saving]);
  return (address) =>
    void leave(saving, announce, () => {
      isDraftStored.current = true;
      window.location.assign(address);
    });
}

/** Shows something else, once the work is in a draft. */
export async function leave(saving: Saving, announce: (sentence: string) => void, open: () => void): Promise<void> {
  try {
    if (saving.getSnapshot().state.name !== "saved") await saving.keepDraft();
  } catch (error) {
    return announce(messages.saving.draftIsNotKept(messageOf(error)));
  }
  open();
}
