import { itemsIn, type EditorData } from "./editor-data.ts";
import type { NestingRules } from "./rules.ts";
import { findItem, locate, type Position } from "./tree.ts";

/** Where an item is dropped on another one. */
export type DropSide = "before" | "after" | "into";

/** The place before or after an item, or at the end of its first slot. Undefined for an item that is nowhere, or has no slot. */
export function placeAt(data: EditorData, targetId: string, side: DropSide, rules: NestingRules): Position | undefined {
  const position = locate(data, targetId)?.position;
  if (side === "before") return position;
  if (side === "after") return position && { ...position, index: position.index + 1 };
  const target = findItem(data, targetId);
  const [slot] = target ? rules.slotsOf(target) : [];
  return target && slot !== undefined ? { parentId: targetId, slot, index: itemsIn(target, slot).length } : undefined;
}
