// What a builder does to a page. Each operation checks everything: a parent that is moved into itself would be lost.
import { itemsIn, mapItems, rootId, walkItems, withItems, type EditorData, type EditorItem } from "./editor-data.ts";
import type { JsonObject } from "./json.ts";
import type { NestingRules } from "./rules.ts";
import { changeItem, findItem, insertAt, locate, partOfPage, removeAt, type Position } from "./tree.ts";

/** The result of an operation. */
export interface Edit {
  data: EditorData;
  /** The item that is selected afterwards. */
  selectedId: string;
}

const hasRoom = (data: EditorData, { parentId, slot }: Position, type: string, rules: NestingRules): boolean => {
  const parent = findItem(data, parentId);
  return parent !== undefined && rules.slotsOf(parent).includes(slot) && rules.accepts(parent, slot, type);
};

/** Copies an item. It and everything inside it get new ids. */
export const copyOf = (item: EditorItem): EditorItem => ({
  ...mapItems(item, (items) => items.map(copyOf)),
  id: `${item.type}-${crypto.randomUUID()}`,
});

/** A new section with an item in it; undefined for an item that it does not accept. */
function sectionWith(item: EditorItem, rules: NestingRules): EditorItem | undefined {
  const section = rules.newSection();
  const [slot] = rules.slotsOf(section);
  if (!slot || !rules.accepts(section, slot, item.type)) return undefined;
  return withItems(section, slot, [item]);
}

/**
 * Puts an item at a place: a new one, or one from elsewhere on the page. Where only sections may be, it gets one of its own. Undefined if
 * the place does not accept it, or is inside it. The page stays the same where the item is already.
 */
export function placeItem(data: EditorData, item: EditorItem, to: Position, rules: NestingRules): Edit | undefined {
  const from = locate(data, item.id)?.position;
  if ([...walkItems(item)].some(({ id }) => id === to.parentId)) return undefined;
  const placed = hasRoom(data, to, item.type, rules) ? item : sectionWith(item, rules);
  if (!placed || !hasRoom(data, to, placed.type, rules)) return undefined;
  const isSameSlot = from?.parentId === to.parentId && from.slot === to.slot;
  const index = isSameSlot && from.index < to.index ? to.index - 1 : to.index;
  if (isSameSlot && placed === item && index === from.index) return { data, selectedId: item.id };
  const without = from ? removeAt(data, from) : data;
  return { data: insertAt(without, { ...to, index }, placed), selectedId: item.id };
}

/** Moves an item. Undefined if the place does not accept it, or is inside it. */
export function moveItem(data: EditorData, id: string, to: Position, rules: NestingRules): Edit | undefined {
  const found = locate(data, id);
  return found && hasRoom(data, to, found.item.type, rules) ? placeItem(data, found.item, to, rules) : undefined;
}

/** Removes an item. What is selected next is the item before it, the one after it, or its parent. */
export function removeItem(data: EditorData, id: string): Edit | undefined {
  const found = locate(data, id);
  if (!found) return undefined;
  const { parent, position } = found;
  const siblings = itemsIn(parent, position.slot);
  const next = siblings[position.index - 1] ?? siblings[position.index + 1] ?? parent;
  return { data: removeAt(data, position), selectedId: next.id };
}

const endOf = (parent: EditorItem, slot: string): Position => ({
  parentId: parent.id,
  slot,
  index: itemsIn(parent, slot).length,
});

/** The next empty slot beside the selected item, for another one of its type: cards in columns are added one after the other. */
function nextEmptySlot(data: EditorData, type: string, selectedId: string, rules: NestingRules): Position | undefined {
  const found = locate(data, selectedId);
  if (found?.item.type !== type) return undefined;
  const { parent, position } = found;
  const slots = rules.slotsOf(parent);
  const empty = slots
    .slice(slots.indexOf(position.slot) + 1)
    .find((slot) => itemsIn(parent, slot).length === 0 && rules.accepts(parent, slot, type));
  return empty === undefined ? undefined : endOf(parent, empty);
}

/** Behind the part of the page that contains the selected item, for what the page itself accepts: sections. */
function placeInPage(data: EditorData, type: string, selectedId: string, rules: NestingRules): Position | undefined {
  const part = partOfPage(data, selectedId);
  const position = part && locate(data, part.id)?.position;
  const behind = position && { ...position, index: position.index + 1 };
  return behind && hasRoom(data, behind, type, rules) ? behind : undefined;
}

/**
 * Where a new item goes: in the page itself if that accepts it, in the next empty slot, inside an empty selected container, else behind
 * the selected item or the nearest parent where it may be.
 */
function placeFor(data: EditorData, type: string, selectedId: string, rules: NestingRules): Position | undefined {
  const direct = placeInPage(data, type, selectedId, rules) ?? nextEmptySlot(data, type, selectedId, rules);
  if (direct) return direct;
  const selected = findItem(data, selectedId);
  const slots = selected ? rules.slotsOf(selected).filter((slot) => rules.accepts(selected, slot, type)) : [];
  const empty = selected && slots.find((slot) => itemsIn(selected, slot).length === 0);
  if (selected && empty) return endOf(selected, empty);
  for (let found = locate(data, selectedId); found; found = locate(data, found.parent.id)) {
    const behind = { ...found.position, index: found.position.index + 1 };
    if (hasRoom(data, behind, type, rules)) return behind;
  }
  const [last] = slots.slice(-1);
  return selected && last ? endOf(selected, last) : undefined;
}

/** Adds a new item at the selected one. Where the page accepts sections only, it gets a section of its own. */
export function addItem(data: EditorData, item: EditorItem, selectedId: string, rules: NestingRules): Edit | undefined {
  const { type, id } = item;
  const place = placeFor(data, type, selectedId, rules) ?? placeFor(data, type, rootId, rules);
  if (place) return { data: insertAt(data, place, item), selectedId: id };
  const section = sectionWith(item, rules);
  const sectionPlace =
    section && (placeFor(data, section.type, selectedId, rules) ?? placeFor(data, section.type, rootId, rules));
  return sectionPlace && { data: insertAt(data, sectionPlace, section), selectedId: id };
}

/**
 * Changes what a builder set on an item. Content of a slot that the new settings hide moves to the last visible slot.
 */
export function setAttributes(
  data: EditorData,
  id: string,
  attributes: JsonObject,
  rules: NestingRules,
): Edit | undefined {
  const item = findItem(data, id);
  if (!item) return undefined;
  const next = { ...item, attributes };
  const visible = rules.slotsOf(next);
  const [last] = visible.slice(-1);
  const hidden = rules.slotsOf(item).filter((slot) => !visible.includes(slot));
  const orphaned = hidden.flatMap((slot) => itemsIn(item, slot));
  const emptied = hidden.reduce((current, slot) => withItems(current, slot, []), next);
  const isMoved = last !== undefined && orphaned.length > 0;
  const changed = isMoved ? withItems(emptied, last, [...itemsIn(item, last), ...orphaned]) : next;
  return { data: changeItem(data, id, () => changed), selectedId: id };
}
