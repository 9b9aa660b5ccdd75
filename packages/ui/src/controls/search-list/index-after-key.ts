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

/** How many suggestions each key moves by; a page keeps one of the five rows in view in sight. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 4,
  PageUp: -4,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Which suggestion becomes active by a key. Arrows also open a closed list, at the chosen option if there is one. Home
 * and End move through the suggestions only when one of them is active; until then they move the text cursor.
 *
 * @param key as in `KeyboardEvent.key`
 * @returns the suggestion's index, -1 when the key is the browser's
 * @example indexAfterKey("ArrowDown", { isShown: true, count: 3, activeIndex: 2, chosenIndex: -1 }); // 0
 */
export function indexAfterKey(key: string, context: KeyContext): number {
  const { isShown, count, activeIndex, chosenIndex } = context;
  const step = steps[key];
  const isArrow = key.startsWith("Arrow");
  const isReady = isArrow || activeIndex >= 0 || (isShown && key.startsWith("Page"));
  if (!step || !isReady || !count) return -1;
  if (!isShown && chosenIndex >= 0) return chosenIndex;
  const last = count - 1;
  const next = activeIndex + step;
  // Only the arrows go round.
  if (next < 0) return isArrow ? last : 0;
  return next <= last ? next : isArrow ? 0 : last;
}
