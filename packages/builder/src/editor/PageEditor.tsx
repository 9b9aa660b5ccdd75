import { Puck, type AppState, type PuckAction } from "@puckeditor/core";
import type { ContentComponent } from "@travel-design/site";
import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { puckConfig, type CanvasFrame } from "../canvas/puck-config.tsx";
import { useAnnouncement } from "../controls/use-announcement.ts";
import type { EditorItem } from "../document/editor-data.ts";
import { addedToPage } from "../document/tree.ts";
import { EditedItemProvider } from "../inline-text/edited-item.ts";
import { useSite } from "../site-context.ts";
import { CanvasDocument, CanvasReadyProvider } from "./Canvas.tsx";
import { dictionary } from "./dictionary.ts";
import { toEditorData, toPuckData } from "../page/page-data.ts";
import type { WrittenPage } from "../session/page-work.ts";
import { usePageSaving } from "../session/use-page-saving.ts";
import { useSavingSnapshot } from "../session/use-saving.ts";
import { Workspace, type WorkspaceProps } from "./Workspace.tsx";

/** Props of {@link PageEditor}. */
export interface PageEditorProps extends Pick<WorkspaceProps, "page" | "session" | "onReload" | "onLeave"> {
  /** The theme's layout around the page. */
  layout: ContentComponent | undefined;
  /** Called when the page has what somebody else changed: what else is known about the site may be outdated, too. */
  onMerged(): void;
}

/**
 * The toolbar and the shortcuts have the actions of Puck's bar, with their checks. The outline says what is selected, so screen
 * readers do not need the name, which is outside the landmarks of the page.
 */
const NameBar = ({ label }: { label?: string }): ReactElement => (
  <span className="org-builder-name" aria-hidden="true">
    {label}
  </span>
);

const overrides = { iframe: CanvasDocument, actionBar: NameBar };
const iframe = { syncHostStyles: false };

/** What Puck starts with. Its configuration names the kinds of components of the page. */
const startOf = ({ document, data }: WrittenPage, frame: CanvasFrame) => ({
  key: crypto.randomUUID(),
  kinds: document.definitions,
  config: puckConfig(document, frame),
  data: toPuckData(data),
});

/** The editor of one page. */
export function PageEditor({ page, session, layout, onMerged, onReload, onLeave }: PageEditorProps): ReactNode {
  const site = useSite();
  const [sentence, announce] = useAnnouncement();
  const [canvas, setCanvas] = useState<Document>();
  const [edited, setEdited] = useState<EditorItem>();
  const [dropped, setDropped] = useState<EditorItem>();
  const changedAt = useRef(0);
  const lastChange = useCallback(() => changedAt.current, []);
  const { saving, work } = usePageSaving(session, announce);
  const { written } = useSavingSnapshot(saving);
  const { document } = written;
  useEffect(() => {
    if (document !== session.opened.document) onMerged();
  }, [document, session, onMerged]);
  const frame = { basePath: site.basePath, path: page.path, layout };
  // Puck registers every block again when one of its props changes.
  const [start, setStart] = useState(() => startOf(written, frame));
  // A merge can bring components that Puck has no configuration for.
  if (document.definitions !== start.kinds) {
    setStart(startOf(written, frame));
    setEdited(undefined);
  }
  const followAction = useCallback(({ type }: PuckAction, state: AppState, previous: AppState) => {
    if (type !== "setUi") changedAt.current = Date.now();
    if (type !== "insert" && type !== "move") return;
    const [before, after] = [toEditorData(previous.data), toEditorData(state.data)];
    if (before && after) setDropped(addedToPage(before, after));
  }, []);
  return (
    <CanvasReadyProvider value={setCanvas}>
      <EditedItemProvider value={edited}>
        <Puck
          key={start.key}
          config={start.config}
          data={start.data}
          dictionary={dictionary}
          overrides={overrides}
          height="100dvh"
          iframe={iframe}
          onChange={saving.change}
          onAction={followAction}
        >
          <Workspace
            page={page}
            session={session}
            saving={saving}
            work={work}
            canvas={canvas}
            sentence={sentence}
            announce={announce}
            lastChange={lastChange}
            dropped={dropped}
            keepShown={setEdited}
            onReload={onReload}
            onLeave={onLeave}
          />
        </Puck>
      </EditedItemProvider>
    </CanvasReadyProvider>
  );
}
