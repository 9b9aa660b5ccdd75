// The only place that knows Puck: it gets the page and the selection from the session, and reports gestures.
import { createUsePuck, Puck, useGetPuck, type AppState, type Data, type PuckAction } from "@puckeditor/core";
import { useEffect, useLayoutEffect, useState, type ReactElement, type ReactNode } from "react";
import { itemsIn, rootId, type EditorData, type ItemProps, type SlotKey } from "../document/editor-data.ts";
import { isObject } from "../document/json.ts";
import { changedItem, findItem } from "../document/tree.ts";
import { usePageSession, usePageState } from "../page/page-context.ts";
import type { Performer } from "../page/perform.ts";
import { CanvasDocument } from "./CanvasDocument.tsx";
import { dictionary } from "./dictionary.ts";
import { puckConfig, type CanvasFrame } from "./puck-config.tsx";

const isItemProps = (value: unknown): value is ItemProps =>
  isObject(value) && typeof value.id === "string" && isObject(value.attributes);

/** Puck's data as the editor's. Undefined if content got outside the page. */
function toEditorData(data: { root: unknown; content: unknown; zones?: unknown }): EditorData | undefined {
  const props = isObject(data.root) ? data.root.props : undefined;
  const isComplete =
    Array.isArray(data.content) && data.content.length === 0 && Object.keys(Object(data.zones)).length === 0;
  if (!isComplete || !isObject(props)) return undefined;
  const withId = { ...props, id: rootId };
  return isItemProps(withId) ? { root: { props: withId }, content: [] } : undefined;
}

/** The editor's data as Puck's. */
function toPuckData({ root, content }: EditorData): Data {
  const props: object = root.props;
  return { root: { props }, content };
}

const isSlotKey = (key: string): key is SlotKey => key.startsWith("slot_");

/** The item that Puck has selected. Its zones are named after an item and a slot. */
function selectedIn({ data, ui }: AppState): string {
  const page = toEditorData(data);
  const { zone = "", index = -1 } = ui.itemSelector ?? {};
  const [parentId = "", slot = ""] = zone.split(":");
  const parent = page && findItem(page, parentId);
  return (parent && isSlotKey(slot) && itemsIn(parent.props, slot)[index]?.props.id) || rootId;
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
const usePuck = createUsePuck();
const nothing: EditorData = { root: { props: { id: rootId, attributes: {} } }, content: [] };

/** What Puck is known to have. */
interface PuckPage {
  /** The page; undefined while Puck gets another one. */
  get(): EditorData | undefined;
  set(data: EditorData | undefined): void;
  /** Lets Puck change without reporting it. */
  silently(dispatch: () => void): void;
}

function createPuckPage(initial: EditorData): PuckPage {
  let page: EditorData | undefined = initial;
  return {
    get: () => page,
    set(data) {
      page = data;
    },
    silently(dispatch) {
      const known = page;
      page = undefined;
      dispatch();
      page = known;
    },
  };
}

/** Gives Puck the page and the selection of the session. */
function PuckSync({ page, canvas }: { page: PuckPage; canvas: Document | undefined }): ReactNode {
  const session = usePageSession();
  const getPuck = useGetPuck();
  const { data } = usePageState(({ content }) => content);
  const selection = usePageState((state) => state.selection);
  const last = selection.at(-1) ?? rootId;
  const puckLast = usePuck(({ selectedItem }) => String(selectedItem?.props.id ?? rootId));
  useLayoutEffect(() => {
    const before = page.get();
    if (!before || before === data) return;
    const { dispatch, getSelectorForId } = getPuck();
    // Puck keeps what it knows about everything else, so a long page stays fast.
    const { type, props } = changedItem(before, data);
    const place = props.id === rootId ? undefined : getSelectorForId(props.id);
    page.silently(() =>
      place?.zone
        ? dispatch({
            type: "replace",
            destinationZone: place.zone,
            destinationIndex: place.index,
            data: { type, props: { ...props } },
            recordHistory: false,
          })
        : dispatch({ type: "setData", data: () => toPuckData(data), recordHistory: false }),
    );
    page.set(data);
  }, [data, page, getPuck]);
  useLayoutEffect(() => {
    if (puckLast === last) return;
    const { dispatch, getSelectorForId } = getPuck();
    // Puck throws for the root, which is what is selected without a selector.
    const itemSelector = last === rootId ? null : (getSelectorForId(last) ?? null);
    page.silently(() => dispatch({ type: "setUi", ui: { itemSelector } }));
  }, [last, puckLast, page, getPuck]);
  // Puck does not report a press on the component that it has selected already.
  useEffect(() => {
    const selectOne = (): void => session.dispatch({ type: "selected", ids: session.getState().selection.slice(-1) });
    canvas?.addEventListener("pointerdown", selectOne);
    return () => canvas?.removeEventListener("pointerdown", selectOne);
  }, [canvas, session]);
  return null;
}

/** Props of {@link PuckAdapter}. */
export interface PuckAdapterProps extends Pick<Performer, "gesture"> {
  frame: CanvasFrame;
  /** The document of the canvas. */
  canvas: Document | undefined;
  children: ReactNode;
}

/** Puck around the editor. */
export function PuckAdapter({ frame, canvas, gesture, children }: PuckAdapterProps): ReactNode {
  const session = usePageSession();
  const { document, data } = usePageState(({ content }) => content);
  const startOf = () => ({
    key: crypto.randomUUID(),
    definitions: document.definitions,
    config: puckConfig(document, frame),
    data,
    page: createPuckPage(data),
  });
  // Puck registers every block again when one of its props changes.
  const [start, setStart] = useState(startOf);
  // A merge can bring components that Puck has no configuration for.
  if (document.definitions !== start.definitions) setStart(startOf());
  const { page } = start;
  const report = (action: PuckAction, state: AppState): void => {
    // What the session itself gave.
    if (!page.get()) return;
    if (action.type === "setUi") {
      if ("itemSelector" in action.ui) session.dispatch({ type: "selected", ids: [selectedIn(state)] });
      return;
    }
    const changed = toEditorData(state.data);
    // What got outside the page is taken back.
    page.set(changed ?? nothing);
    if (changed) gesture("dropOnPage", changed);
  };
  return (
    <Puck
      key={start.key}
      config={start.config}
      data={toPuckData(start.data)}
      dictionary={dictionary}
      overrides={overrides}
      height="100dvh"
      iframe={iframe}
      onAction={report}
    >
      <PuckSync page={page} canvas={canvas} />
      {children}
    </Puck>
  );
}
