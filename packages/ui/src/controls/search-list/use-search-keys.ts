import { useRef, type KeyboardEvent, type RefObject } from "react";
import { actionOfKey } from "./key-actions.ts";
import { findByPrefix, typeAhead, type TypeAhead } from "./type-ahead.ts";
import type { SearchListModel } from "./use-search-list.ts";

/**
 * The keyboard of a search list. While the text has focus, characters go into the text; while an option has it (a
 * screen reader can put it there), they look for an option that starts with them.
 *
 * @returns the handler for key presses in the field and in the panel
 */
export function useSearchKeys(
  list: SearchListModel,
  input: RefObject<HTMLInputElement | null>,
): (event: KeyboardEvent) => void {
  const typed = useRef<TypeAhead>(undefined);
  const { isShown, matches, activeIndex, chosenIndex } = list;

  const lookFor = (character: string): void => {
    typed.current = typeAhead(typed.current, character, Date.now());
    const index = findByPrefix(matches, typed.current.prefix, activeIndex);
    if (index >= 0) list.dispatch({ type: "optionFocused", index });
  };

  /** Does what a key asks for and tells whether it asked for anything. */
  const handle = ({ key, shiftKey, target, nativeEvent }: KeyboardEvent): boolean => {
    const isOnOption = target !== input.current;
    const active = isShown ? matches[activeIndex] : undefined;
    const move = shiftKey ? undefined : actionOfKey(key, { isShown, count: matches.length, activeIndex, chosenIndex });
    if (active && (key === "Enter" || (isOnOption && key === " "))) list.choose(active, nativeEvent);
    else if (key === "Escape" && list.isOpen) list.escape();
    else if (move) list.dispatch(move);
    else if (isOnOption && key.length === 1) lookFor(key);
    else return false;
    return true;
  };

  return (event) => {
    const isForOthers = event.nativeEvent.isComposing || event.ctrlKey || event.metaKey;
    if (!isForOthers && handle(event)) event.preventDefault();
  };
}
