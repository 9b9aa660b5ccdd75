// Pure changes of a tree. Whatever a change does not touch stays the same object.
import { itemsIn, rootId, slotsIn, walkItems, withItems, type EditorData, type EditorItem } from "./editor-data.ts";

/** A place in a tree. */
export interface Position {
  parentId: string;
  slot: string;
  index: number;
}

/** An item and where it is. */
export interface Located {
  item: EditorItem;
  parent: EditorItem;
  position: Position;
}

function locateIn(parent: EditorItem, id: string): Located | undefined {
  for (const slot of slotsIn(parent)) {
    for (const [index, item] of itemsIn(parent, slot).entries()) {
      if (item.id === id) return { item, parent, position: { parentId: parent.id, slot, index } };
      const inside = locateIn(item, id);
      if (inside) return inside;
    }
  }
  return undefined;
}

/** Finds an item. The root itself has no position, so it is never found. */
export const locate = (data: EditorData, id: string): Located | undefined => locateIn(data.root, id);

/** Finds an item or the root. */
export const findItem = (data: EditorData, id: string): EditorItem | undefined =>
  id === rootId ? data.root : locate(data, id)?.item;

/** What contains an item among what is directly on the page: a section, or the item itself. */
export function partOfPage(data: EditorData, id: string): EditorItem | undefined {
  const { root } = data;
  const parts = slotsIn(root).flatMap((slot) => itemsIn(root, slot));
  return parts.find((part) => [...walkItems(part)].some((item) => item.id === id));
}

function changeIn(item: EditorItem, id: string, change: (item: EditorItem) => EditorItem): EditorItem {
  if (item.id === id) return change(item);
  for (const slot of slotsIn(item)) {
    const items = itemsIn(item, slot);
    const changed = items.map((child) => changeIn(child, id, change));
    if (changed.some((child, index) => child !== items[index])) return withItems(item, slot, changed);
  }
  return item;
}

/** Changes one item, or the root. */
export function changeItem(data: EditorData, id: string, change: (item: EditorItem) => EditorItem): EditorData {
  const root = changeIn(data.root, id, change);
  return root === data.root ? data : { ...data, root };
}

/** Changes the items of one slot. */
const changeSlot = (
  data: EditorData,
  { parentId, slot }: Position,
  change: (items: readonly EditorItem[]) => readonly EditorItem[],
): EditorData => changeItem(data, parentId, (parent) => withItems(parent, slot, change(itemsIn(parent, slot))));

/** Puts an item at a place. */
export const insertAt = (data: EditorData, position: Position, item: EditorItem): EditorData =>
  changeSlot(data, position, (items) => items.toSpliced(position.index, 0, item));

/** Removes the item at a place. */
export const removeAt = (data: EditorData, position: Position): EditorData =>
  changeSlot(data, position, (items) => items.toSpliced(position.index, 1));
