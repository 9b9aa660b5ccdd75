// The work on a page: its components, and the text of the file that they become.
import { rootItem, walkItems, type EditorData } from "../document/editor-data.ts";
import { fileText, formatOf } from "../document/file-format.ts";
import { newFileId } from "../document/file-ids.ts";
import { parseObject } from "../document/json.ts";
import { mergePages, type Choices } from "../document/merge.ts";
import { readDocument, type BuilderDocument, type OpenedDocument } from "../document/read-document.ts";
import { writeDocument } from "../document/write-document.ts";
import type { MergedText, Work, Written } from "./saving-types.ts";

/** A page, and its file as it would be saved. */
export interface WrittenPage extends Written {
  data: EditorData;
  /** What the editor does not know about the file. Another one after a merge. */
  document: BuilderDocument;
}

/** Where the page is while somebody edits it. */
export interface PageHolder {
  /** Undefined if content got outside the page. */
  read(): EditorData | undefined;
  replace(data: EditorData): void;
}

/** The work on one page. */
export interface PageWork extends Work<WrittenPage> {
  readonly start: WrittenPage;
  /** Until a holder is connected, the page is as it was opened. */
  connect(holder: PageHolder): void;
}

/** Whether a file contains every component of the page once. */
function isComplete(text: string, data: EditorData): boolean {
  const count = text.match(/"definition": /g)?.length ?? 0;
  return count >= [...walkItems(rootItem(data))].length;
}

/** The ids that items have in the editor, by those of the file that they were saved with. */
const editorIds = (data: EditorData, { origins }: BuilderDocument): ReadonlyMap<string, string> =>
  new Map(
    [...walkItems(rootItem(data))]
      .filter(({ props }) => !origins.has(props.id))
      .map(({ props }) => [newFileId(props.id), props.id]),
  );

/** Reuses the kinds of components of the earlier document if it has all of them, because new ones re-render the canvas. */
function withKindsOf(earlier: BuilderDocument, next: BuilderDocument): BuilderDocument {
  const { definitions, slots } = earlier;
  const isKnown =
    [...next.definitions.keys()].every((type) => definitions.has(type)) &&
    [...next.slots].every(([type, keys]) => [...keys].every((key) => slots.get(type)?.has(key)));
  return isKnown ? { ...next, definitions, slots } : next;
}

/** @param text the layout of the file, which saving keeps */
export function createPageWork(opened: OpenedDocument, text: string): PageWork {
  let { document } = opened;
  let format = formatOf(text);
  let holder: PageHolder = { read: () => opened.data, replace: () => {} };
  const write = (data: EditorData): WrittenPage => ({
    text: fileText(writeDocument(document, data), format),
    data,
    document,
  });
  return {
    start: write(opened.data),
    connect(next) {
      holder = next;
    },
    write() {
      const data = holder.read();
      const written = data && write(data);
      return written && isComplete(written.text, written.data) ? written : undefined;
    },
    replace(merged) {
      const data = holder.read();
      if (!data) return;
      const read = readDocument(JSON.parse(merged), editorIds(data, document));
      document = withKindsOf(document, read.document);
      format = formatOf(merged);
      holder.replace(read.data);
    },
  };
}

/** What two people have made of a page. Undefined if the files cannot be merged. */
export function mergePageTexts(base: string, theirs: string, own: string, choices?: Choices): MergedText | undefined {
  const [first, second, third] = [base, theirs, own].map(parseObject);
  const merge = first && second && third && mergePages(first, second, third, choices);
  return merge && { text: fileText(merge.file, formatOf(theirs)), conflicts: merge.conflicts };
}
