import { useEffect, useState, type ReactNode } from "react";
import { call } from "../api.ts";
import type { PageLinks, PageSummary } from "../contract/responses.ts";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import { FormDialog } from "../fields/FormDialog.tsx";
import { messages } from "../messages/index.ts";
import { useSite } from "../site-context.ts";

/** Props of {@link DeletePage}. */
export interface DeletePageProps {
  page: PageSummary;
  /** Called when it is done or was cancelled. */
  onClose(): void;
}

/** Asks before a page is deleted, and where links to it lead from then on. */
export function DeletePage({ page, onClose }: DeletePageProps): ReactNode {
  const { pages } = useSite();
  const [links, setLinks] = useState<PageLinks>();
  const [error, setError] = useState("");
  const home = pages.find(({ isHome }) => isHome)?.view ?? "";
  const [linkTo, setLinkTo] = useState(home);
  useEffect(() => {
    call("readLinks", { view: page.view }).then(setLinks, (reason: Error) => setError(reason.message));
  }, [page]);
  const isNeeded = links !== undefined && links.neededBy.length > 0;
  const isLinked = links !== undefined && links.from.length > 0;
  const submit = (): Promise<void> =>
    call("deletePage", { view: page.view, linkTo: isLinked ? linkTo : "" }).then(onClose);
  return (
    <FormDialog
      title={messages.pages.deletePage}
      submitLabel={links && !isNeeded ? messages.actions.remove : ""}
      onSubmit={submit}
      onCancel={onClose}
    >
      {error && <p role="alert">{error}</p>}
      {isNeeded && <p>{messages.pageIsNeeded(links.neededBy)}</p>}
      {links && !isNeeded && (
        <>
          <p>{messages.pages.whatIsDeleted(page.title, page.path)}</p>
          {isLinked && (
            <>
              <p>{messages.pages.linksFrom}</p>
              <ul>
                {[...new Set(links.from.map(({ title }) => title))].map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
              <FieldFrame label={messages.pages.linksTo}>
                {(ids) => (
                  <select
                    {...ids}
                    className="org-builder-input"
                    value={linkTo}
                    onChange={(event) => setLinkTo(event.target.value)}
                  >
                    {pages
                      .filter(({ isOwn, view }) => isOwn && view !== page.view)
                      .map(({ view, title, path }) => (
                        <option key={view} value={view}>
                          {title} ({path})
                        </option>
                      ))}
                    <option value="">{messages.pages.linksNowhere}</option>
                  </select>
                )}
              </FieldFrame>
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
