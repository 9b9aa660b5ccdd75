import { readComponent, type ContentComponent } from "@travel-design/site";
import { useEffect, useState, type ReactNode } from "react";
import {
  readPage,
  removeDraft,
  type EditableContent,
  type SiteInfo,
  type StoredPage,
  type StoredText,
} from "../api.ts";
import { isObject, listOf, type JsonObject } from "../document/json.ts";
import { DocumentError, readDocument, type OpenedDocument } from "../document/read-document.ts";
import { PageEditor } from "../editor/PageEditor.tsx";
import { useSite } from "../site-context.ts";

/** Props of {@link OpenPage}. */
export interface OpenPageProps {
  page: EditableContent;
  onLeave(): void;
}

interface Session {
  stored: StoredText;
  opened: OpenedDocument;
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

const sessionOf = (file: StoredPage, draft?: StoredText): Session => ({
  stored: draft ? { text: file.text, hash: draft.hash } : file,
  opened: readDocument(parse((draft ?? file).text)),
});

/** A page by its name. Reloading it starts a new session. */
export function OpenPage(props: OpenPageProps): ReactNode {
  const [session, setSession] = useState(0);
  return <LoadedPage key={session} {...props} onReload={() => setSession(session + 1)} />;
}

/** Loads a page, and asks what to do with a draft of an earlier session. */
function LoadedPage({ page, onLeave, onReload }: OpenPageProps & { onReload(): void }): ReactNode {
  const site = useSite();
  const [file, setFile] = useState<StoredPage>();
  const [session, setSession] = useState<Session>();
  const [error, setError] = useState("");

  useEffect(() => {
    let isCurrent = true;
    readPage(page.view)
      .then((stored) => {
        if (!isCurrent) return;
        setFile(stored);
        setSession(stored.draft ? undefined : sessionOf(stored));
      })
      .catch((reason: unknown) => isCurrent && setError(reason instanceof Error ? reason.message : String(reason)));
    return () => {
      isCurrent = false;
    };
  }, [page.view]);

  const reload = (): void => {
    void removeDraft(page.view).finally(onReload);
  };
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
        {...session}
        layout={layoutOf(site, session.opened)}
        onReload={reload}
        onLeave={onLeave}
      />
    );
  if (!file?.draft) return <p className="org-builder-pages">De pagina wordt geladen…</p>;
  const { draft } = file;
  return (
    <main className="org-builder-pages">
      <h1>{page.title}</h1>
      <p>Er is een concept van deze pagina dat nog niet was opgeslagen. Wilt u daarmee verdergaan?</p>
      <div className="org-builder-toolbar__group">
        <button
          type="button"
          className="org-builder-button org-builder-main-button"
          onClick={() => setSession(sessionOf(file, draft))}
        >
          Verdergaan met het concept
        </button>
        <button type="button" className="org-builder-button" onClick={reload}>
          Concept weggooien
        </button>
      </div>
    </main>
  );
}
