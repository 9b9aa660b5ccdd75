import type { EditorItem } from "../document/editor-data.ts";

// Kept while the builder is open, so that a component can be pasted on another page.
let copied: EditorItem | undefined;

/** Keeps a component for pasting. */
export const copyItem = (item: EditorItem): void => {
  copied = item;
};

/** The component that was copied last. */
export const copiedItem = (): EditorItem | undefined => copied;
