import { readComponent, type ContentComponent } from "@travel-design/site";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import type { EditableContent, SiteInfo, StoredPage } from "../contract/responses.ts";
import { icons } from "../controls/icons.ts";
import { PathIcon } from "../controls/PathIcon.tsx";
import { isObject, listOf, type JsonObject } from "../document/json.ts";
import type { OpenedDocument } from "../document/read-document.ts";
import { PageEditor } from "../editor/PageEditor.tsx";
import { readPage, type PageContent } from "../page/page-content.ts";
import type { Start as SessionStart } from "../session/session-state.ts";
import { startOf } from "../session/start.ts";
import { messages } from "../messages/index.ts";
import { useSite } from "../site-context.ts";
import { DraftChoice } from "./DraftChoice.tsx";

/** Props of {@link OpenPage}. */
export interface OpenPageProps {
  page: EditableContent;
  /** An earlier version to open instead of the file; empty for none. */
  version: string;
  onLeave(): void;
  /** Called when another window changed the page: what else is known about the site may be outdated, too. */
  onChanged(): void;
}

const bodyOf = (content: unknown): JsonObject =>
  isObject(content) && isObject(content.contentBody) ? content.contentBody : {};

/** The theme's layout for a page. */
function layoutOf({ theme }: SiteInfo, { document }: OpenedDocument): ContentComponent | undefined {
  const { themeLayoutType } = bodyOf(document.file);
  const themes = Object.keys(theme).filter((key) => key.startsWith("sfdc_cms__theme/"));
  const layout = themes
    .flatMap((key) => listOf(bodyOf(theme[key]).layouts))
    .filter(isObject)
    .find(({ layoutType }) => layoutType === themeLayoutType);
  return readComponent(bodyOf(theme[`sfdc_cms__themeLayout/${String(layout?.layoutId)}`]).component);
}

/** What the editor starts with. */
interface Start {
  /** Counts how often the page was opened again. */
  count: number;
  /** Opens the file although there are drafts. */
  isFile: boolean;
}

/** A page by its name. Reloading it starts a new session. */
export function OpenPage(props: OpenPageProps): ReactNode {
  const [start, setStart] = useState<Start>({ count: 0, isFile: false });
  const { onChanged } = props;
  const reload = useCallback(
    (isFile: boolean) => {
      setStart(({ count }) => ({ count: count + 1, isFile }));
      onChanged();
    },
    [onChanged],
  );
  return <LoadedPage key={start.count} {...props} {...start} onReload={reload} />;
}

/** What a page is opened with. */
interface LoadedPageProps extends OpenPageProps, Omit<Start, "count"> {
  /** @param isFile opens the file although there are drafts */
  onReload(isFile: boolean): void;
}

/** Loads a page, and asks what to do with drafts of it. */
function LoadedPage({ page, version, isFile, onLeave, onChanged, onReload }: LoadedPageProps): ReactNode {
  const site = useSite();
  const { view } = page;
  const [file, setFile] = useState<StoredPage>();
  const [draftId] = useState(() => crypto.randomUUID());
  const [start, setStart] = useState<SessionStart<PageContent>>();
  const [error, setError] = useState("");

  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const stored = await call("readPage", { view });
      const earlier = version && !isFile ? await call("readVersion", { id: version }) : undefined;
      if (!isCurrent) return;
      setFile(stored);
      if (earlier) setStart(startOf(stored, { ...stored, text: earlier.text, base: stored.text }, readPage));
      else if (isFile || stored.drafts.length === 0) setStart(startOf(stored, undefined, readPage));
    };
    read().catch((reason: unknown) => isCurrent && setError(messageOf(reason)));
    return () => {
      isCurrent = false;
    };
  }, [view, version, isFile]);

  if (error)
    return (
      <main className="org-builder-pages">
        <p role="alert">{error}</p>
        <a className="org-builder-button" href="/org/builder/versions">
          {messages.places.versions}
        </a>
        <button type="button" className="org-builder-button" onClick={onLeave}>
          <PathIcon path={icons.back} />
          {messages.places.pages}
        </button>
      </main>
    );
  if (start)
    return (
      <PageEditor
        page={page}
        opened={{ view, draftId, start }}
        layout={layoutOf(site, start.content)}
        onMerged={onChanged}
        onReload={() => onReload(true)}
        onLeave={onLeave}
      />
    );
  if (!file || file.drafts.length === 0) return <p className="org-builder-pages">{messages.editor.pageIsLoading}</p>;
  return (
    <DraftChoice
      page={page}
      drafts={file.drafts}
      draftId={draftId}
      onContinue={(draft) => setStart(startOf(file, draft, readPage))}
      onSkip={() => setStart(startOf(file, undefined, readPage))}
      onRemoved={() => onReload(false)}
    />
  );
}
