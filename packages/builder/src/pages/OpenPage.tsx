import { readComponent, type ContentComponent } from "@travel-design/site";
import { useEffect, useState, type ReactNode } from "react";
import { call } from "../api.ts";
import type { EditableContent, SiteInfo, StoredPage, StoredText } from "../contract/responses.ts";
import { isObject, listOf, type JsonObject } from "../document/json.ts";
import { DocumentError, readDocument, type OpenedDocument } from "../document/read-document.ts";
import { PageEditor } from "../editor/PageEditor.tsx";
import type { EditSession } from "../editor/use-saving.ts";
import { useSite } from "../site-context.ts";
import { DraftChoice } from "./DraftChoice.tsx";

/** Props of {@link OpenPage}. */
export interface OpenPageProps {
  page: EditableContent;
  onLeave(): void;
}

const bodyOf = (content: unknown): JsonObject =>
  isObject(content) && isObject(content.contentBody) ? content.contentBody : {};

/** The theme's layout for a page. */
function layoutOf({ layouts }: SiteInfo, { document }: OpenedDocument): ContentComponent | undefined {
  const { themeLayoutType } = bodyOf(document.file);
  const themes = Object.keys(layouts).filter((key) => key.startsWith("sfdc_cms__theme/"));
  const layout = themes
    .flatMap((key) => listOf(bodyOf(layouts[key]).layouts))
    .filter(isObject)
    .find(({ layoutType }) => layoutType === themeLayoutType);
  return readComponent(bodyOf(layouts[`sfdc_cms__themeLayout/${String(layout?.layoutId)}`]).component);
}

/** @throws DocumentError for a text that is not JSON, such as a file that was edited by hand */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocumentError(
      "Dit bestand is geen geldige JSON. Herstel het in een teksteditor, en open de pagina dan opnieuw.",
      {
        cause,
      },
    );
  }
}

const sessionOf = (view: string, draftId: string, file: StoredPage, draft?: StoredText): EditSession => ({
  view,
  draftId,
  stored: draft ? { text: file.text, hash: draft.hash } : file,
  opened: readDocument(parse((draft ?? file).text)),
});

/** A page by its name. Reloading it starts a new session. */
export function OpenPage(props: OpenPageProps): ReactNode {
  const [session, setSession] = useState(0);
  return <LoadedPage key={session} {...props} onReload={() => setSession(session + 1)} />;
}

/** Loads a page, and asks what to do with drafts of it. */
function LoadedPage({ page, onLeave, onReload }: OpenPageProps & { onReload(): void }): ReactNode {
  const site = useSite();
  const [file, setFile] = useState<StoredPage>();
  const [draftId] = useState(() => crypto.randomUUID());
  const [session, setSession] = useState<EditSession>();
  const [error, setError] = useState("");

  useEffect(() => {
    let isCurrent = true;
    call("readPage", { view: page.view })
      .then((stored) => {
        if (!isCurrent) return;
        setFile(stored);
        setSession(stored.drafts.length > 0 ? undefined : sessionOf(page.view, draftId, stored));
      })
      .catch((reason: unknown) => isCurrent && setError(reason instanceof Error ? reason.message : String(reason)));
    return () => {
      isCurrent = false;
    };
  }, [page.view, draftId]);

  if (error)
    return (
      <main className="org-builder-pages">
        <p role="alert">{error}</p>
        <button type="button" className="org-builder-button" onClick={onLeave}>
          ← Pagina's
        </button>
      </main>
    );
  if (session)
    return (
      <PageEditor
        page={page}
        session={session}
        layout={layoutOf(site, session.opened)}
        onReload={() => void call("removeDraft", { view: page.view, draftId }).finally(onReload)}
        onLeave={onLeave}
      />
    );
  if (!file || file.drafts.length === 0) return <p className="org-builder-pages">De pagina wordt geladen…</p>;
  return (
    <DraftChoice
      page={page}
      drafts={file.drafts}
      draftId={draftId}
      onContinue={(draft) => setSession(sessionOf(page.view, draftId, file, draft))}
      onSkip={() => setSession(sessionOf(page.view, draftId, file))}
      onRemoved={onReload}
    />
  );
}
