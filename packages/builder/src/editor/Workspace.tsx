import type { Editor } from "@tiptap/core";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { pageAnchors } from "../catalog/page-anchors.ts";
import { usePageTitle } from "../controls/use-page-title.ts";
import type { EditableContent } from "../contract/responses.ts";
import type { EditorItem } from "../document/editor-data.ts";
import { TextTools } from "../inline-text/TextTools.tsx";
import { useInlineText } from "../inline-text/use-inline-text.ts";
import { useTextGestures } from "../inline-text/use-text-gestures.ts";
import { useIsThemeLayout, useSelectedId } from "../page/page-data.ts";
import { focusField } from "../problems/focus-field.ts";
import { locateProblems, type LocatedProblem } from "../problems/locate-problems.ts";
import { ProblemItems, ProblemList } from "../problems/ProblemList.tsx";
import { ProblemsProvider } from "../problems/problems-context.ts";
import { usePageCheck } from "../problems/use-page-check.ts";
import { PageAnchorsProvider } from "../site-context.ts";
import { useTemplates } from "../templates/use-templates.ts";
import { Canvas } from "./Canvas.tsx";
import { deviceOf, EditorProvider, SelectionProvider, type Device } from "./editor-context.ts";
import { openPreview } from "./open-preview.ts";
import { Palette } from "./Palette.tsx";
import { SaveProblem } from "./SaveProblem.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { SidePanel } from "./SidePanel.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useCommands } from "./use-commands.ts";
import { useMarkedItems } from "./use-marked-items.ts";
import { useSelection } from "./use-selection.ts";
import { messages } from "../messages/index.ts";
import type { PageWork, WrittenPage } from "../session/page-work.ts";
import type { Saving } from "../session/saving-types.ts";
import type { EditSession } from "../session/use-page-saving.ts";
import { leave, useSavingSnapshot } from "../session/use-saving.ts";
import { usePuckHolder } from "./use-puck-holder.ts";

/** Props of {@link Workspace}. */
export interface WorkspaceProps {
  page: EditableContent;
  session: EditSession;
  saving: Saving<WrittenPage>;
  work: PageWork;
  canvas: Document | undefined;
  sentence: string;
  announce(sentence: string): void;
  lastChange(): number;
  /** What was dropped between the sections of the page. */
  dropped: EditorItem | undefined;
  keepShown(item: EditorItem | undefined): void;
  /** Opens the file on disk. */
  onReload(): void;
  onLeave(): void;
}

/** The page, with everything around it that edits it. */
export function Workspace({
  page,
  session,
  saving,
  work,
  canvas,
  sentence,
  announce,
  lastChange,
  dropped,
  keepShown,
  onReload,
  onLeave,
}: WorkspaceProps): ReactNode {
  const selection = useSelection(canvas);
  const commands = useCommands({ announce, lastChange, selection });
  usePuckHolder(work, selection, lastChange);
  const { state, written } = useSavingSnapshot(saving);
  usePageTitle(page.title, state.name !== "saved");
  const [device, setDevice] = useState<Device>(() => (matchMedia("(width <= 40em)").matches ? "Mobile" : "Desktop"));
  // On a narrow screen the page needs the room.
  const [hasPalette, showPalette] = useState(() => matchMedia("(width > 64em)").matches);
  const selectedId = useSelectedId();
  useMarkedItems(canvas, selection.ids);
  const { putInSection } = commands;
  useEffect(() => {
    if (dropped) putInSection(dropped);
  }, [dropped, putInSection]);
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
  const found = usePageCheck(page.view, written);
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
  const { data } = written;
  const anchors = useMemo(() => pageAnchors(data), [data]);
  const leaveTo = (open: () => void): void => void leave(saving, announce, open);
  const problems = useMemo(() => ({ all: found, show: showProblem }), [found, showProblem]);
  return (
    <ProblemsProvider value={problems}>
      <EditorProvider value={editor}>
        <PageAnchorsProvider value={anchors}>
          <div className="org-builder-editor" data-editor="">
            <Toolbar
              title={page.title}
              path={page.path}
              state={state}
              onSave={saving.save}
              hasPalette={hasPalette}
              onPalette={() => showPalette(!hasPalette)}
              onPreview={isThemeLayout ? undefined : () => openPreview(session, saving, announce)}
              onDevice={setDevice}
              onLeave={() => leaveTo(onLeave)}
            />
            <SaveProblem
              state={state}
              saving={saving}
              kept={messages.saving.workIsDraft}
              onReload={() => leaveTo(onReload)}
              renderProblems={(added) => <ProblemItems problems={locateProblems(added, written)} />}
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
                <Canvas device={device} />
              </main>
              <SelectionProvider value={selection}>
                <SidePanel />
              </SelectionProvider>
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
