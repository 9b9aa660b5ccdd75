import { useCallback, useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import type { StoredPage } from "../contract/responses.ts";
import { toolPages } from "../contract/tool-pages.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { messages } from "../messages/index.ts";
import type { Start } from "../session/session-state.ts";
import { startOf, type Opened } from "../session/start.ts";
import { DraftChoice } from "./DraftChoice.tsx";

/** A file, its drafts, and its id. */
export interface LoadedFile extends StoredPage {
  view: string;
}

/** Props of {@link OpenContent}. */
export interface OpenContentProps<Content> {
  title: string;
  /** Id of an earlier version to open instead of the file; empty for none. */
  version: string;
  /** Reads the file and its drafts. The same function for each render. @throws RequestError */
  load(): Promise<LoadedFile>;
  /** @throws Error for a text that cannot be opened */
  read(text: string): Content;
  /** @param reload opens the file on disk */
  render(opened: Opened<Content>, reload: () => void): ReactNode;
  /** Returns to the list of pages. Default: by its address. */
  onLeave?(): void;
}

/** How content is opened. */
interface Opening {
  /** Counts how often it was opened again. */
  count: number;
  /** Whether the file is opened although there are drafts. */
  isFile: boolean;
}

/** Opens content, and asks what to do with drafts of it. Reloading it starts a new session. */
export function OpenContent<Content>(props: OpenContentProps<Content>): ReactNode {
  const [{ count, isFile }, setOpening] = useState<Opening>({ count: 0, isFile: false });
  const reload = useCallback((next: boolean) => setOpening((last) => ({ count: last.count + 1, isFile: next })), []);
  return <LoadedContent key={count} {...props} isFile={isFile} onReload={reload} />;
}

interface LoadedContentProps<Content> extends OpenContentProps<Content>, Pick<Opening, "isFile"> {
  onReload(isFile: boolean): void;
}

function LoadedContent<Content>({
  title,
  version,
  load,
  read,
  render,
  onLeave,
  isFile,
  onReload,
}: LoadedContentProps<Content>): ReactNode {
  const [draftId] = useState(() => crypto.randomUUID());
  const [file, setFile] = useState<LoadedFile>();
  const [start, setStart] = useState<Start<Content>>();
  const [error, setError] = useState("");
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const stored = await load();
      const earlier = version && !isFile ? await call("readVersion", { id: version, view: stored.view }) : undefined;
      if (!isCurrent) return;
      setFile(stored);
      if (earlier) setStart(startOf(stored, { ...stored, text: earlier.text, base: stored.text }, read));
      else if (isFile || stored.drafts.length === 0) setStart(startOf(stored, undefined, read));
    };
    open().catch((reason: unknown) => isCurrent && setError(messageOf(reason)));
    return () => {
      isCurrent = false;
    };
  }, [load, read, version, isFile]);

  if (error)
    return (
      <main className="org-builder-pages">
        <p role="alert">{error}</p>
        <a className="org-builder-button" href={toolPages.versions}>
          {messages.places.versions}
        </a>
        <BackLink {...(onLeave && { onLeave })} />
      </main>
    );
  if (!file) return <p className="org-builder-pages">{messages.editor.pageIsLoading}</p>;
  const { view } = file;
  if (start) return render({ view, draftId, start }, () => onReload(true));
  return (
    <DraftChoice
      page={{ view, title }}
      drafts={file.drafts}
      draftId={draftId}
      onContinue={(draft) => setStart(startOf(file, draft, read))}
      onSkip={() => setStart(startOf(file, undefined, read))}
      onRemoved={() => onReload(false)}
    />
  );
}
