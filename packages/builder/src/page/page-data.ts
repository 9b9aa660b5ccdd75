import { createUsePuck, type ComponentData, type Data } from "@puckeditor/core";
import { useRef } from "react";
import { isThemeLayout } from "../catalog/theme-layout.ts";
import {
  itemsIn,
  rootId,
  slotKeysIn,
  type EditorData,
  type EditorItem,
  type ItemProps,
} from "../document/editor-data.ts";
import { isObject } from "../document/json.ts";

const usePuck = createUsePuck();

const isItemProps = (value: unknown): value is ItemProps =>
  isObject(value) && typeof value.id === "string" && isObject(value.attributes);

const isItem = (value: unknown): value is EditorItem =>
  isObject(value) && typeof value.type === "string" && isItemProps(value.props);

/** What decides how an item renders: its settings, and which components are in its slots. */
const versionOf = ({ type, props }: EditorItem): string =>
  JSON.stringify([
    type,
    props.id,
    props.attributes,
    slotKeysIn(props).map((slot) => [slot, itemsIn(props, slot).map((child) => child.props.id)]),
  ]);

/**
 * An item of the page. It changes with its settings and with what is in its slots, not with changes inside those components. Puck
 * copies every item with each change of the page: without the comparison every block would render again.
 */
export function useEditorItem(id: string): EditorItem | undefined {
  const previous = useRef<{ item: EditorItem; version: string }>(undefined);
  return usePuck((state) => {
    const item: unknown = state.getItemById(id);
    if (!isItem(item)) return undefined;
    const version = versionOf(item);
    if (version !== previous.current?.version) previous.current = { item, version };
    return previous.current.item;
  });
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

/** An item as Puck's. */
export const toPuckItem = ({ type, props }: EditorItem): ComponentData => ({ type, props: { ...props } });

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
