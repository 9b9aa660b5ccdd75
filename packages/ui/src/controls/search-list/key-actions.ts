import type { SearchListAction } from "./search-list-reducer.ts";

/** What a key meets in a search list. */
export interface KeyContext {
  /** Whether suggestions are on the screen. */
  isShown: boolean;
  /** How many suggestions match. */
  count: number;
  activeIndex: number;
  /** Where the chosen option stands among the suggestions, -1 without one. */
  chosenIndex: number;
}

/**
 * Where a key moves in the list. Home and End move through the suggestions only when one of them is active; until then
 * they move the text cursor. Nothing moves while nothing matches.
 *
 * @param key as in `KeyboardEvent.key`
 * @returns the action, or undefined for a key that does not move
 * @example actionOfKey("PageUp", { isShown: false, count: 3, activeIndex: -1, chosenIndex: -1 }); // undefined
 */
export function actionOfKey(key: string, context: KeyContext): SearchListAction | undefined {
  const { isShown, count, activeIndex, chosenIndex } = context;
  if (count === 0) return undefined;
  if (key === "ArrowDown") return { type: "arrowPressed", direction: 1, count, chosenIndex };
  if (key === "ArrowUp") return { type: "arrowPressed", direction: -1, count, chosenIndex };
  if (!isShown) return undefined;
  if (key === "PageDown") return { type: "pagePressed", direction: 1, count };
  if (key === "PageUp") return { type: "pagePressed", direction: -1, count };
  if (activeIndex < 0) return undefined;
  if (key === "Home") return { type: "homePressed" };
  if (key === "End") return { type: "endPressed", count };
  return undefined;
}
