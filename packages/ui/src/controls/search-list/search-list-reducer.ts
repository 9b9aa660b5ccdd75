/** What a search list remembers beside its value. */
export interface SearchListState {
  /** What the visitor typed last; undefined once a suggestion is chosen. */
  typedText: string | undefined;
  /** Whether suggestions may show; they do when at least one matches. */
  isOpen: boolean;
  /** Index of the active suggestion among those that match, -1 without one. */
  activeIndex: number;
  /** Rows of the panel scrolled out of view above. */
  scrolledRows: number;
}

/** What can happen to a search list. */
export type SearchListAction =
  | { type: "inputTyped"; text: string }
  /** The owner replaced the typed text by another value. */
  | { type: "valueReplaced" }
  /** By a key, by a screen reader's focus, or by opening the list, which starts at the chosen option (-1: none). */
  | { type: "optionReached"; index: number }
  | { type: "optionChosen" }
  | { type: "panelScrolled"; scrolledRows: number }
  /** The focus went elsewhere, or a press did. */
  | { type: "listLeft" }
  | { type: "escapePressed" };

/** A search list that nothing has happened to. */
export const untouchedSearchList: SearchListState = {
  typedText: undefined,
  isOpen: false,
  activeIndex: -1,
  scrolledRows: 0,
};

/**
 * The state after an action. Pure: the value, the events and the focus are the hook's.
 *
 * @example searchListReducer(untouchedSearchList, { type: "inputTyped", text: "ja" }).isOpen; // true
 */
export function searchListReducer(state: SearchListState, action: SearchListAction): SearchListState {
  switch (action.type) {
    case "inputTyped":
      return { ...untouchedSearchList, typedText: action.text, isOpen: true };
    case "optionReached":
      return { ...state, isOpen: true, activeIndex: action.index };
    case "valueReplaced":
      return { ...state, typedText: undefined };
    case "optionChosen":
      return untouchedSearchList;
    case "panelScrolled":
      return state.scrolledRows === action.scrolledRows ? state : { ...state, scrolledRows: action.scrolledRows };
    default:
      return { ...untouchedSearchList, typedText: state.typedText };
  }
}
