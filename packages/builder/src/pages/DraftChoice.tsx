import { useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import type { EditableContent, StoredDraft } from "../contract/responses.ts";

const time = new Intl.DateTimeFormat("nl-NL", { dateStyle: "full", timeStyle: "short" });

/** Props of {@link DraftChoice}. */
export interface DraftChoiceProps {
  page: EditableContent;
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
  const fail = (reason: unknown): void => setError(messageOf(reason));
  /** A window that is still open goes on with its own draft, so this window gets a copy. */
  const take = async (draft: StoredDraft): Promise<void> => {
    await call("saveDraft", { view: page.view, draftId, text: draft.text, hash: draft.hash });
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
      <p>
        {drafts.length === 1
          ? "Er is een concept van deze pagina dat nog niet was opgeslagen. Wilt u daarmee verdergaan?"
          : `Er zijn ${drafts.length} concepten van deze pagina die nog niet waren opgeslagen. Met welk wilt u verdergaan?`}
      </p>
      <p>Staat deze pagina nog in een ander venster open? Dan kan dit het werk uit dat venster zijn.</p>
      {error && <p role="alert">{error}</p>}
      <ul className="org-builder-pages__list">
        {drafts.map((draft) => (
          <li key={draft.id} className="org-builder-pages__row org-builder-pages__draft">
            <span id={draft.id}>Bewaard op {time.format(draft.savedAt)}</span>
            <button
              type="button"
              className="org-builder-button org-builder-main-button"
              aria-describedby={draft.id}
              onClick={() => void take(draft).catch(fail)}
            >
              Verdergaan met het concept
            </button>
            <button
              type="button"
              className="org-builder-button"
              aria-describedby={draft.id}
              onClick={() => void discard(draft).then(onRemoved, fail)}
            >
              Concept weggooien
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="org-builder-button" onClick={onSkip}>
        Opgeslagen pagina openen
      </button>
      <p className="org-builder-field__help">
        {drafts.length === 1 ? "Het concept blijft" : "De concepten blijven"} dan bewaard. Een concept dat u weggooit,
        staat nog bij <a href="/org/builder/versions">Eerdere versies</a>.
      </p>
    </main>
  );
}
