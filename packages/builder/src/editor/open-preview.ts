import type { DraftPlace } from "../session/draft-writer.ts";
import type { Saving } from "../session/saving-types.ts";

/** Opens the page as the site shows it in another window, with what was not saved. */
export function openPreview(
  { view, draftId }: DraftPlace,
  { getSnapshot, keepDraft }: Pick<Saving, "getSnapshot" | "keepDraft">,
  announce: (sentence: string) => void,
): void {
  // Opened at once, because browsers open no window later than the press.
  const tab = window.open("", "_blank");
  const kept = getSnapshot().state.name === "saved" ? Promise.resolve() : keepDraft();
  kept.then(
    () => tab?.location.assign(`/org/builder/preview/${view}/${draftId}`),
    ({ message }: Error) => {
      tab?.close();
      announce(message);
    },
  );
}
