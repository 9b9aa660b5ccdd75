import { useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import type { EditableContent, StoredDraft } from "../contract/responses.ts";
import { fullTime } from "../controls/full-time.ts";
import { usePageTitle } from "../controls/use-page-title.ts";
import { toolPages } from "../contract/tool-pages.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link DraftChoice}. */
export interface DraftChoiceProps {
  page: Pick<EditableContent, "view" | "title">;
  drafts: readonly StoredDraft[];
  /** The draft of this window. */
  draftId: string;
  /** Opens a draft, whose text is now the draft of this window, too. */
  onContinue(draft: StoredDraft): void;
  /** Opens the page as it was saved. The drafts stay. */
  onSkip(): void;
  /** Called after a draft was removed. */
  onRemoved(): void;
}

/** Asks what to do with the drafts of other windows and earlier sessions. */
export function DraftChoice({ page, drafts, draftId, onContinue, onSkip, onRemoved }: DraftChoiceProps): ReactNode {
  const [error, setError] = useState("");
  usePageTitle(page.title);
  const fail = (reason: unknown): void => setError(messageOf(reason));
  /** A window that is still open goes on with its own draft, so this window gets a copy. */
  const take = async (draft: StoredDraft): Promise<void> => {
    const { text, hash, base } = draft;
    await call("saveDraft", { view: page.view, draftId, text, hash, base });
    await call("removeDraft", { view: page.view, draftId: draft.id });
    onContinue(draft);
  };
  const discard = async ({ id, text }: StoredDraft): Promise<void> => {
    await call("keepVersion", { view: page.view, text });
    await call("removeDraft", { view: page.view, draftId: id });
  };
  return (
    <main className="org-builder-pages">
      <h1>{page.title}</h1>
      <p>{messages.pages.continueDraft(drafts.length)}</p>
      <p>{messages.pages.otherWindow}</p>
      {error && <p role="alert">{error}</p>}
      <ul className="org-builder-pages__list">
        {drafts.map((draft) => (
          <li key={draft.id} className="org-builder-pages__row org-builder-pages__draft">
            <span id={draft.id}>{messages.pages.keptAt(fullTime(draft.savedAt))}</span>
            <button
              type="button"
              className="org-builder-button org-builder-main-button"
              aria-describedby={draft.id}
              onClick={() => void take(draft).catch(fail)}
            >
              {messages.pages.takeDraft}
            </button>
            <button
              type="button"
              className="org-builder-button"
              aria-describedby={draft.id}
              onClick={() => void discard(draft).then(onRemoved, fail)}
            >
              {messages.pages.discardDraft}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="org-builder-button" onClick={onSkip}>
        {messages.pages.openSavedPage}
      </button>
      <p className="org-builder-field__help">
        {messages.pages.draftsStay(drafts.length)} <a href={toolPages.versions}>{messages.places.versions}</a>.
      </p>
    </main>
  );
}
