import { useCallback, useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import type { ResponseOf } from "../contract/endpoints.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { usePageTitle } from "../controls/use-page-title.ts";
import { SaveProblem } from "../editor/SaveProblem.tsx";
import { useSaveShortcut } from "../editor/shortcuts.ts";
import { messages } from "../messages/index.ts";
import { DraftChoice } from "../pages/DraftChoice.tsx";
import { leave } from "../session/use-saving.ts";
import { BrandFields } from "./BrandFields.tsx";
import { BrandPreview } from "./BrandPreview.tsx";
import { useBrand, type StoredBrand } from "./use-brand.ts";
import "./brand.css";

function BrandEditor({ brand, onReload }: { brand: StoredBrand; onReload(): void }): ReactNode {
  const [sentence, announce] = useAnnouncement();
  const session = useBrand(brand, announce);
  const { state, saving, save, leaveFor } = session;
  const isSaved = state.name === "saved";
  const canReset = state.name === "changed" || state.name === "failed";
  useSaveShortcut(save);
  usePageTitle(messages.places.brand, !isSaved);
  return (
    <div className="org-builder-editor org-builder-brand">
      <header className="org-builder-toolbar">
        <div className="org-builder-toolbar__place">
          <BackLink onLeave={leaveFor} />
          <h1 className="org-builder-toolbar__title">{messages.places.brand}</h1>
        </div>
        <div className="org-builder-toolbar__end">
          <span className="org-builder-toolbar__state" data-state={state.name}>
            {messages.saving.states[state.name]}
          </span>
          <button
            type="button"
            className="org-builder-button"
            aria-disabled={!canReset}
            onClick={() => canReset && session.reset()}
          >
            {messages.actions.restore}
          </button>
          <button
            type="button"
            className="org-builder-button org-builder-main-button"
            title={messages.actions.saveWithKeys}
            aria-disabled={isSaved}
            onClick={save}
          >
            {messages.actions.save}
          </button>
        </div>
      </header>
      <SaveProblem
        state={state}
        saving={saving}
        kept={messages.brand.workIsKept}
        onReload={() => void leave(saving, announce, onReload)}
      />
      <div className="org-builder-brand__work">
        <main className="org-builder-panel">
          <BrandFields session={session} />
        </main>
        <BrandPreview style={session.style} />
      </div>
      <p className="org-builder-live" role="status">
        {sentence}
      </p>
    </div>
  );
}

/** Loads the brand, and asks what to do with drafts of it. @param isFile opens the file although there are drafts */
function LoadedBrand({ isFile, onReload }: { isFile: boolean; onReload(isFile: boolean): void }): ReactNode {
  const [draftId] = useState(() => crypto.randomUUID());
  const [file, setFile] = useState<ResponseOf<"readBrand">>();
  const [brand, setBrand] = useState<StoredBrand>();
  const [error, setError] = useState("");
  const open = useCallback(
    (read: ResponseOf<"readBrand">, start = read.text, { base, hash } = { base: read.text, hash: read.hash }): void =>
      setBrand({ view: read.view, draftId, stored: { text: base, hash }, start }),
    [draftId],
  );
  useEffect(() => {
    const read = async (): Promise<void> => {
      const found = await call("readBrand", {});
      const id = window.location.hash.slice(1);
      const earlier = id ? await call("readVersion", { id }) : undefined;
      // Only the first time: reloading shows the file.
      window.history.replaceState(null, "", window.location.pathname);
      setFile(found);
      if (earlier || isFile || found.drafts.length === 0) open(found, earlier?.text);
    };
    read().catch((reason: unknown) => setError(messageOf(reason)));
  }, [isFile, open]);
  if (brand) return <BrandEditor brand={brand} onReload={() => onReload(true)} />;
  if (file && file.drafts.length > 0)
    return (
      <DraftChoice
        page={{ view: file.view, title: messages.places.brand }}
        drafts={file.drafts}
        draftId={draftId}
        onContinue={(draft) => open(file, draft.text, draft)}
        onSkip={() => open(file)}
        onRemoved={() => onReload(false)}
      />
    );
  return (
    <main className="org-builder-pages">
      {error ? <p role="alert">{error}</p> : <p>{messages.brand.isLoading}</p>}
      <BackLink />
    </main>
  );
}

/** The page "Merk": colors and fonts of the whole site. */
export function BrandPage(): ReactNode {
  const [{ count, isFile }, setStart] = useState({ count: 0, isFile: false });
  return <LoadedBrand key={count} isFile={isFile} onReload={(next) => setStart({ count: count + 1, isFile: next })} />;
}
