import { useMemo, useState, type ReactNode } from "react";
import { call } from "../api.ts";
import { fileIdOf } from "../content/file-ids.ts";
import { familyOf } from "../content/shared-section.ts";
import { partOfPage } from "../content/tree.ts";
import type { PageSummary } from "../contract/responses.ts";
import { GroupFrame } from "../fields/FieldFrame.tsx";
import { FormDialog } from "../fields/FormDialog.tsx";
import { messages } from "../messages/index.ts";
import { usePageData, usePageSession, usePageState } from "../page-session/page-context.ts";
import { useSite } from "../site-context.ts";
import { useEditor } from "./editor-context.ts";

interface ShareDialogProps {
  /** The pages to choose from. */
  pages: readonly PageSummary[];
  onShare(pages: readonly PageSummary[]): Promise<void>;
  onCancel(): void;
}

/** Asks on which pages a section is placed, too. */
function ShareDialog({ pages, onShare, onCancel }: ShareDialogProps): ReactNode {
  const [views, setViews] = useState<readonly string[]>([]);
  const submit = async (): Promise<void> => {
    if (views.length === 0) throw new Error(messages.sharing.chooseOne);
    await onShare(pages.filter(({ view }) => views.includes(view)));
  };
  return (
    <FormDialog
      title={messages.sharing.share}
      submitLabel={pages.length > 0 ? messages.sharing.submit : ""}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>{pages.length > 0 ? messages.sharing.howItWorks : messages.sharing.onAllPages}</p>
      {pages.length > 0 && (
        <GroupFrame label={messages.sharing.pages}>
          {pages.map(({ view, title }) => (
            <label key={view} className="org-builder-switch">
              <input
                type="checkbox"
                checked={views.includes(view)}
                onChange={({ target }) =>
                  setViews(target.checked ? [...views, view] : views.filter((each) => each !== view))
                }
              />
              <span>{title}</span>
            </label>
          ))}
        </GroupFrame>
      )}
    </FormDialog>
  );
}

/** The other pages of the site: those that have a section of this page, and those that do not. */
function useSharing(sectionId: string) {
  const { view } = useEditor();
  const { pages, sharedSections } = useSite();
  const section = usePageState(({ content }) => fileIdOf(content.document, sectionId));
  const shared = sharedSections.find(({ family }) => family === familyOf(section));
  const others = pages.filter((page) => page.view !== view);
  const withIt = others.filter((page) => shared?.views.includes(page.view));
  const withoutIt = others.filter((page) => page.isOwn && !page.isBroken && !withIt.includes(page));
  return { section, withIt, withoutIt, isSameEverywhere: shared?.isSameEverywhere };
}

/** Lists the other pages that have the section of a component: saving changes them, too. */
export function SharedNotice({ itemId }: { itemId: string }): ReactNode {
  const data = usePageData();
  const sectionId = useMemo(() => partOfPage(data, itemId)?.id ?? itemId, [data, itemId]);
  const { withIt, isSameEverywhere } = useSharing(sectionId);
  if (withIt.length === 0) return null;
  return (
    <p className="org-builder-panel__notice">
      {messages.sharing.isAlsoOn(withIt.map(({ title }) => title))}
      {!isSameEverywhere && ` ${messages.sharing.differs}`}
    </p>
  );
}

/** Buttons that put a section on other pages, or make it one of this page alone. */
export function SharingTools({ sectionId }: { sectionId: string }): ReactNode {
  const { view, gesture, refreshSite } = useEditor();
  const { getState, dispatch } = usePageSession();
  const { section, withIt, withoutIt } = useSharing(sectionId);
  const [isAsking, setIsAsking] = useState(false);
  const announce = (sentence: string): void => dispatch({ type: "announced", sentence });
  // The server copies what is in the file.
  const ask = (): void =>
    getState().phase.name === "saved" ? setIsAsking(true) : announce(messages.sharing.saveFirst);
  const share = async (chosen: readonly PageSummary[]): Promise<void> => {
    await call("shareSection", { view, section, pages: JSON.stringify(chosen.map((page) => page.view)) });
    setIsAsking(false);
    refreshSite();
    announce(messages.sharing.shared(chosen.map(({ title }) => title)));
  };
  return (
    <>
      <button type="button" className="org-builder-button" onClick={ask}>
        {messages.sharing.share}
      </button>
      {withIt.length > 0 && (
        <button type="button" className="org-builder-button" onClick={() => gesture("detach", sectionId)}>
          {messages.sharing.detach}
        </button>
      )}
      {isAsking && <ShareDialog pages={withoutIt} onShare={share} onCancel={() => setIsAsking(false)} />}
    </>
  );
}
