import { useMemo, useReducer, type ActionDispatch, type RefObject } from "react";
import { hostEventNames, useHostEvents } from "../../events/index.ts";
import type { ChangeReason } from "../../internal/change-details.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import { useControlled } from "../../internal/use-controlled.ts";
import { filterOptions, type Suggestion } from "./filter-options.ts";
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
  /** The field held text before the script ran. */
  adopt(text: string, event: Event): void;
}

type ValueProps = Pick<SearchListProps, "options" | "value" | "defaultValue" | "readOnly" | "onValueChange">;

/**
 * The value, the state and the events of a search list.
 *
 * @param input gets the focus back when the suggestions close under a focused option
 */
export function useSearchList(props: ValueProps, input: RefObject<HTMLElement | null>): SearchListModel {
  const { value: controlled, defaultValue = "", readOnly = false, onValueChange } = props;
  // Checked once per list, not on every key: the list may be long.
  const options = useMemo(() => labelledItems(props.options), [props.options]);
  const [current, setCurrent] = useControlled({ controlled, defaultValue, name: "SearchList" });
  // A content file may contain a value that is no string.
  const value = typeof current === "string" ? current : "";
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

  const change = (reason: ChangeReason, next: string, label: string, event: Event, keyword?: string): void => {
    setCurrent(next);
    onValueChange?.(next, { reason, label, keyword, event });
  };
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
      change("type", typed, typed, event);
      raise(hostEventNames.input, { value: typed });
      dispatch({ type: "inputTyped", text: typed });
    },
    choose: ({ option, keyword }, event) => {
      change("choose", option.value, option.label, event, keyword);
      raise(hostEventNames.selected, { value: option.value });
      closeBy("optionChosen");
    },
    escape: () => closeBy("escapePressed"),
    adopt: (typed, event) => change("adopt", typed, typed, event),
  };
}
