import { useState } from "react";
import { call } from "../api.ts";
import type { StoredText } from "../contract/responses.ts";
import type { OpenedDocument } from "../document/read-document.ts";
import { createDraftWriter, type DraftPlace } from "./draft-writer.ts";
import { createPageWork, mergePageTexts, type PageWork, type WrittenPage } from "./page-work.ts";
import { createSaving } from "./saving.ts";
import type { Saving } from "./saving-types.ts";
import { useLeaving } from "./use-saving.ts";

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

/** Creates the saving of a page. @param announce called with what happened */
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
