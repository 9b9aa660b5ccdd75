import type { SearchListAction } from "./search-list-reducer.ts";

/** What a key meets in a search list. */
export interface KeyContext {
  isOpen: boolean;
  /** How many suggestions match. */
  count: number;
  activeIndex: number;
  /** Where the chosen option stands among the suggestions, -1 without one. */
  chosenIndex: number;
}

/**
 * What a key does to the list. Home and End move through the suggestions only when one of them is active; until then
 * they move the text cursor. Nothing moves while nothing matches.
 *
 * @param key as in `KeyboardEvent.key`
 * @returns the action, or undefined when the key is the browser's
 * @example actionOfKey("Escape", { isOpen: false, count: 3, activeIndex: -1, chosenIndex: -1 }); // undefined
 */
export function actionOfKey(key: string, context: KeyContext): SearchListAction | undefined {
  const { isOpen, count, activeIndex, chosenIndex } = context;
  if (key === "Escape") return isOpen ? { type: "escapePressed" } : undefined;
  if (count === 0) return undefined;
  if (key === "ArrowDown") return { type: "arrowPressed", direction: 1, count, chosenIndex };
  if (key === "ArrowUp") return { type: "arrowPressed", direction: -1, count, chosenIndex };
  if (!isOpen) return undefined;
  if (key === "PageDown") return { type: "pagePressed", direction: 1, count };
  if (key === "PageUp") return { type: "pagePressed", direction: -1, count };
  if (activeIndex < 0) return undefined;
  if (key === "Home") return { type: "homePressed" };
  if (key === "End") return { type: "endPressed", count };
  return undefined;
}
