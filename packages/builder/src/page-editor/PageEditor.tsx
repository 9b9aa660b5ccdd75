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
export interface PageEditorProps extends Pick<WorkspaceProps, "page" | "layout" | "onReload" | "onLeave"> {
  opened: Opened<PageContent>;
  /** Called when the page has what somebody else changed: what else is known about the site may be outdated, too. */
  onMerged(): void;
}

/** The editor of one page. */
export function PageEditor({ page, opened, layout, onMerged, onReload, onLeave }: PageEditorProps): ReactNode {
  const { session, sentence, announce } = useSession((report) => createPageSession(opened, report));
  const performer = useMemo(() => createPerformer(session), [session]);
  const fileContext = useStore(session, ({ content }) => content.document);
  useEffect(() => {
    if (fileContext !== session.getInitialState().content.document) onMerged();
  }, [fileContext, session, onMerged]);
  return (
    <PageSessionProvider value={session}>
      <Workspace
        page={page}
        place={opened}
        layout={layout}
        performer={performer}
        sentence={sentence}
        announce={announce}
        onReload={onReload}
        onLeave={onLeave}
      />
    </PageSessionProvider>
  );
}
