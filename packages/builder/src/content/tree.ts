// Pure changes of a tree. Whatever a change does not touch stays the same object.
import {
  itemsIn,
  rootId,
  rootItem,
  slotKeysIn,
  walkItems,
  type EditorData,
  type EditorItem,
  type SlotKey,
} from "./editor-data.ts";

/** A place in a tree. */
export interface Position {
  parentId: string;
  slot: SlotKey;
  index: number;
}

/** An item and where it is. */
export interface Located {
  item: EditorItem;
  parent: EditorItem;
  position: Position;
}

function locateIn(parent: EditorItem, id: string): Located | undefined {
  for (const slot of slotKeysIn(parent.props)) {
    for (const [index, item] of itemsIn(parent.props, slot).entries()) {
      if (item.props.id === id) return { item, parent, position: { parentId: parent.props.id, slot, index } };
      const inside = locateIn(item, id);
      if (inside) return inside;
    }
  }
  return undefined;
}

/** Finds an item. The root itself has no position, so it is never found. */
export const locate = (data: EditorData, id: string): Located | undefined => locateIn(rootItem(data), id);

/** Finds an item or the root. */
export const findItem = (data: EditorData, id: string): EditorItem | undefined =>
  id === rootId ? rootItem(data) : locate(data, id)?.item;

/** What contains an item among what is directly on the page: a section, or the item itself. */
export function partOfPage(data: EditorData, id: string): EditorItem | undefined {
  const root = rootItem(data);
  const parts = slotKeysIn(root.props).flatMap((slot) => itemsIn(root.props, slot));
  return parts.find((part) => [...walkItems(part)].some(({ props }) => props.id === id));
}

function changeIn(item: EditorItem, id: string, change: (item: EditorItem) => EditorItem): EditorItem {
  if (item.props.id === id) return change(item);
  for (const slot of slotKeysIn(item.props)) {
    const items = itemsIn(item.props, slot);
    const changed = items.map((child) => changeIn(child, id, change));
    if (changed.some((child, index) => child !== items[index]))
      return { ...item, props: { ...item.props, [slot]: changed } };
  }
  return item;
}

/** Changes one item, or the root. */
export function changeItem(data: EditorData, id: string, change: (item: EditorItem) => EditorItem): EditorData {
  const root = rootItem(data);
  const changed = changeIn(root, id, change);
  return changed === root ? data : { ...data, root: { ...data.root, props: changed.props } };
}

/** Changes the items of one slot. */
const changeSlot = (
  data: EditorData,
  { parentId, slot }: Position,
  change: (items: readonly EditorItem[]) => EditorItem[],
): EditorData =>
  changeItem(data, parentId, (parent) => ({
    ...parent,
    props: { ...parent.props, [slot]: change(itemsIn(parent.props, slot)) },
  }));

/** Puts an item at a place. */
export const insertAt = (data: EditorData, position: Position, item: EditorItem): EditorData =>
  changeSlot(data, position, (items) => items.toSpliced(position.index, 0, item));

/** Removes the item at a place. */
export const removeAt = (data: EditorData, position: Position): EditorData =>
  changeSlot(data, position, (items) => items.toSpliced(position.index, 1));
