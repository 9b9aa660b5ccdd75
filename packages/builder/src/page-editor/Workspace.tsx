import type { Editor } from "@tiptap/core";
import type { ContentComponent } from "@travel-design/site";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { pageAnchors } from "../catalog/page-anchors.ts";
import { usePageTitle } from "../controls/use-page-title.ts";
import type { EditableContent } from "../contract/responses.ts";
import { useIsThemeLayout, usePageSession, usePageState, useSelectedId } from "../page-session/page-context.ts";
import type { Performer } from "../page-session/perform.ts";
import type { DraftPlace } from "../session/draft-writer.ts";
import { TextTools } from "../inline-text/TextTools.tsx";
import { useInlineText } from "../inline-text/use-inline-text.ts";
import { useTextGestures } from "../inline-text/use-text-gestures.ts";
import { focusField } from "../problems/focus-field.ts";
import { locateProblems, type LocatedProblem } from "../problems/locate-problems.ts";
import { ProblemItems, ProblemList } from "../problems/ProblemList.tsx";
import { ProblemsProvider } from "../problems/problems-context.ts";
import { usePageCheck } from "../problems/use-page-check.ts";
import { PageAnchorsProvider } from "../site-context.ts";
import { useTemplates } from "../templates/use-templates.ts";
import { Canvas } from "../canvas/Canvas.tsx";
import { elementOf } from "../canvas/canvas-boxes.ts";
import { deviceOf, devices, EditorProvider, type Device } from "./editor-context.ts";
import { openPreview } from "./open-preview.ts";
import { Palette } from "./Palette.tsx";
import { SaveProblem } from "./SaveProblem.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { SidePanel } from "./SidePanel.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { messages } from "../messages/index.ts";

/** Props of {@link Workspace}. */
export interface WorkspaceProps {
  page: EditableContent;
  place: DraftPlace;
  performer: Performer;
  /** The theme's layout of the page, if it is known. */
  layout: ContentComponent | undefined;
  sentence: string;
  announce(sentence: string): void;
  /** Called when what is known about the site may be outdated. */
  refreshSite(): void;
  /** Opens the file on disk. */
  onReload(): void;
  onLeave(): void;
}

/** The page, with everything around it that edits it. */
export function Workspace({
  page,
  place,
  layout,
  performer,
  sentence,
  announce,
  refreshSite,
  onReload,
  onLeave,
}: WorkspaceProps): ReactNode {
  const session = usePageSession();
  const [canvas, setCanvas] = useState<Document>();
  const phase = usePageState((state) => state.phase);
  const written = usePageState((state) => state.written);
  usePageTitle(page.title, phase.name !== "saved");
  const [device, setDevice] = useState<Device>(() => (matchMedia("(width <= 40em)").matches ? "Mobile" : "Desktop"));
  // On a narrow screen the page needs the room.
  const [hasPalette, showPalette] = useState(() => matchMedia("(width > 64em)").matches);
  const selectedId = useSelectedId();
  // What is chosen in the outline comes into view on the page. What is pressed there is in view.
  useEffect(() => {
    const element = canvas && elementOf(canvas, selectedId);
    if (!element?.matches(":hover")) element?.scrollIntoView({ block: "nearest" });
  }, [canvas, selectedId]);
  useShortcuts(document, performer.perform);
  useShortcuts(canvas, performer.perform);
  const [tools, showTools] = useState<Editor>();
  const editText = useInlineText({ canvas, session, gesture: performer.gesture, announce, showTools });
  useTextGestures(canvas, selectedId, editText);
  const templates = useTemplates(announce);
  const found = usePageCheck(page.view, written);
  const showProblem = useCallback(
    ({ itemId, field }: LocatedProblem) => {
      // The field exists only once the panel shows the component, at the width that the field is for.
      flushSync(() => {
        setDevice((current) => deviceOf(field) ?? current);
        session.dispatch({ type: "selected", ids: [itemId] });
      });
      focusField(document, field);
    },
    [session],
  );
  const editor = useMemo(
    () => ({ ...performer, device, view: page.view, path: page.path, editText, templates, refreshSite }),
    [performer, device, page, editText, templates, refreshSite],
  );
  const isThemeLayout = useIsThemeLayout();
  const { data } = written.content;
  const anchors = useMemo(() => pageAnchors(data), [data]);
  const leaveTo = (open: () => void): void => void session.leave(open);
  const problems = useMemo(() => ({ all: found, show: showProblem }), [found, showProblem]);
  return (
    <ProblemsProvider value={problems}>
      <EditorProvider value={editor}>
        <PageAnchorsProvider value={anchors}>
          <div className="org-builder-editor" data-editor="">
            <Toolbar
              title={page.title}
              path={page.path}
              hasPalette={hasPalette}
              onPalette={() => showPalette(!hasPalette)}
              onPreview={isThemeLayout ? undefined : () => openPreview(place, session, announce)}
              onDevice={setDevice}
              onLeave={() => leaveTo(onLeave)}
            />
            <SaveProblem
              phase={phase}
              dispatch={session.dispatch}
              draftNotice={messages.saving.workIsDraft}
              onReload={() => leaveTo(onReload)}
              renderProblems={(added) => <ProblemItems problems={locateProblems(added, written.content)} />}
            />
            <div className="org-builder-editor__work">
              <aside
                className="org-builder-panel org-builder-editor__palette"
                aria-label={messages.places.blocks}
                data-panel=""
                hidden={!hasPalette}
              >
                <h2 className="org-builder-panel__title">{messages.places.blocks}</h2>
                <Palette />
              </aside>
              <main className="org-builder-editor__canvas" aria-label={messages.places.page}>
                <TextTools editor={tools} />
                <Canvas
                  width={devices[device].width}
                  canvas={canvas}
                  onReady={setCanvas}
                  gesture={performer.gesture}
                  path={page.path}
                  layout={layout}
                />
              </main>
              <SidePanel />
            </div>
            <div className="org-builder-bar">
              <p className="org-builder-live" role="status">
                {sentence}
              </p>
              <ProblemList />
            </div>
          </div>
        </PageAnchorsProvider>
      </EditorProvider>
    </ProblemsProvider>
  );
}
