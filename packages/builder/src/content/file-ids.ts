import { walkItems, type EditorData, type EditorItem } from "./editor-data.ts";
import { textOf } from "./json.ts";
import type { BuilderDocument } from "./read-document.ts";

const uuidLength = 36;

/** The id of a new item in the file: in the editor it is `<type>-<uuid>`, and a file contains the UUID only. */
export const newFileId = (id: string): string => id.slice(-uuidLength);

/** The id that an item has in the file. */
export function fileIdOf({ origins }: BuilderDocument, id: string): string {
  const origin = origins.get(id);
  return origin ? textOf(origin.node.id) : newFileId(id);
}

/** The items of a page by the id that they have in its file. Of two with the same id the map has the first. */
export function itemsByFileId(document: BuilderDocument, data: EditorData): ReadonlyMap<string, EditorItem> {
  const items = new Map<string, EditorItem>();
  for (const item of walkItems(data.root)) {
    const id = fileIdOf(document, item.id);
    if (!items.has(id)) items.set(id, item);
  }
  return items;
}
