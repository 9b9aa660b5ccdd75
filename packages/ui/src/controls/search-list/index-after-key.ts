/** What a key meets in a search list. */
export interface KeyContext {
  /** Whether suggestions are on the screen. */
  isShown: boolean;
  /** How many suggestions match. */
  count: number;
  /** The active suggestion, -1 without one. */
  activeIndex: number;
  /** The chosen option among the suggestions, -1 without one. */
  chosenIndex: number;
}

/** Where each key goes from an index; a page keeps one of the five rows in view in sight. */
const moves: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from, last) => (from < last ? from + 1 : 0),
  ArrowUp: (from, last) => (from > 0 ? from - 1 : last),
  PageDown: (from, last) => Math.min(from + 4, last),
  PageUp: (from) => Math.max(from - 4, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Which suggestion becomes active by a key. Arrows also open a closed list, at the chosen option if there is one. Home
 * and End move through the suggestions only when one of them is active; until then they move the text cursor.
 *
 * @param key as in `KeyboardEvent.key`
 * @returns the suggestion's index, or undefined when the key is the browser's
 * @example indexAfterKey("ArrowDown", { isShown: true, count: 3, activeIndex: 2, chosenIndex: -1 }); // 0
 */
export function indexAfterKey(key: string, context: KeyContext): number | undefined {
  const { isShown, count, activeIndex, chosenIndex } = context;
  const move = moves[key];
  const isReady = activeIndex >= 0 || key.startsWith("Arrow") || (isShown && key.startsWith("Page"));
  if (!move || !isReady || !count) return undefined;
  return isShown || chosenIndex < 0 ? move(activeIndex, count - 1) : chosenIndex;
}
