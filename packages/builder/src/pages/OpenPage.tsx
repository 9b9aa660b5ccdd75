import { readComponent, type ContentComponent } from "@travel-design/site";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import type { EditableContent, SiteInfo, StoredPage, StoredText, WrittenDraft } from "../contract/responses.ts";
import { icons } from "../controls/icons.ts";
import { PathIcon } from "../controls/PathIcon.tsx";
import { invalidLine, isObject, listOf, type JsonObject } from "../document/json.ts";
import { DocumentError, readDocument, type OpenedDocument } from "../document/read-document.ts";
import { PageEditor } from "../editor/PageEditor.tsx";
import type { OpenedPage } from "../page/page-session.ts";
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

/** @throws DocumentError for a text that is not JSON, such as a file that was edited by hand */
function parse(text: string): unknown {
  const line = invalidLine(text);
  if (line !== undefined) throw new DocumentError(messages.invalidJson(line));
  return JSON.parse(text);
}

/** @param draft work on an earlier file: saving it merges what was saved since */
const openedPage = (
  view: string,
  draftId: string,
  file: StoredText,
  draft: WrittenDraft = { ...file, base: file.text },
): OpenedPage => ({
  view,
  draftId,
  stored: { text: draft.base, hash: draft.hash },
  opened: readDocument(parse(draft.text)),
});

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
  const [opened, setOpened] = useState<OpenedPage>();
  const [error, setError] = useState("");

  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const stored = await call("readPage", { view });
      const earlier = version && !isFile ? await call("readVersion", { id: version }) : undefined;
      if (!isCurrent) return;
      setFile(stored);
      if (earlier) setOpened(openedPage(view, draftId, stored, { ...stored, text: earlier.text, base: stored.text }));
      else if (isFile || stored.drafts.length === 0) setOpened(openedPage(view, draftId, stored));
    };
    read().catch((reason: unknown) => isCurrent && setError(messageOf(reason)));
    return () => {
      isCurrent = false;
    };
  }, [view, version, isFile, draftId]);

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
  if (opened)
    return (
      <PageEditor
        page={page}
        opened={opened}
        layout={layoutOf(site, opened.opened)}
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
      onContinue={(draft) => setOpened(openedPage(page.view, draftId, file, draft))}
      onSkip={() => setOpened(openedPage(page.view, draftId, file))}
      onRemoved={() => onReload(false)}
    />
  );
}
