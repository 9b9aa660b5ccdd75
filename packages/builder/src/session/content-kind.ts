// What a session edits: a page, header and footer, or the brand.
import type { Choices, Conflict } from "../content/merge.ts";

/** A text with the changes of two people. */
export interface MergedText {
  text: string;
  /** What both have changed. */
  conflicts: readonly Conflict[];
}

/** How content becomes the text of its file, and the reverse. Pure functions. */
export interface ContentKind<Content> {
  write(content: Content): string;
  /** Content of a text. What it has in common with the earlier content has the same ids. */
  read(text: string, earlier: Content): Content;
  /** Merges the file on disk and the work. Undefined if that is impossible. */
  merge(base: string, theirs: string, own: string, choices?: Choices): MergedText | undefined;
  /** The ids without those that cannot be selected in the content. */
  selectable(content: Content, ids: readonly string[]): readonly string[];
}
