import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { call, messageOf } from "../api.ts";
import type { StoredText } from "../contract/responses.ts";
import type { OpenedDocument } from "../document/read-document.ts";
import { messages } from "../messages/index.ts";
import { createDraftWriter, type DraftPlace } from "./draft-writer.ts";
import { createPageWork, mergePageTexts, type PageWork, type WrittenPage } from "./page-work.ts";
import { createSaving, type Saving, type SavingSnapshot, type Written } from "./saving.ts";

/** A page while it is edited in this window. Other windows with the same page have a draft of their own. */
export interface EditSession extends DraftPlace {
  /** The file that the work is based on, as it was on disk then. */
  stored: StoredText;
  /** The file, or a draft of it. */
  opened: OpenedDocument;
}

/** The saving of a page, and its work. */
export interface PageSaving {
  saving: Saving<WrittenPage>;
  work: PageWork;
}

export function createPageSaving(
  { view, draftId, stored, opened }: EditSession,
  announce: (sentence: string) => void,
): PageSaving {
  const work = createPageWork(opened, stored.text);
  const saving = createSaving({
    stored,
    start: work.start,
    work,
    drafts: createDraftWriter({ view, draftId }),
    store: (text, hash) => call("savePage", { view, draftId, text, hash }),
    merge: mergePageTexts,
    announce,
  });
  return { saving, work };
}

/** The saving of a page. @param announce called with what happened; the same function for each render */
export function usePageSaving(session: EditSession, announce: (sentence: string) => void): PageSaving {
  const [created] = useState(() => createPageSaving(session, announce));
  useLeaving(created.saving, announce);
  return created;
}

/** What is shown of a save. */
export const useSavingSnapshot = <Snapshot extends Written>(saving: Saving<Snapshot>): SavingSnapshot<Snapshot> =>
  useSyncExternalStore(saving.subscribe, saving.getSnapshot);

/**
 * Asks before a window with unsaved changes is closed, and stores them as a draft whenever they leave the screen.
 *
 * @returns goes to another address without a question, once the work is in a draft
 */
export function useLeaving(saving: Saving, announce: (sentence: string) => void): (address: string) => void {
  const isKept = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      saving.flush();
      if (!isKept.current && saving.getSnapshot().state.name !== "saved") event.preventDefault();
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
      isKept.current = true;
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
