// Operations on several items at once. Each is one of `operations.ts`, applied to one item after the other.
import { placeAt } from "./drop-places.ts";
import { itemsIn, walkItems, type EditorData, type EditorItem } from "./editor-data.ts";
import { moveByKeyboard, type Direction } from "./keyboard-moves.ts";
import { addItem, copyOf, placeItem, removeItem, type Edit } from "./operations.ts";
import { isPagePart, withoutPageParts } from "./page-parts.ts";
import type { NestingRules } from "./rules.ts";
import { findItem, insertAt, locate, type Position } from "./tree.ts";

/** The page after an operation on several items. */
export interface EditOfSeveral {
  data: EditorData;
  /** What is selected next: usually the items that the operation was applied to, or made. */
  selectedIds: readonly string[];
}

/** Ids in the order of the page, without items that are in another one of them. */
export function topmost(data: EditorData, ids: readonly string[]): string[] {
  const inside = new Set(
    ids.flatMap((id) => {
      const item = findItem(data, id);
      return item ? [...walkItems(item)].slice(1).map((child) => child.id) : [];
    }),
  );
  const order = [...walkItems(data.root)].map(({ id }) => id);
  return order.filter((id) => ids.includes(id) && !inside.has(id));
}

/** Applies an operation to each, which also gets the id that the one before selected. @returns undefined if it fails for one of them */
function applyToEach<Each>(
  data: EditorData,
  all: readonly Each[],
  apply: (data: EditorData, each: Each, before: string | undefined) => Edit | undefined,
): EditOfSeveral | undefined {
  let several: EditOfSeveral | undefined;
  for (const each of all) {
    const edit = apply(several?.data ?? data, each, several?.selectedIds.at(-1));
    if (!edit) return undefined;
    several = { data: edit.data, selectedIds: [...(several?.selectedIds ?? []), edit.selectedId] };
  }
  return several;
}

/** Removes items. What is selected next is a neighbor or the parent of the last one. */
export function removeItems(data: EditorData, ids: readonly string[]): EditOfSeveral | undefined {
  const edit = applyToEach(data, topmost(data, ids), removeItem);
  return edit && { ...edit, selectedIds: edit.selectedIds.slice(-1) };
}

/** Puts copies behind the last item of each slot. Undefined for what a page has once. */
export function duplicateItems(data: EditorData, ids: readonly string[]): EditOfSeveral | undefined {
  const lastOf = new Map<string, string>();
  const slotOf = (id: string): string => {
    const position = locate(data, id)?.position;
    return `${position?.parentId} ${position?.slot}`;
  };
  const originals = topmost(data, ids);
  for (const id of originals) lastOf.set(slotOf(id), id);
  return applyToEach(data, originals, (current, id) => {
    const item = findItem(current, id);
    const behind = locate(current, lastOf.get(slotOf(id)) ?? id);
    if (!item || !behind || isPagePart(item)) return undefined;
    const copy = withoutPageParts(copyOf(item));
    lastOf.set(slotOf(id), copy.id);
    const place = { ...behind.position, index: behind.position.index + 1 };
    return { data: insertAt(current, place, copy), selectedId: copy.id };
  });
}

/** Moves items into what is before the first, or else behind the others. */
function moveInto(data: EditorData, ids: readonly string[], rules: NestingRules): EditOfSeveral | undefined {
  const first = locate(data, ids[0] ?? "");
  if (!first) return undefined;
  const { parent, position } = first;
  const siblings = itemsIn(parent, position.slot).map(({ id }) => id);
  const behind = siblings.slice(position.index + 1).find((id) => !ids.includes(id));
  const items = ids.flatMap((id) => findItem(data, id) ?? []);
  for (const target of [siblings[position.index - 1], behind]) {
    const place = target === undefined ? undefined : placeAt(data, target, "into", rules);
    const edit = place && placeItems(data, items, place, rules);
    if (edit) return edit;
  }
  return undefined;
}

/** Moves items in one direction. They keep their order. */
export function moveItems(
  data: EditorData,
  ids: readonly string[],
  direction: Direction,
  rules: NestingRules,
): EditOfSeveral | undefined {
  const inOrder = topmost(data, ids);
  if (direction === "into" && inOrder.length > 1) return moveInto(data, inOrder, rules);
  const all = direction === "down" || direction === "out" ? inOrder.toReversed() : inOrder;
  return applyToEach(data, all, (current, id) => moveByKeyboard(current, id, direction, rules));
}

/** Puts items at a place, one behind the other. @returns undefined where one of them may not be */
export const placeItems = (
  data: EditorData,
  items: readonly EditorItem[],
  place: Position,
  rules: NestingRules,
): EditOfSeveral | undefined =>
  applyToEach(data, items, (current, item, before) => {
    const to = before === undefined ? place : placeAt(current, before, "after", rules);
    return to && placeItem(current, item, to, rules);
  });

/** Adds items at the selected one, one behind the other. */
export const addItems = (
  data: EditorData,
  items: readonly EditorItem[],
  selectedId: string,
  rules: NestingRules,
): EditOfSeveral | undefined =>
  applyToEach(data, items, (current, item, before) => addItem(current, item, before ?? selectedId, rules));
