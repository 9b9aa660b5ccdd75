import { useReducer, type ActionDispatch, type RefObject } from "react";
import { hostEventNames, useHostEvents } from "../../events/index.ts";
import { useControlled } from "../../internal/use-controlled.ts";
import { filterOptions, type SearchOption } from "./filter-options.ts";
import type { SearchListDetails, SearchListProps } from "./search-list-props.ts";
import { searchListReducer, untouchedSearchList, type SearchListAction } from "./search-list-reducer.ts";

/** What the parts of a search list draw and call. */
export interface SearchListModel {
  /** An option's value or typed text. */
  value: string;
  /** What stands in the field. */
  text: string;
  /** The suggestions that match. */
  matches: readonly SearchOption[];
  /** Whether the visitor asked for suggestions, be it that none match. */
  isOpen: boolean;
  /** Whether suggestions are on the screen. */
  isShown: boolean;
  /** The active suggestion's place among the matches, -1 without one. */
  activeIndex: number;
  /** The chosen option's place among the matches, -1 without one. */
  chosenIndex: number;
  scrolledRows: number;
  dispatch: ActionDispatch<[SearchListAction]>;
  /** The visitor typed. */
  type(text: string, event: Event): void;
  /** The visitor chose a suggestion. */
  choose(option: SearchOption, event: Event): void;
  /** The visitor wants the suggestions gone. */
  escape(): void;
  /** The field held text before the script ran. */
  adopt(text: string, event: Event): void;
}

const noOptions: readonly SearchOption[] = [];

/**
 * The value, the state and the events of a search list.
 *
 * @param input gets the focus back when the suggestions close under a focused option
 */
export function useSearchList(props: SearchListProps, input: RefObject<HTMLElement | null>): SearchListModel {
  const { options = noOptions, value: controlled, defaultValue = "", onValueChange } = props;
  const [value, keep] = useControlled({ controlled, defaultValue, name: "SearchList" });
  const [state, dispatch] = useReducer(searchListReducer, untouchedSearchList);
  const raise = useHostEvents();

  // Text that happens to be some option's value stays text: only a choice turns it into that option.
  const isTyped = state.typedText === value;
  const chosen = isTyped ? undefined : options.find((option) => option.value === value);
  const text = chosen ? chosen.label : value;
  // Who opens the list again after a choice wants to see what else there is.
  const matches = filterOptions(options, chosen ? "" : text);

  const change = (next: string, details: SearchListDetails): void => {
    keep(next);
    onValueChange?.(next, details);
  };
  return {
    value,
    text,
    matches,
    isOpen: state.isOpen,
    isShown: state.isOpen && matches.length > 0,
    activeIndex: Math.min(state.activeIndex, matches.length - 1),
    chosenIndex: chosen ? options.indexOf(chosen) : -1,
    scrolledRows: state.scrolledRows,
    dispatch,
    type: (typed, event) => {
      change(typed, { reason: "type", label: typed, event });
      raise(hostEventNames.input, { value: typed });
      dispatch({ type: "inputTyped", text: typed });
    },
    choose: (option, event) => {
      change(option.value, { reason: "choose", label: option.label, event });
      dispatch({ type: "optionChosen" });
      raise(hostEventNames.selected, { value: option.value });
      input.current?.focus();
    },
    escape: () => {
      dispatch({ type: "escapePressed" });
      input.current?.focus();
    },
    adopt: (typed, event) => {
      change(typed, { reason: "adopt", label: typed, event });
      dispatch({ type: "textAdopted", text: typed });
    },
  };
}
