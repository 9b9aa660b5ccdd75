import { useState, type RefObject } from "react";
import { useHostEvents } from "../../events/index.ts";
import type { FormValue } from "../../internal/use-form-value.ts";
import type { OptionFilter, OptionSearch, Suggestion } from "./search-options.ts";

/** What a search list remembers beside its value. */
interface SearchListState {
  /** What the visitor typed last; undefined once a suggestion is chosen. */
  typedText?: string | undefined;
  /** Whether suggestions may show; they do when at least one matches. */
  isOpen: boolean;
  /** Index of the active suggestion among those that match, -1 without one. */
  activeIndex: number;
  /** Rows of the panel scrolled out of view above. */
  scrolledRows: number;
}

const closed = { isOpen: false, activeIndex: -1, scrolledRows: 0 };

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
  /** The visitor typed. */
  type(text: string, event: Event): void;
  /** The visitor chose a suggestion. */
  choose(suggestion: Suggestion, event: Event): void;
}

/** Options of {@link useSearchList}. */
interface UseSearchListOptions extends Pick<FormValue<string>, "value" | "change"> {
  search: OptionSearch;
  filter: OptionFilter | undefined;
  readOnly: boolean | undefined;
}

/** The state and the events of a search list. */
export function useSearchList(
  { value: given, change, search, filter, readOnly }: UseSearchListOptions,
  input: RefObject<HTMLElement | null>,
): SearchListModel {
  // A content file may contain a value that is no string.
  const value = typeof given === "string" ? given : "";
  const [state, setState] = useState<SearchListState>(closed);
  const raise = useHostEvents();
  const update = (changes: Partial<SearchListState>): void => setState((current) => ({ ...current, ...changes }));
  const close = (): void => update(closed);
  const escape = (): void => {
    close();
    input.current?.focus();
  };

  if (state.typedText !== undefined && state.typedText !== value) update({ typedText: undefined });
  // Typed text that equals an option's value stays text: only choosing selects that option.
  const chosenIndex = state.typedText === value ? -1 : search.all.findIndex(({ option }) => option.value === value);
  const chosen = search.all[chosenIndex];
  const text = chosen ? chosen.label : value;
  // Reopening the list after a choice shows all options.
  const matches = chosen ? search.all : search.find(text, filter);
  const count = matches.length;

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
    type(typedText, event) {
      change(typedText, "type", event, { label: typedText });
      raise("input", { value: typedText });
      update({ ...closed, isOpen: true, typedText });
    },
    choose({ option, keyword }, event) {
      change(option.value, "choose", event, { keyword });
      raise("selected", { value: option.value });
      update({ typedText: undefined });
      escape();
    },
  };
}
