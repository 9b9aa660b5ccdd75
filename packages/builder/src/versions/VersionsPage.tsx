import { tryTo } from "@travel-design/ui/internal";
import { useEffect, useState, type ReactNode } from "react";
import { call, messageOf } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { fullTime } from "../controls/full-time.ts";
import { usePageTitle } from "../controls/use-page-title.ts";
import type { Version } from "../contract/responses.ts";
import { isBrandId } from "../contract/content-ids.ts";
import { toolPages } from "../contract/tool-pages.ts";
import { SearchInput } from "../controls/SearchInput.tsx";
import { includesSearch } from "../search-text.ts";
import { messages } from "../messages/index.ts";
import { useSite } from "../site-context.ts";
import { Comparison } from "./Comparison.tsx";

/** Where a version is opened; undefined for a change of several files. */
function addressOf({ id, view }: Version): string | undefined {
  if (view === "") return undefined;
  return isBrandId(view) ? `${toolPages.brand}#${id}` : `/org/builder#${view}?version=${id}`;
}

interface RowProps {
  version: Version;
  /** Id of the newest version: what is compared with it may have changed. */
  newest: number | undefined;
  onRestore(version: Version): void;
}

function Row({ version, newest, onRestore }: RowProps): ReactNode {
  const { id, title, kind, at, author, view } = version;
  const address = addressOf(version);
  const [isCompared, setIsCompared] = useState(false);
  return (
    <li className="org-builder-pages__row">
      <span id={`version-${id}`} className="org-builder-pages__version">
        <span className="org-builder-pages__title">{title}</span>
        <span className="org-builder-quiet">
          {fullTime(at)}: {messages.versions.kinds[kind]}
          {author && ` ${messages.versions.by(author)}`}
        </span>
      </span>
      {view && !isBrandId(view) && (
        <button
          type="button"
          className="org-builder-button"
          aria-expanded={isCompared}
          aria-describedby={`version-${id}`}
          onClick={() => setIsCompared(!isCompared)}
        >
          {messages.versions.compare}
        </button>
      )}
      {address && (
        <a className="org-builder-button" href={address} aria-describedby={`version-${id}`}>
          {messages.versions.view}
        </a>
      )}
      <button
        type="button"
        className="org-builder-button"
        aria-describedby={`version-${id}`}
        onClick={() => onRestore(version)}
      >
        {messages.actions.restore}
      </button>
      {isCompared && <Comparison key={newest} version={version} />}
    </li>
  );
}

/** The page "Eerdere versies": what was replaced, removed or set aside, of one content or of all, and a way to get it back. */
export function VersionsPage(): ReactNode {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [sentence, announce] = useAnnouncement();
  const { pages, themeLayouts } = useSite();
  // The address names the content.
  const [chosen, setChosen] = useState(() => tryTo(() => decodeURIComponent(window.location.hash.slice(1))) ?? "");
  const content = [...pages, ...themeLayouts].find(({ view }) => view === chosen);
  usePageTitle(messages.places.versions);
  const [error, setError] = useState("");
  const [query, setQuery] = useState("");
  const found = versions?.filter(({ title }) => includesSearch(title, query));
  const view = content?.view ?? "";
  useEffect(() => {
    call("readVersions", { view }).then(setVersions, (reason: unknown) => setError(messageOf(reason)));
  }, [view]);
  const restore = async ({ id, title, view: restored }: Version): Promise<void> => {
    setError("");
    await call("restoreVersion", { id: String(id), view: restored });
    setVersions(await call("readVersions", { view }));
    announce(messages.versions.restored(title));
  };
  return (
    <main className="org-builder-pages">
      <BackLink />
      <h1>{content ? messages.versions.of(content.title) : messages.places.versions}</h1>
      <p>{messages.versions.about}</p>
      {error && <p role="alert">{error}</p>}
      <p role="status">{sentence}</p>
      <div className="org-builder-pages__tools">
        {content && (
          <button type="button" className="org-builder-button" onClick={() => setChosen("")}>
            {messages.versions.all}
          </button>
        )}
        <SearchInput label={messages.versions.search} value={query} onChange={setQuery} />
      </div>
      {found?.length === 0 && <p>{query ? messages.versions.noneFound : messages.versions.none}</p>}
      <ul className="org-builder-pages__list">
        {found?.map((version) => (
          <Row
            key={version.id}
            version={version}
            newest={versions?.[0]?.id}
            onRestore={(restored) => void restore(restored).catch((reason: unknown) => setError(messageOf(reason)))}
          />
        ))}
      </ul>
    </main>
  );
}
