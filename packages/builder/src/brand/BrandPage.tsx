import { useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { SaveProblem } from "../editor/SaveProblem.tsx";
import { BrandFields } from "./BrandFields.tsx";
import { BrandPreview } from "./BrandPreview.tsx";
import { useBrand, type StoredBrand } from "./use-brand.ts";
import "./brand.css";
import { messages } from "../messages/index.ts";

function BrandEditor({ stored, onReload }: { stored: StoredBrand; onReload(): void }): ReactNode {
  const [sentence, setSentence] = useState("");
  const session = useBrand(stored, setSentence);
  const { state, save } = session.saving;
  const isSaved = state.name === "saved";
  return (
    <div className="org-builder-editor org-builder-brand">
      <header className="org-builder-toolbar">
        <div className="org-builder-toolbar__place">
          <BackLink />
          <h1 className="org-builder-toolbar__title">{messages.places.brand}</h1>
        </div>
        <div className="org-builder-toolbar__end">
          <span className="org-builder-toolbar__state" data-state={state.name}>
            {messages.saving.states[state.name]}
          </span>
          <button type="button" className="org-builder-button" disabled={isSaved} onClick={session.reset}>
            {messages.actions.restore}
          </button>
          <button
            type="button"
            className="org-builder-button org-builder-main-button"
            disabled={isSaved || state.name === "saving"}
            onClick={save}
          >
            {messages.actions.save}
          </button>
        </div>
      </header>
      <SaveProblem
        saving={session.saving}
        kept={messages.brand.workIsKept}
        onReload={() => void session.keep().then(onReload, ({ message }: Error) => setSentence(message))}
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

function LoadedBrand({ onReload }: { onReload(): void }): ReactNode {
  const [stored, setStored] = useState<StoredBrand>();
  const [error, setError] = useState("");
  useEffect(() => {
    const read = async (): Promise<void> => {
      const file = await call("readBrand", {});
      const id = window.location.hash.slice(1);
      const earlier = id ? await call("readVersion", { id }) : undefined;
      // Only the first time: reloading shows the file.
      window.history.replaceState(null, "", window.location.pathname);
      setStored({ ...file, start: earlier?.text ?? file.text });
    };
    read().catch((reason: unknown) => setError(messageOf(reason)));
  }, []);
  if (stored) return <BrandEditor stored={stored} onReload={onReload} />;
  return (
    <main className="org-builder-pages">
      {error ? <p role="alert">{error}</p> : <p>{messages.brand.isLoading}</p>}
      <BackLink />
    </main>
  );
}

/** The page "Merk": colors and fonts of the whole site. */
export function BrandPage(): ReactNode {
  const [session, setSession] = useState(0);
  return <LoadedBrand key={session} onReload={() => setSession(session + 1)} />;
}
