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

/** Downwards or upwards through the suggestions. */
export type Direction = 1 | -1;

/** What can happen to a search list; `count` is how many suggestions match. */
export type SearchListAction =
  | { type: "inputTyped"; text: string }
  /** Text was found that the visitor typed before the script ran. */
  | { type: "textAdopted"; text: string }
  | { type: "inputPressed" }
  | { type: "optionChosen" }
  | { type: "optionFocused"; index: number }
  /** `chosenIndex` is where the chosen option stands, -1 without one. */
  | { type: "arrowPressed"; direction: Direction; count: number; chosenIndex: number }
  | { type: "pagePressed"; direction: Direction; count: number }
  | { type: "homePressed" }
  | { type: "endPressed"; count: number }
  | { type: "escapePressed" }
  | { type: "focusLeft" }
  | { type: "outsidePressed" }
  | { type: "panelScrolled"; scrolledRows: number };

/** Page Up and Page Down leave one of the rows in view in sight. */
const rowsAPage = 4;

/** A search list that nothing has happened to. */
export const untouchedSearchList: SearchListState = {
  typedText: undefined,
  isOpen: false,
  activeIndex: -1,
  scrolledRows: 0,
};

const closed = { isOpen: false, activeIndex: -1, scrolledRows: 0 };

function indexAfterArrow(state: SearchListState, direction: Direction, count: number, chosenIndex: number): number {
  const isDown = direction === 1;
  if (!state.isOpen && chosenIndex >= 0) return chosenIndex;
  if (state.activeIndex < 0) return isDown ? 0 : count - 1;
  return (state.activeIndex + direction + count) % count;
}

/**
 * The state after an action. Pure: the value, the events and the focus are the hook's.
 *
 * @example searchListReducer(untouchedSearchList, { type: "inputTyped", text: "ja" }).isOpen; // true
 */
export function searchListReducer(state: SearchListState, action: SearchListAction): SearchListState {
  switch (action.type) {
    case "inputTyped":
      return { ...closed, isOpen: true, typedText: action.text };
    case "textAdopted":
      return { ...state, typedText: action.text };
    case "inputPressed":
      return state.isOpen ? state : { ...state, isOpen: true };
    case "optionChosen":
      return untouchedSearchList;
    case "optionFocused":
      return { ...state, activeIndex: action.index };
    case "arrowPressed": {
      const activeIndex = indexAfterArrow(state, action.direction, action.count, action.chosenIndex);
      return { ...state, isOpen: true, activeIndex };
    }
    case "pagePressed": {
      const moved = state.activeIndex + action.direction * rowsAPage;
      return { ...state, activeIndex: Math.max(0, Math.min(moved, action.count - 1)) };
    }
    case "homePressed":
      return { ...state, activeIndex: 0 };
    case "endPressed":
      return { ...state, activeIndex: action.count - 1 };
    case "panelScrolled":
      return state.scrolledRows === action.scrolledRows ? state : { ...state, scrolledRows: action.scrolledRows };
    case "escapePressed":
    case "focusLeft":
    case "outsidePressed":
      return state.isOpen ? { ...state, ...closed } : state;
  }
}
