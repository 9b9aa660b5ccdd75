import { useEffect, useState, type ReactNode } from "react";
import { call } from "../api.ts";
import type { StoredText } from "../contract/responses.ts";
import { SaveProblem } from "../editor/SaveProblem.tsx";
import { stateTexts } from "../editor/use-saving.ts";
import { BrandFields } from "./BrandFields.tsx";
import { BrandPreview } from "./BrandPreview.tsx";
import { useBrand } from "./use-brand.ts";
import "./brand.css";

function BrandEditor({ stored, onReload }: { stored: StoredText; onReload(): void }): ReactNode {
  const [sentence, setSentence] = useState("");
  const session = useBrand(stored, setSentence);
  const { state, save } = session.saving;
  const isSaved = state.name === "saved";
  return (
    <div className="org-builder-editor org-builder-brand">
      <header className="org-builder-toolbar">
        <a className="org-builder-button" href="/org/builder">
          ← Pagina's
        </a>
        <h1 className="org-builder-toolbar__title">Merk</h1>
        <div className="org-builder-toolbar__group org-builder-toolbar__save">
          <span className="org-builder-toolbar__state" data-state={state.name}>
            {stateTexts[state.name]}
          </span>
          <button type="button" className="org-builder-button" disabled={isSaved} onClick={session.reset}>
            Terugzetten
          </button>
          <button
            type="button"
            className="org-builder-button org-builder-main-button"
            disabled={isSaved || state.name === "saving"}
            onClick={save}
          >
            Opslaan
          </button>
        </div>
      </header>
      <SaveProblem saving={session.saving} onReload={onReload} />
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

function LoadedBrand({ onReload }: { onReload(): void }): ReactNode {
  const [stored, setStored] = useState<StoredText>();
  const [error, setError] = useState("");
  useEffect(() => {
    call("readBrand", {}).then(setStored, (reason: unknown) =>
      setError(reason instanceof Error ? reason.message : String(reason)),
    );
  }, []);
  if (stored) return <BrandEditor stored={stored} onReload={onReload} />;
  return (
    <main className="org-builder-pages">
      {error ? <p role="alert">{error}</p> : <p>Het merk wordt geladen…</p>}
      <a href="/org/builder">← Pagina's</a>
    </main>
  );
}

/** The page "Merk": colors and fonts of the whole site. */
export function BrandPage(): ReactNode {
  const [session, setSession] = useState(0);
  return <LoadedBrand key={session} onReload={() => setSession(session + 1)} />;
}
