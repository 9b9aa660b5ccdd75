import { useState, type ReactNode } from "react";
import type { PageSummary } from "../contract/responses.ts";
import { useSite } from "../site-context.ts";
import { DeletePage } from "./DeletePage.tsx";
import { PageDialog, type DialogResult, type DialogTask } from "./PageDialog.tsx";
import { SharedParts } from "./SharedParts.tsx";

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

const Row = ({ page, onOpen, onTask }: RowProps): ReactNode => (
  <li className="org-builder-pages__row">
    <button
      type="button"
      className="org-builder-pages__open"
      disabled={page.view === ""}
      onClick={() => onOpen(page.view)}
    >
      <span className="org-builder-pages__title">{page.title}</span>
      <span className="org-builder-toolbar__path">{page.path}</span>
      {page.isBroken && <span className="org-builder-pages__broken">⚠ bestand beschadigd</span>}
    </button>
    {page.isOwn && (
      <>
        <button
          type="button"
          className="org-builder-button"
          aria-label={`${page.title}: naam en adres`}
          onClick={() => onTask({ name: "rename", page })}
        >
          Naam en adres
        </button>
        <button
          type="button"
          className="org-builder-button"
          aria-label={`${page.title} verdubbelen`}
          onClick={() => onTask({ name: "copy", page })}
        >
          Verdubbelen
        </button>
        <button
          type="button"
          className="org-builder-button"
          aria-label={`${page.title} verwijderen`}
          disabled={page.isHome}
          onClick={() => onTask({ name: "delete", page })}
        >
          Verwijderen
        </button>
      </>
    )}
  </li>
);

/** The pages of the site. */
export function PageList({ onOpen, onChanged }: PageListProps): ReactNode {
  const { pages, basePath } = useSite();
  const [task, setTask] = useState<ListTask>();
  const [sentence, setSentence] = useState("");
  const close = ({ view, sentence: result = "" }: DialogResult = {}): void => {
    setTask(undefined);
    setSentence(result);
    onChanged();
    if (view !== undefined) onOpen(view);
  };
  const list = (isOwn: boolean): ReactNode => (
    <ul className="org-builder-pages__list">
      {pages
        .filter((page) => page.isOwn === isOwn)
        .map((page) => (
          <Row key={page.route} page={page} onOpen={onOpen} onTask={setTask} />
        ))}
    </ul>
  );
  return (
    <main className="org-builder-pages">
      <h1>Pagina's</h1>
      <p>
        Kies een pagina om haar te bewerken. U werkt in de bestanden op deze computer;{" "}
        <a href={`${basePath}/`}>de site</a> toont meteen wat u opslaat.
      </p>
      <div className="org-builder-toolbar__group">
        <button
          type="button"
          className="org-builder-button org-builder-main-button"
          onClick={() => setTask({ name: "create" })}
        >
          Nieuwe pagina
        </button>
        <a className="org-builder-button" href="/org/builder/publish">
          Publiceren
        </a>
        <a className="org-builder-button" href="/org/builder/versions">
          Eerdere versies
        </a>
      </div>
      <p role="status">{sentence}</p>
      {list(true)}
      <SharedParts onOpen={onOpen} />
      <h2>Pagina's van Salesforce</h2>
      <p>Deze pagina's horen bij elke site, zoals aanmelden en foutmeldingen. Hun inhoud kunt u ook bewerken.</p>
      {list(false)}
      {task?.name === "delete" && <DeletePage page={task.page} onClose={close} />}
      {task && task.name !== "delete" && <PageDialog task={task} onClose={close} />}
    </main>
  );
}
