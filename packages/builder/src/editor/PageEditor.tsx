import type { ContentComponent } from "@travel-design/site";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { CanvasReadyProvider } from "../canvas/CanvasDocument.tsx";
import { PuckAdapter } from "../canvas/PuckAdapter.tsx";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { PageSessionProvider } from "../page/page-context.ts";
import { createPageSession, type OpenedPage } from "../page/page-session.ts";
import { createPerformer } from "../page/perform.ts";
import { useStore } from "zustand";
import { useSite } from "../site-context.ts";
import { Workspace, type WorkspaceProps } from "./Workspace.tsx";

/** Props of {@link PageEditor}. */
export interface PageEditorProps extends Pick<WorkspaceProps, "page" | "onReload" | "onLeave"> {
  opened: OpenedPage;
  /** The theme's layout around the page. */
  layout: ContentComponent | undefined;
  /** Called when the page has what somebody else changed: what else is known about the site may be outdated, too. */
  onMerged(): void;
}

/** The editor of one page. */
export function PageEditor({ page, opened, layout, onMerged, onReload, onLeave }: PageEditorProps): ReactNode {
  const site = useSite();
  const [sentence, announce] = useAnnouncement();
  const [canvas, setCanvas] = useState<Document>();
  const [session] = useState(() => createPageSession(opened, announce));
  useEffect(() => session.start(), [session]);
  const performer = useMemo(() => createPerformer(session), [session]);
  const document = useStore(session, ({ content }) => content.document);
  useEffect(() => {
    if (document !== session.getInitialState().content.document) onMerged();
  }, [document, session, onMerged]);
  const frame = { basePath: site.basePath, path: page.path, layout };
  return (
    <PageSessionProvider value={session}>
      <CanvasReadyProvider value={setCanvas}>
        <PuckAdapter frame={frame} canvas={canvas} gesture={performer.gesture}>
          <Workspace
            page={page}
            place={opened}
            performer={performer}
            canvas={canvas}
            sentence={sentence}
            announce={announce}
            onReload={onReload}
            onLeave={onLeave}
          />
        </PuckAdapter>
      </CanvasReadyProvider>
    </PageSessionProvider>
  );
}
