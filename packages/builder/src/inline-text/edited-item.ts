import { createContext, use } from "react";
import type { EditorItem } from "../document/editor-data.ts";

const Context = createContext<EditorItem | undefined>(undefined);

/** Provides the block whose text is being edited in place, as it was before that. */
export const EditedItemProvider = Context.Provider;

/**
 * The item that the canvas shows. While somebody types in a block it stays the same, because rendering it again would move the
 * cursor and take spaces away.
 */
export function useShownItem(item: EditorItem | undefined): EditorItem | undefined {
  const edited = use(Context);
  return edited && edited.props.id === item?.props.id ? edited : item;
}
