// A page, or header and footer, as a session edits it.
import { rootId, rootItem, walkItems, type EditorData, type EditorItem } from "../document/editor-data.ts";
import { fileText, formatOf, type FileFormat } from "../document/file-format.ts";
import { newFileId } from "../document/file-ids.ts";
import { invalidLine, parseObject } from "../document/json.ts";
import { mergePages } from "../document/merge.ts";
import { DocumentError, readDocument, type BuilderDocument, type OpenedDocument } from "../document/read-document.ts";
import { writeDocument } from "../document/write-document.ts";
import { messages } from "../messages/index.ts";
import type { ContentKind } from "../session/content-kind.ts";

/** The components of a page, and what the editor does not know about its file. */
export interface PageContent extends OpenedDocument {
  /** The layout of the file, which saving keeps. */
  format: FileFormat;
}

/** The ids that items have in the editor, by those of the file that they were saved with. */
const editorIds = ({ data, document: { origins } }: OpenedDocument): ReadonlyMap<string, string> =>
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

const indexes = new WeakMap<EditorData, ReadonlyMap<string, EditorItem>>();

/** The items of a page by id, the root among them. */
export function itemsById(data: EditorData): ReadonlyMap<string, EditorItem> {
  const known = indexes.get(data) ?? new Map([...walkItems(rootItem(data))].map((item) => [item.props.id, item]));
  indexes.set(data, known);
  return known;
}

/** Content of the text of a file. @throws DocumentError for a file that the editor cannot open */
export function readPage(text: string, ids?: ReadonlyMap<string, string>): PageContent {
  const line = invalidLine(text);
  if (line !== undefined) throw new DocumentError(messages.invalidJson(line));
  return { ...readDocument(JSON.parse(text), ids), format: formatOf(text) };
}

/** How pages are read, written and merged. The page itself is selected while nothing else is, and only alone. */
export const pageKind: ContentKind<PageContent> = {
  write: ({ data, document, format }) => fileText(writeDocument(document, data), format),
  read(text, earlier) {
    const content = readPage(text, editorIds(earlier));
    return { ...content, document: withKindsOf(earlier.document, content.document) };
  },
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
