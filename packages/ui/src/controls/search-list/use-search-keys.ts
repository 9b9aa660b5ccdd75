import { useRef, type KeyboardEvent, type RefObject } from "react";
import { indexAfterKey } from "./index-after-key.ts";
import { findByPrefix } from "./find-by-prefix.ts";
import type { SearchListModel } from "./use-search-list.ts";

/** After this many milliseconds without a letter, the next one starts a new prefix. */
const typeAheadPause = 700;

/**
 * The keyboard of a search list. While the field has focus, characters go into the text; while an option has it (a
 * screen reader can move it there), they find an option that starts with them. Enter in an open list never submits: it
 * chooses the active or the only suggestion, or closes the list. With Alt, arrows open and close the list without moving.
 *
 * @returns the handler for key presses in the field and on the options
 */
export function useSearchKeys(
  list: SearchListModel,
  input: RefObject<HTMLInputElement | null>,
): (event: KeyboardEvent) => void {
  const prefix = useRef("");
  const typedAt = useRef(0);

  const indexAfterLetter = (letter: string): number => {
    const now = Date.now();
    if (now - typedAt.current >= typeAheadPause) prefix.current = "";
    typedAt.current = now;
    prefix.current += letter.toLowerCase();
    return findByPrefix(list.matches, prefix.current, list.activeIndex);
  };

  return (event) => {
    const { altKey, nativeEvent } = event;
    // In Safari, the key that ends a composition comes after it, and only its code says what it was for.
    if (nativeEvent.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return;
    const key = altKey && event.key === "ArrowUp" ? "Escape" : event.key;
    const isEnter = key === "Enter" && list.isShown;
    const candidate = list.matches[isEnter && list.count === 1 ? 0 : list.activeIndex];
    const isOnOption = event.target !== input.current;
    const index = isOnOption && key.length === 1 ? indexAfterLetter(key) : indexAfterKey(key, list);
    if (candidate && !candidate.option.disabled && (isEnter || (isOnOption && key === " "))) {
      list.choose(candidate, nativeEvent);
    } else if (isEnter || (list.isOpen && key === "Escape")) list.escape();
    else if (index >= 0) list.reach(altKey ? list.activeIndex : index);
    else return;
    event.preventDefault();
  };
}
