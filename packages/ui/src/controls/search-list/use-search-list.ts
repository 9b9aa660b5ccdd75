import { useRef, type RefObject, type SyntheticEvent } from "react";
import { useHostEvents } from "../../events/index.ts";
import { enterText } from "../../internal/enter-text.ts";
import { foldText } from "../../internal/fold-text.ts";
import { afterPress } from "../../internal/press.ts";
import type { FormValue } from "../../internal/use-form-value.ts";
import type { OptionSearch, SearchOption, Suggestion } from "./search-options.ts";

/** What a search list remembers beside the text in its field. */
export interface SearchListState {
  /** What the visitor typed last; undefined once a suggestion is chosen. */
  typedText?: string | undefined;
  /** The option that the visitor chose last: several may have the same label. */
  lastChoice?: SearchOption | undefined;
  /** Whether suggestions may show; they do when at least one matches. */
  isOpen: boolean;
  /** Index of the active suggestion among those that match, -1 without one. */
  activeIndex: number;
  /** Rows of the panel scrolled out of view above. */
  scrolledRows: number;
}

/** The state of a closed list. */
export const closed = { isOpen: false, activeIndex: -1, scrolledRows: 0 };

/** What the parts of a search list render and call. */
export interface SearchListModel extends SearchListState {
  /** An option's value or typed text. */
  value: string;
  /** The text in the field. */
  text: string;
  /** The suggestions that match. */
  matches: readonly Suggestion[];
  /** The number of matches. */
  count: number;
  /** Whether suggestions are on the screen. */
  isShown: boolean;
  /** The index of the chosen option among the matches, -1 without one. */
  chosenIndex: number;
  update(changes: Partial<SearchListState>): void;
  /** Opens the list with a suggestion as the active one. */
  reach(index: number): unknown;
  /** Closes the list and keeps the text. */
  close(): void;
  /** The focus leaves: {@link close}, and an option is chosen if the visitor typed its whole label. */
  leave(event: Event): void;
  /** {@link close}, and focus returns to the field. */
  escape(): void;
  /** The text in the field changed. */
  onText(event: SyntheticEvent<HTMLInputElement>): void;
  /** The visitor chose a suggestion. */
  choose(suggestion: Suggestion, event: Event): void;
}

/** Options of {@link useSearchList}. */
interface UseSearchListOptions extends Pick<FormValue<string>, "value" | "change"> {
  state: SearchListState;
  update(changes: Partial<SearchListState>): void;
  search: OptionSearch;
  readOnly: boolean | undefined;
}

/** The events of a search list, and what follows from its state and its value. */
export function useSearchList(
  { state, update, value: given, change, search, readOnly }: UseSearchListOptions,
  input: RefObject<HTMLInputElement | null>,
): SearchListModel {
  // A content file may contain a value that is no string.
  const value = typeof given === "string" ? given : "";
  const raise = useHostEvents();
  const isChoosing = useRef(false);
  const close = (): void => update(closed);
  const escape = (): void => {
    close();
    input.current?.focus();
  };

  const isTyped = state.typedText === value;
  if (state.typedText !== undefined && !isTyped) update({ typedText: undefined });
  // Typed text that equals an option's value stays text: only choosing selects that option.
  const chosenIndex = isTyped ? -1 : search.all.findIndex(({ option }) => option.value === value);
  const chosen = search.all[chosenIndex];
  const text = chosen ? chosen.label : value;
  // Reopening the list after a choice shows all options.
  const matches = chosen ? search.all : search.find(text);
  const count = matches.length;

  const select = ({ option, keyword }: Suggestion, event: Event): void => {
    isChoosing.current = true;
    if (input.current) enterText(input.current, option.label);
    isChoosing.current = false;
    change(option.value, "choose", event, { keyword });
    raise("selected", { value: option.value });
    update({ ...closed, typedText: undefined, lastChoice: option });
  };
  return {
    ...state,
    value,
    text,
    matches,
    count,
    chosenIndex,
    isShown: state.isOpen && count > 0,
    activeIndex: Math.min(state.activeIndex, count - 1),
    update,
    reach: (activeIndex) => readOnly || update({ isOpen: true, activeIndex }),
    close,
    escape,
    leave(event) {
      const folded = isTyped && foldText(text);
      const exact = folded && matches.find(({ label, option }) => !option.disabled && foldText(label) === folded);
      close();
      if (exact) afterPress(input.current, () => select(exact, event));
    },
    onText({ currentTarget: { value: typedText }, nativeEvent }) {
      if (isChoosing.current) return;
      change(typedText, "type", nativeEvent);
      raise("input", { value: typedText });
      update({ ...closed, isOpen: true, typedText });
    },
    choose(suggestion, event) {
      select(suggestion, event);
      escape();
    },
  };
}
