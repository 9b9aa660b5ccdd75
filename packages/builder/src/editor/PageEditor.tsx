import { Puck, type Data, type PuckAction } from "@puckeditor/core";
import type { Editor } from "@tiptap/core";
import type { ContentComponent } from "@travel-design/site";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { EditableContent } from "../contract/responses.ts";
import { pageAnchors } from "../catalog/page-anchors.ts";
import { puckConfig } from "../canvas/puck-config.tsx";
import type { EditorItem } from "../document/editor-data.ts";
import { EditedItemProvider } from "../inline-text/edited-item.ts";
import { TextTools } from "../inline-text/TextTools.tsx";
import { useInlineText } from "../inline-text/use-inline-text.ts";
import { useTextGestures } from "../inline-text/use-text-gestures.ts";
import { focusField } from "../problems/focus-field.ts";
import { locateProblems, type LocatedProblem } from "../problems/locate-problems.ts";
import { ProblemItems, ProblemList } from "../problems/ProblemList.tsx";
import { ProblemsProvider } from "../problems/problems-context.ts";
import { usePageCheck } from "../problems/use-page-check.ts";
import { PageAnchorsProvider, useSite } from "../site-context.ts";
import { useTemplates } from "../templates/use-templates.ts";
import { Canvas, CanvasDocument, CanvasReadyProvider } from "./Canvas.tsx";
import { dictionary } from "./dictionary.ts";
import { deviceOf, EditorProvider, type Device } from "./editor-context.ts";
import { toEditorData, toPuckData, useIsThemeLayout, useSelectedId } from "../page/page-data.ts";
import { Outline } from "./outline/Outline.tsx";
import { Palette } from "./Palette.tsx";
import { PropertyPanel } from "./PropertyPanel.tsx";
import { SaveProblem } from "./SaveProblem.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { Toolbar } from "./Toolbar.tsx";
import { useCommands } from "./use-commands.ts";
import { usePreview } from "./use-preview.ts";
import { useSaving, type EditSession, type Saving } from "./use-saving.ts";

/** Props of {@link PageEditor}. */
export interface PageEditorProps {
  page: EditableContent;
  session: EditSession;
  /** The theme's layout around the page. */
  layout: ContentComponent | undefined;
  /** What is said when it opens; empty for nothing. */
  notice: string;
  /** Opens the file on disk. @param notice what is said then */
  onReload(notice: string): void;
  onLeave(): void;
}

interface WorkspaceProps extends Pick<PageEditorProps, "page" | "session" | "onReload" | "onLeave"> {
  saving: Saving;
  canvas: Document | undefined;
  sentence: string;
  announce(sentence: string): void;
  lastChange(): number;
  keepShown(item: EditorItem | undefined): void;
}

function Workspace({
  page,
  session,
  saving,
  canvas,
  sentence,
  announce,
  lastChange,
  keepShown,
  onReload,
  onLeave,
}: WorkspaceProps): ReactNode {
  const commands = useCommands({ announce, lastChange });
  const [device, setDevice] = useState<Device>("Desktop");
  const selectedId = useSelectedId();
  // What was chosen in the outline comes into view on the page.
  useEffect(() => {
    // Puck renders what was added one frame later.
    const frame = requestAnimationFrame(() =>
      canvas?.querySelector(`[data-puck-component="${CSS.escape(selectedId)}"]`)?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [canvas, selectedId]);
  useShortcuts(document, commands, saving.save);
  useShortcuts(canvas, commands, saving.save);
  const { findItem, setAttributes } = commands;
  const [tools, showTools] = useState<Editor>();
  const editText = useInlineText({ canvas, findItem, setAttributes, keepShown, announce, showTools });
  useTextGestures(canvas, selectedId, editText);
  const templates = useTemplates(announce);
  const { document: opened } = session.opened;
  const found = usePageCheck(page.view, opened, saving.written);
  const { select } = commands;
  const showProblem = useCallback(
    ({ itemId, field }: LocatedProblem) => {
      // The field exists only once the panel shows the component, at the width that the field is for.
      flushSync(() => {
        setDevice((current) => deviceOf(field) ?? current);
        select(itemId);
      });
      focusField(document, field);
    },
    [select],
  );
  const editor = useMemo(
    () => ({ commands, device, path: page.path, editText, templates }),
    [commands, device, page.path, editText, templates],
  );
  const isThemeLayout = useIsThemeLayout();
  const preview = usePreview(session, saving, announce);
  const { data } = saving.written;
  const anchors = useMemo(() => pageAnchors(data), [data]);
  const problems = useMemo(() => ({ all: found, show: showProblem }), [found, showProblem]);
  return (
    <ProblemsProvider value={problems}>
      <EditorProvider value={editor}>
        <PageAnchorsProvider value={anchors}>
          <div className="org-builder-editor">
            <Toolbar
              title={page.title}
              path={page.path}
              saving={saving}
              onPreview={isThemeLayout ? undefined : preview}
              onDevice={setDevice}
              onLeave={onLeave}
            />
            <SaveProblem
              saving={saving}
              kept="Uw werk blijft bewaard als concept van deze pagina."
              onReload={() =>
                void saving.keepDraft().then(
                  () => onReload(""),
                  ({ message }: Error) => announce(message),
                )
              }
              renderProblems={(added) => <ProblemItems problems={locateProblems(added, opened, saving.written.data)} />}
            />
            <div className="org-builder-editor__work">
              <aside className="org-builder-panel" aria-label="Blokken" data-panel="">
                <h2 className="org-builder-panel__title">Blokken</h2>
                <Palette />
              </aside>
              <main className="org-builder-editor__canvas" aria-label="Pagina">
                <TextTools editor={tools} />
                <Canvas device={device} />
              </main>
              <aside className="org-builder-panel" aria-label="Opbouw en instellingen">
                <h2 className="org-builder-panel__title">Opbouw</h2>
                <Outline />
                <section aria-label="Instellingen" data-panel="">
                  <PropertyPanel />
                </section>
              </aside>
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
  const changedAt = useRef(0);
  const lastChange = useCallback(() => changedAt.current, []);
  const saving = useSaving(session, setSentence, onReload);
  const config = useMemo(
    () => puckConfig(opened.document, { basePath: site.basePath, layout }),
    [opened, site, layout],
  );
  const start = useMemo(() => toPuckData(opened.data), [opened]);
  // Puck registers every block again when one of its props changes.
  const { change } = saving;
  const changePage = useCallback((data: Data) => change(toEditorData(data)), [change]);
  const noteChange = useCallback(({ type }: PuckAction) => {
    if (type !== "setUi") changedAt.current = Date.now();
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
          onAction={noteChange}
        >
          <Workspace
            page={page}
            session={session}
            saving={saving}
            canvas={canvas}
            sentence={sentence}
            announce={setSentence}
            lastChange={lastChange}
            keepShown={setEdited}
            onReload={onReload}
            onLeave={onLeave}
          />
        </Puck>
      </EditedItemProvider>
    </CanvasReadyProvider>
  );
}
