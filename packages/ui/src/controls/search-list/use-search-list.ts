import { useReducer, type ActionDispatch, type RefObject } from "react";
import { hostEventNames, useHostEvents } from "../../events/index.ts";
import type { FormValue } from "../../internal/use-form-value.ts";
import { filterOptions, type SearchOption, type Suggestion } from "./filter-options.ts";
import type { SearchListProps } from "./search-list-props.ts";
import {
  searchListReducer,
  untouchedSearchList,
  type SearchListAction,
  type SearchListState,
} from "./search-list-reducer.ts";

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
  dispatch: ActionDispatch<[SearchListAction]>;
  /** The visitor typed. */
  type(text: string, event: Event): void;
  /** The visitor chose a suggestion. */
  choose(suggestion: Suggestion, event: Event): void;
  /** The visitor closes the suggestions and keeps the text. */
  escape(): void;
}

/** Options of {@link useSearchList}. */
interface UseSearchListOptions extends Pick<FormValue<string>, "value" | "change"> {
  options: readonly SearchOption[];
  readOnly: boolean | undefined;
  onValueChange: SearchListProps["onValueChange"];
}

/**
 * The state and the events of a search list.
 *
 * @param input gets the focus back when the suggestions close under a focused option
 */
export function useSearchList(
  { value: given, change, options, readOnly = false, onValueChange }: UseSearchListOptions,
  input: RefObject<HTMLElement | null>,
): SearchListModel {
  // A content file may contain a value that is no string.
  const value = typeof given === "string" ? given : "";
  const [state, dispatch] = useReducer(searchListReducer, untouchedSearchList);
  const raise = useHostEvents();

  if (state.typedText !== undefined && state.typedText !== value) dispatch({ type: "valueReplaced" });
  // Typed text that equals an option's value stays text: only choosing selects that option.
  const chosenIndex = state.typedText === value ? -1 : options.findIndex((option) => option.value === value);
  const chosen = options[chosenIndex];
  const text = chosen ? chosen.label : value;
  // Reopening the list after a choice shows all options.
  const matches = filterOptions(options, chosen ? "" : text);
  const count = matches.length;
  const isOpen = state.isOpen && !readOnly;

  const closeBy = (type: "optionChosen" | "escapePressed"): void => {
    dispatch({ type });
    input.current?.focus();
  };
  return {
    ...state,
    value,
    text,
    matches,
    count,
    chosenIndex,
    isOpen,
    isShown: isOpen && count > 0,
    activeIndex: isOpen ? Math.min(state.activeIndex, count - 1) : -1,
    dispatch,
    type: (typed, event) => {
      change(typed, "type", event);
      raise(hostEventNames.input, { value: typed });
      dispatch({ type: "inputTyped", text: typed });
    },
    choose: ({ option, keyword }, event) => {
      change(option.value, "choose", event, (next, details) =>
        onValueChange?.(next, { ...details, label: option.label, keyword }),
      );
      raise(hostEventNames.selected, { value: option.value });
      closeBy("optionChosen");
    },
    escape: () => closeBy("escapePressed"),
  };
}
