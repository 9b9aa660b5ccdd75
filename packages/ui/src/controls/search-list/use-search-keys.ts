import { useRef, type KeyboardEvent, type RefObject } from "react";
import { indexAfterKey } from "./index-after-key.ts";
import { findByPrefix, nothingTyped, typeAhead } from "./type-ahead.ts";
import type { SearchListModel } from "./use-search-list.ts";

/**
 * The keyboard of a search list. While the field has focus, characters go into the text; while an option has it (a
 * screen reader can move it there), they find an option that starts with them. Enter in an open list never submits: it
 * chooses the active or the only suggestion, or closes the list.
 *
 * @returns the handler for key presses in the field and on the options
 */
export function useSearchKeys(
  list: SearchListModel,
  input: RefObject<HTMLInputElement | null>,
): (event: KeyboardEvent) => void {
  const typed = useRef(nothingTyped);

  const indexAfterLetter = (letter: string): number => {
    typed.current = typeAhead(typed.current, letter, Date.now());
    return findByPrefix(list.matches, typed.current.prefix, list.activeIndex);
  };

  return (event) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const isEnter = key === "Enter" && list.isShown;
    const candidate = list.matches[isEnter && list.count === 1 ? 0 : list.activeIndex];
    const isOnOption = event.target !== input.current;
    const isLetter = isOnOption && key.length === 1;
    const index = indexAfterKey(key, list) ?? (isLetter ? indexAfterLetter(key) : -1);
    if (candidate && !candidate.option.disabled && (isEnter || (isOnOption && key === " "))) {
      list.choose(candidate, nativeEvent);
    } else if (isEnter || (list.isOpen && key === "Escape")) list.escape();
    else if (index >= 0) list.reach(index);
    else return;
    event.preventDefault();
  };
}
