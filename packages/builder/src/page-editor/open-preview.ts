import { messages } from "../messages/index.ts";
import type { DraftPlace } from "../session/draft-writer.ts";
import type { PageSession } from "../page-session/page-session.ts";

/** Opens the page as the site shows it in another window, with what was not saved. */
export function openPreview(
  { view, draftId }: DraftPlace,
  { getState, storeDraft }: Pick<PageSession, "getState" | "storeDraft">,
  announce: (sentence: string) => void,
): void {
  // Opened at once, because browsers open no window later than the press.
  const tab = window.open("", "_blank");
  if (!tab) return announce(messages.editor.previewIsBlocked);
  const stored = getState().phase.name === "saved" ? Promise.resolve() : storeDraft();
  stored.then(
    () => tab.location.assign(`/org/builder/preview/${view}/${draftId}`),
    ({ message }: Error) => {
      tab.close();
      announce(messages.saving.draftIsNotKept(message));
    },
  );
}
