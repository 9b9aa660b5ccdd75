import { useEffect, useMemo, type ReactNode } from "react";
import { PageSessionProvider } from "../page-session/page-context.ts";
import type { PageContent } from "../page-session/page-content.ts";
import type { Opened } from "../session/start.ts";
import { createPageSession } from "../page-session/page-session.ts";
import { createPerformer } from "../page-session/perform.ts";
import { useSession } from "../session/use-session.ts";
import { useStore } from "zustand";
import { Workspace, type WorkspaceProps } from "./Workspace.tsx";

/** Props of {@link PageEditor}. */
export interface PageEditorProps extends Pick<
  WorkspaceProps,
  "page" | "layout" | "refreshSite" | "onReload" | "onLeave"
> {
  opened: Opened<PageContent>;
}

/** The editor of one page. */
export function PageEditor({ page, opened, layout, refreshSite, onReload, onLeave }: PageEditorProps): ReactNode {
  const { session, sentence, announce } = useSession((report) => createPageSession(opened, report));
  const performer = useMemo(() => createPerformer(session), [session]);
  const hash = useStore(session, ({ file }) => file.hash);
  // A save changes other pages, too, and so does whoever else changed this one.
  useEffect(() => {
    if (hash !== session.getInitialState().file.hash) refreshSite();
  }, [hash, session, refreshSite]);
  return (
    <PageSessionProvider value={session}>
      <Workspace
        page={page}
        place={opened}
        layout={layout}
        performer={performer}
        sentence={sentence}
        announce={announce}
        refreshSite={refreshSite}
        onReload={onReload}
        onLeave={onLeave}
      />
    </PageSessionProvider>
  );
}
