// A page, or header and footer, as a session edits it.
import { pageSlot } from "../catalog/nesting.ts";
import { footerSlot, headerSlot, isThemeLayout } from "../catalog/theme-layout.ts";
import { rootId, walkItems, type EditorData, type EditorItem, withItems } from "../content/editor-data.ts";
import { fileText, formatOf, type FileFormat } from "../content/file-format.ts";
import { newFileId } from "../content/file-ids.ts";
import { invalidLine, parseObject } from "../content/json.ts";
import { mergePages } from "../content/merge.ts";
import { DocumentError, readDocument, type OpenedDocument } from "../content/read-document.ts";
import { writeDocument } from "../content/write-document.ts";
import { messages } from "../messages/index.ts";
import type { ContentKind } from "../session/content-kind.ts";

/** The components of a page, and what the editor does not know about its file. */
export interface PageContent extends OpenedDocument {
  /** The layout of the file, which saving keeps. */
  format: FileFormat;
}

/** The ids that items have in the editor, by those of the file that they were saved with. */
const editorIds = ({ data, document: { origins } }: OpenedDocument): ReadonlyMap<string, string> =>
  new Map([...walkItems(data.root)].filter(({ id }) => !origins.has(id)).map(({ id }) => [newFileId(id), id]));

const indexes = new WeakMap<EditorData, ReadonlyMap<string, EditorItem>>();

/** The items of a page by id, the root among them. */
export function itemsById(data: EditorData): ReadonlyMap<string, EditorItem> {
  const known = indexes.get(data) ?? new Map([...walkItems(data.root)].map((item) => [item.id, item]));
  indexes.set(data, known);
  return known;
}

/** A page with the slots where sections can be added, which a file without sections may lack. */
function withRootSlots({ root }: EditorData): EditorData {
  const slots = isThemeLayout(root) ? [headerSlot, footerSlot] : [pageSlot];
  const missing = slots.filter((slot) => !Object.hasOwn(root.slots, slot));
  return { root: missing.reduce((item, slot) => withItems(item, slot, []), root) };
}

/** Content of the text of a file. @throws DocumentError for a file that the editor cannot open */
export function readPage(text: string, ids?: ReadonlyMap<string, string>): PageContent {
  const line = invalidLine(text);
  if (line !== undefined) throw new DocumentError(messages.invalidJson(line));
  const { data, document } = readDocument(JSON.parse(text), ids);
  return { data: withRootSlots(data), document, format: formatOf(text) };
}

/** How pages are read, written and merged. The page itself is selected if no component is. */
export const pageKind: ContentKind<PageContent> = {
  write: ({ data, document, format }) => fileText(writeDocument(document, data), format),
  read: (text, earlier) => readPage(text, editorIds(earlier)),
  merge(base, theirs, own, choices) {
    const [first, second, third] = [base, theirs, own].map(parseObject);
    const merge = first && second && third && mergePages(first, second, third, choices);
    return merge && { text: fileText(merge.file, formatOf(theirs)), conflicts: merge.conflicts };
  },
  selectable({ data }, ids) {
    const items = itemsById(data);
    const existing = ids.filter((id) => id !== rootId && items.has(id));
    return existing.length > 0 ? existing : [rootId];
  },
};
