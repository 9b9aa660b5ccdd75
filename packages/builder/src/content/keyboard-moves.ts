import { itemsIn, type EditorData, type EditorItem } from "./editor-data.ts";
import { moveItem, type Edit } from "./operations.ts";
import type { NestingRules } from "./rules.ts";
import { locate, type Position } from "./tree.ts";

/** Directions in which the keyboard moves an item. */
export type Direction = "up" | "down" | "into" | "out";

const step = { up: -1, down: 1 } as const;

/** The slots of an item where another may enter: from the end when it moves up, else from the beginning. */
function entries(item: EditorItem, direction: "up" | "down", rules: NestingRules): Position[] {
  const slots = rules.slotsOf(item).map((slot) => ({
    parentId: item.id,
    slot,
    index: direction === "up" ? itemsIn(item, slot).length : 0,
  }));
  return direction === "up" ? slots.toReversed() : slots;
}

/** Places to try one after the other: within the slot, the next slot, before or behind the parent, the parent's neighbor. */
function placesAlong(data: EditorData, id: string, direction: "up" | "down", rules: NestingRules): Position[] {
  const found = locate(data, id);
  if (!found) return [];
  const { parent, position } = found;
  const count = itemsIn(parent, position.slot).length;
  const target = position.index + step[direction];
  if (target >= 0 && target < count) return [{ ...position, index: direction === "up" ? target : target + 1 }];
  const slots = entries(parent, direction, rules);
  const own = slots.findIndex(({ slot }) => slot === position.slot);
  const outer = locate(data, parent.id);
  if (!outer) return slots.slice(own + 1);
  const around = { ...outer.position, index: outer.position.index + (direction === "up" ? 0 : 1) };
  const neighbor = itemsIn(outer.parent, outer.position.slot)[outer.position.index + step[direction]];
  return [...slots.slice(own + 1), around, ...(neighbor ? entries(neighbor, direction, rules) : [])];
}

/** The slots of the item before or behind this one. */
function placesInto(data: EditorData, id: string, rules: NestingRules): Position[] {
  const found = locate(data, id);
  if (!found) return [];
  const siblings = itemsIn(found.parent, found.position.slot);
  const before = siblings[found.position.index - 1];
  const behind = siblings[found.position.index + 1];
  return [...(before ? entries(before, "up", rules) : []), ...(behind ? entries(behind, "down", rules) : [])];
}

function placesOut(data: EditorData, id: string): Position[] {
  const parent = locate(data, id)?.parent;
  const outer = parent && locate(data, parent.id);
  return outer ? [{ ...outer.position, index: outer.position.index + 1 }] : [];
}

/** Moves an item by keyboard. Undefined if it cannot go further in that direction. */
export function moveByKeyboard(
  data: EditorData,
  id: string,
  direction: Direction,
  rules: NestingRules,
): Edit | undefined {
  const places =
    direction === "into"
      ? placesInto(data, id, rules)
      : direction === "out"
        ? placesOut(data, id)
        : placesAlong(data, id, direction, rules);
  for (const place of places) {
    const edit = moveItem(data, id, place, rules);
    if (edit) return edit;
  }
  return undefined;
}
