import { useState, type ReactNode } from "react";
import type { PageSummary } from "../contract/responses.ts";
import { icons } from "../controls/icons.ts";
import { PathIcon } from "../controls/PathIcon.tsx";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { usePageTitle } from "../controls/use-page-title.ts";
import { SearchInput } from "../controls/SearchInput.tsx";
import { ToolButton } from "../controls/ToolButton.tsx";
import { includesSearch } from "../search-text.ts";
import { useSite } from "../site-context.ts";
import { DeletePage } from "./DeletePage.tsx";
import { PageDialog, type DialogResult, type DialogTask } from "./PageDialog.tsx";
import { DraftMark, SharedParts } from "./SharedParts.tsx";
import { toolPages } from "../contract/tool-pages.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link PageList}. */
export interface PageListProps {
  onOpen(view: string): void;
  /** Called after a page was added, renamed or deleted. */
  onChanged(): void;
}

interface RowProps {
  page: PageSummary;
  onOpen(view: string): void;
  onTask(task: ListTask): void;
}

type ListTask = DialogTask | { name: "delete"; page: PageSummary };

function Row({ page, onOpen, onTask }: RowProps): ReactNode {
  const { basePath } = useSite();
  const { title, path } = page;
  return (
    <li className="org-builder-pages__row">
      <button
        type="button"
        className="org-builder-pages__open"
        disabled={page.view === ""}
        onClick={() => onOpen(page.view)}
      >
        <span className="org-builder-pages__title">{title}</span>
        <span className="org-builder-quiet">{path}</span>
        {page.isBroken && <span className="org-builder-pages__broken">{messages.pages.isBroken}</span>}
        {page.hasDraft && <DraftMark />}
      </button>
      {page.isOwn && (
        <>
          <a
            className="org-builder-tool"
            href={basePath + path}
            aria-label={messages.pages.view(title)}
            title={messages.actions.viewOnSite}
          >
            <PathIcon path={icons.view} />
          </a>
          <ToolButton
            icon={icons.edit}
            label={messages.pages.nameAndAddressOf(title)}
            onClick={() => onTask({ name: "rename", page })}
          />
          <ToolButton
            icon={icons.duplicate}
            label={messages.actions.duplicateOf(title)}
            onClick={() => onTask({ name: "copy", page })}
          />
          <ToolButton
            icon={icons.remove}
            label={messages.actions.removeOf(title)}
            isDisabled={page.isHome}
            onClick={() => onTask({ name: "delete", page })}
          />
        </>
      )}
    </li>
  );
}

/** The pages of the site. */
export function PageList({ onOpen, onChanged }: PageListProps): ReactNode {
  const { pages, basePath } = useSite();
  const [task, setTask] = useState<ListTask>();
  const [sentence, announce] = useAnnouncement();
  usePageTitle(messages.places.pages);
  const [query, setQuery] = useState("");
  const found = pages.filter(({ title, path }) => includesSearch(`${title} ${path}`, query));
  const close = ({ view, sentence: result = "" }: DialogResult = {}): void => {
    setTask(undefined);
    announce(result);
    onChanged();
    if (view !== undefined) onOpen(view);
  };
  const list = (isOwn: boolean): ReactNode => (
    <ul className="org-builder-pages__list">
      {found
        .filter((page) => page.isOwn === isOwn)
        .map((page) => (
          <Row key={page.route} page={page} onOpen={onOpen} onTask={setTask} />
        ))}
    </ul>
  );
  return (
    <main className="org-builder-pages">
      <h1>{messages.places.pages}</h1>
      <p>
        {messages.pages.howToEdit} <a href={`${basePath}/`}>{messages.pages.theSite}</a> {messages.pages.showsAtOnce}
      </p>
      <div className="org-builder-pages__tools">
        <button
          type="button"
          className="org-builder-button org-builder-main-button"
          onClick={() => setTask({ name: "create" })}
        >
          <PathIcon path={icons.add} />
          {messages.pages.titles.create}
        </button>
        <a className="org-builder-button" href={toolPages.publish}>
          {messages.actions.publish}
        </a>
        <a className="org-builder-button" href={toolPages.versions}>
          {messages.places.versions}
        </a>
        <SearchInput label={messages.pages.search} value={query} onChange={setQuery} />
      </div>
      <p role="status">{found.length === 0 ? messages.pages.noneFound : sentence}</p>
      {list(true)}
      <SharedParts onOpen={onOpen} />
      <h2>{messages.pages.ofSalesforce}</h2>
      <p>{messages.pages.ofSalesforceHelp}</p>
      {list(false)}
      {task?.name === "delete" && <DeletePage page={task.page} onClose={close} />}
      {task && task.name !== "delete" && <PageDialog task={task} onClose={close} />}
    </main>
  );
}
