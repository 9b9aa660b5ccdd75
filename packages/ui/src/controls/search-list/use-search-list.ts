import type { RefObject } from "react";
import { afterPress } from "../../internal/press.ts";
import type { OptionSearch, Suggestion } from "./search-options.ts";

/** What a search list remembers beside the text in its field. */
export interface SearchListState {
  /** What the visitor typed last; undefined once it is another value. */
  typedText?: string | undefined;
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
  /** {@link close}, and focus returns to the field. */
  escape(): void;
  /** The text in the field changed; with a `change` event it is complete, and may name an option. */
  onText(event: Event): void;
  /** The visitor chose a suggestion. */
  choose(suggestion: Suggestion, event: Event): void;
}

/** Options of {@link useSearchList}. */
interface UseSearchListOptions {
  /** The text in the field. */
  input: RefObject<HTMLInputElement | null>;
  state: SearchListState;
  update(changes: Partial<SearchListState>): void;
  search: OptionSearch;
  /** Whether only an option's value is valid. */
  strict: boolean | undefined;
  readOnly: boolean | undefined;
  /** Enters a value as a visitor does. */
  enter(value: string, details: EntryDetails): void;
  /** Dispatches the event of a complete value. */
  commit(): void;
}

/** Why a visitor's input leads to a value. */
export interface EntryDetails {
  reason: "type" | "choose";
  event: Event;
  keyword?: string | undefined;
}

/** The events of a search list, and what follows from its state and its value. */
export function useSearchList(rawValue: string, options: UseSearchListOptions): SearchListModel {
  const { input, state, update, search, strict, readOnly, enter, commit } = options;
  // A content file may contain a value that is no string.
  const value = typeof rawValue === "string" ? rawValue : "";
  const close = (): void => update(closed);
  const escape = (): void => {
    close();
    input.current?.focus();
  };

  const isTyped = state.typedText === value;
  if (state.typedText !== undefined && !isTyped) update({ typedText: undefined });
  // While the visitor types, text that equals an option's value stays as it is.
  const chosenIndex = isTyped ? -1 : search.all.findIndex(({ option }) => option.value === value);
  const chosen = search.all[chosenIndex];
  const text = chosen ? chosen.label : value;
  // Reopening the list after a choice shows all options.
  const matches = chosen ? search.all : search.find(text);
  const count = matches.length;

  const select = ({ option, keyword }: Suggestion, event: Event): void => {
    update({ ...closed, typedText: undefined });
    enter(option.value, { reason: "choose", event, keyword });
    commit();
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
    onText(event) {
      event.stopPropagation();
      const typedText = input.current?.value ?? "";
      if (event.type === "input" || typedText !== text) {
        update({ ...closed, isOpen: true, typedText });
        enter(typedText, { reason: "type", event });
      }
      if (event.type !== "change") return;
      const named = search.named(typedText, strict);
      if (named && named.option !== chosen?.option) afterPress(input.current, () => select(named, event));
      else commit();
    },
    choose(suggestion, event) {
      select(suggestion, event);
      escape();
    },
  };
}
