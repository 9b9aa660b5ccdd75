import { createContext, use, useRef } from "react";
import { useStore } from "zustand";
import { isThemeLayout } from "../catalog/theme-layout.ts";
import { itemsIn, rootId, slotsIn, type EditorData, type EditorItem } from "../content/editor-data.ts";
import { isEqual } from "../content/merge-keys.ts";
import { itemsById } from "./page-content.ts";
import type { PageSession, PageState } from "./page-session.ts";

const Context = createContext<PageSession | null>(null);

/** Provides the work on a page. */
export const PageSessionProvider = Context.Provider;

/** The work on the page. @throws Error outside a {@link PageSessionProvider} */
export function usePageSession(): PageSession {
  const session = use(Context);
  if (!session) throw new Error("A part of the editor is rendered outside PageSessionProvider.");
  return session;
}

/** What is known about the work. Renders again when the selected part of it changes. */
export const usePageState = <Selected>(select: (state: PageState) => Selected): Selected =>
  useStore(usePageSession(), select);

export const usePageData = (): EditorData => usePageState(({ content }) => content.data);

/** What is selected, in the order of choosing; the root alone if nothing is. */
export const useSelection = (): readonly string[] => usePageState(({ selection }) => selection);

/** The id of the component whose settings are shown: the one that was selected last. */
export const useSelectedId = (): string => usePageState(({ selection }) => selection.at(-1) ?? rootId);

/** A component of the page. It changes with what is in it, too. */
export const useEditorItem = (id: string): EditorItem | undefined =>
  usePageState(({ content }) => itemsById(content.data).get(id));

/** Whether two versions of a component differ in what is inside their slots only. */
const isSameOutside = (a: EditorItem, b: EditorItem): boolean =>
  a.type === b.type &&
  a.attributes === b.attributes &&
  isEqual(
    slotsIn(a).map((slot) => [slot, itemsIn(a, slot).length]),
    slotsIn(b).map((slot) => [slot, itemsIn(b, slot).length]),
  );

/**
 * A component as the canvas shows it. It changes with its settings and the number of components in its slots. While somebody types in
 * it, it stays what it was, because rendering it again would move the cursor.
 */
export function useShownItem(id: string): EditorItem | undefined {
  const shown = useRef<EditorItem>(undefined);
  return usePageState(({ content, typing }) => {
    const item = itemsById((typing?.id === id ? typing.shown : content).data).get(id);
    if (!item || !shown.current || !isSameOutside(item, shown.current)) shown.current = item;
    return shown.current;
  });
}

/** Whether header and footer are edited instead of a page. */
export const useIsThemeLayout = (): boolean => usePageState(({ content }) => isThemeLayout(content.data.root));
