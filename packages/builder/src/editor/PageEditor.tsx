import { Puck, type AppState, type Data, type PuckAction } from "@puckeditor/core";
import type { ContentComponent } from "@travel-design/site";
import { useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from "react";
import { puckConfig } from "../canvas/puck-config.tsx";
import type { EditorItem } from "../document/editor-data.ts";
import { addedToPage } from "../document/tree.ts";
import { EditedItemProvider } from "../inline-text/edited-item.ts";
import { useSite } from "../site-context.ts";
import { CanvasDocument, CanvasReadyProvider } from "./Canvas.tsx";
import { dictionary } from "./dictionary.ts";
import { toEditorData, toPuckData } from "../page/page-data.ts";
import { useSaving } from "./use-saving.ts";
import { Workspace, type WorkspaceProps } from "./Workspace.tsx";

/** Props of {@link PageEditor}. */
export interface PageEditorProps extends Pick<WorkspaceProps, "page" | "session" | "onReload" | "onLeave"> {
  /** The theme's layout around the page. */
  layout: ContentComponent | undefined;
  /** What is said when it opens; empty for nothing. */
  notice: string;
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

/** The editor of one page. */
export function PageEditor({ page, session, layout, notice, onReload, onLeave }: PageEditorProps): ReactNode {
  const { opened } = session;
  const site = useSite();
  const [sentence, setSentence] = useState(notice);
  const [canvas, setCanvas] = useState<Document>();
  const [edited, setEdited] = useState<EditorItem>();
  const [dropped, setDropped] = useState<EditorItem>();
  const changedAt = useRef(0);
  const lastChange = useCallback(() => changedAt.current, []);
  const saving = useSaving(session, setSentence, onReload);
  const config = useMemo(
    () => puckConfig(opened.document, { basePath: site.basePath, path: page.path, layout }),
    [opened, site, page.path, layout],
  );
  const start = useMemo(() => toPuckData(opened.data), [opened]);
  // Puck registers every block again when one of its props changes.
  const { change } = saving;
  const changePage = useCallback((data: Data) => change(toEditorData(data)), [change]);
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
          config={config}
          data={start}
          dictionary={dictionary}
          overrides={overrides}
          height="100dvh"
          iframe={iframe}
          onChange={changePage}
          onAction={followAction}
        >
          <Workspace
            page={page}
            session={session}
            saving={saving}
            canvas={canvas}
            sentence={sentence}
            announce={setSentence}
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
