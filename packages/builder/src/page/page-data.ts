import { createUsePuck, type Data } from "@puckeditor/core";
import { isThemeLayout } from "../catalog/theme-layout.ts";
import { rootId, type EditorData, type EditorItem, type ItemProps } from "../document/editor-data.ts";
import { isObject } from "../document/json.ts";

const usePuck = createUsePuck();

const isItemProps = (value: unknown): value is ItemProps =>
  isObject(value) && typeof value.id === "string" && isObject(value.attributes);

const isItem = (value: unknown): value is EditorItem =>
  isObject(value) && typeof value.type === "string" && isItemProps(value.props);

/** An item of the page. It changes when its props do. */
export function useEditorItem(id: string): EditorItem | undefined {
  const item: unknown = usePuck((state) => state.getItemById(id));
  return isItem(item) ? item : undefined;
}

/** The selected item's id; the root's without a selection. */
export const useSelectedId = (): string => usePuck((state) => String(state.selectedItem?.props.id ?? rootId));

/** Puck's data as the editor's. Undefined if content got outside the page. */
export function toEditorData(data: { root: unknown; content: unknown; zones?: unknown }): EditorData | undefined {
  const props = isObject(data.root) ? data.root.props : undefined;
  const isComplete =
    Array.isArray(data.content) && data.content.length === 0 && Object.keys(Object(data.zones)).length === 0;
  if (!isComplete || !isObject(props)) return undefined;
  const withId = { ...props, id: rootId };
  return isItemProps(withId) ? { root: { props: withId }, content: [] } : undefined;
}

/** The editor's data as Puck's. */
export function toPuckData({ root, content }: EditorData): Data {
  const props: object = root.props;
  return { root: { props }, content };
}

/** The page. */
export const usePageData = (): EditorData | undefined => toEditorData(usePuck((state) => state.appState.data));

/** Whether header and footer are edited instead of a page. */
export const useIsThemeLayout = (): boolean =>
  usePuck((state) => isThemeLayout(Object(state.appState.data.root.props)));

/** Whether there is something to undo or redo. */
export const useHistoryState = (): { canUndo: boolean; canRedo: boolean } => {
  const canUndo = usePuck((state) => state.history.hasPast);
  const canRedo = usePuck((state) => state.history.hasFuture);
  return { canUndo, canRedo };
};
