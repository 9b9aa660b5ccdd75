import { useMemo, useReducer, type ActionDispatch, type RefObject } from "react";
import { hostEventNames, useHostEvents } from "../../events/index.ts";
import type { ChangeReason } from "../../internal/change-details.ts";
import { labelledItems } from "../../internal/labelled-items.ts";
import { useControlled } from "../../internal/use-controlled.ts";
import { filterOptions, type SearchOption } from "./filter-options.ts";
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
  /** What stands in the field. */
  text: string;
  /** The suggestions that match. */
  matches: readonly SearchOption[];
  /** How many match. */
  count: number;
  /** Whether suggestions are on the screen. */
  isShown: boolean;
  /** The chosen option's place among the matches, -1 without one. */
  chosenIndex: number;
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

type ValueProps = Pick<SearchListProps, "options" | "value" | "defaultValue" | "onValueChange">;

/**
 * The value, the state and the events of a search list.
 *
 * @param input gets the focus back when the suggestions close under a focused option
 */
export function useSearchList(props: ValueProps, input: RefObject<HTMLElement | null>): SearchListModel {
  const { value: controlled, defaultValue = "", onValueChange } = props;
  // Looked through once a list, not on every key: it may be long.
  const options = useMemo(() => labelledItems(props.options), [props.options]);
  const [kept, keep] = useControlled({ controlled, defaultValue, name: "SearchList" });
  // What a page file holds may be no text, and is searched for all the same.
  const value = typeof kept === "string" ? kept : "";
  const [state, dispatch] = useReducer(searchListReducer, untouchedSearchList);
  const raise = useHostEvents();

  // Text that happens to be some option's value stays text: only a choice turns it into that option.
  const chosenIndex = state.typedText === value ? -1 : options.findIndex((option) => option.value === value);
  const chosen = options[chosenIndex];
  const text = chosen ? chosen.label : value;
  // Who opens the list again after a choice wants to see what else there is.
  const matches = filterOptions(options, chosen ? "" : text);
  const count = matches.length;

  const change = (reason: ChangeReason, next: string, label: string, event: Event): void => {
    keep(next);
    onValueChange?.(next, { reason, label, event });
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
    isShown: state.isOpen && count > 0,
    activeIndex: Math.min(state.activeIndex, count - 1),
    dispatch,
    type: (typed, event) => {
      change("type", typed, typed, event);
      raise(hostEventNames.input, { value: typed });
      dispatch({ type: "inputTyped", text: typed });
    },
    choose: (option, event) => {
      change("choose", option.value, option.label, event);
      raise(hostEventNames.selected, { value: option.value });
      closeBy("optionChosen");
    },
    escape: () => closeBy("escapePressed"),
    adopt: (typed, event) => change("adopt", typed, typed, event),
  };
}
