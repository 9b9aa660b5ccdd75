import { describe, expect, test } from "vitest";
import {
  searchListReducer,
  untouchedSearchList,
  type SearchListAction,
  type SearchListState,
} from "./search-list-reducer.ts";

const open: SearchListState = { ...untouchedSearchList, isOpen: true, typedText: "ja" };
const scrolled: SearchListState = { ...open, activeIndex: 7, scrolledRows: 3 };
const arrow = (direction: 1 | -1, chosenIndex = -1): SearchListAction => ({
  type: "arrowPressed",
  direction,
  count: 10,
  chosenIndex,
});

describe("searchListReducer", () => {
  test.each<[string, SearchListState, SearchListAction, Partial<SearchListState>]>([
    ["typing opens", untouchedSearchList, { type: "inputTyped", text: "j" }, { isOpen: true, typedText: "j" }],
    [
      "typing starts at the top again",
      scrolled,
      { type: "inputTyped", text: "jap" },
      { typedText: "jap", activeIndex: -1, scrolledRows: 0 },
    ],
    ["adopting keeps it closed", untouchedSearchList, { type: "textAdopted", text: "Jap" }, { typedText: "Jap" }],
    ["pressing the field opens", untouchedSearchList, { type: "inputPressed" }, { isOpen: true }],
    ["pressing the field again changes nothing", scrolled, { type: "inputPressed" }, {}],
    ["choosing forgets what was typed", scrolled, { type: "optionChosen" }, untouchedSearchList],
    ["focus makes a suggestion active", open, { type: "optionFocused", index: 4 }, { activeIndex: 4 }],
    ["down opens at the first", untouchedSearchList, arrow(1), { isOpen: true, activeIndex: 0 }],
    ["up opens at the last", untouchedSearchList, arrow(-1), { isOpen: true, activeIndex: 9 }],
    ["down opens at the chosen option", untouchedSearchList, arrow(1, 6), { isOpen: true, activeIndex: 6 }],
    ["down goes from the text to the first", open, arrow(1), { activeIndex: 0 }],
    ["up goes from the text to the last", open, arrow(-1), { activeIndex: 9 }],
    ["down goes to the next", scrolled, arrow(1), { activeIndex: 8 }],
    ["up goes to the one before", scrolled, arrow(-1), { activeIndex: 6 }],
    ["down goes round", { ...open, activeIndex: 9 }, arrow(1), { activeIndex: 0 }],
    ["up goes round", { ...open, activeIndex: 0 }, arrow(-1), { activeIndex: 9 }],
    ["page down", { ...open, activeIndex: 1 }, { type: "pagePressed", direction: 1, count: 10 }, { activeIndex: 5 }],
    ["page down stops at the last", scrolled, { type: "pagePressed", direction: 1, count: 10 }, { activeIndex: 9 }],
    ["page up stops at the first", open, { type: "pagePressed", direction: -1, count: 10 }, { activeIndex: 0 }],
    ["home", scrolled, { type: "homePressed" }, { activeIndex: 0 }],
    ["end", scrolled, { type: "endPressed", count: 10 }, { activeIndex: 9 }],
    ["scrolling", scrolled, { type: "panelScrolled", scrolledRows: 5 }, { scrolledRows: 5 }],
    ["scrolling within a row changes nothing", scrolled, { type: "panelScrolled", scrolledRows: 3 }, {}],
  ])("%s", (_, state, action, change) => {
    expect(searchListReducer(state, action)).toEqual({ ...state, ...change });
  });

  test.each(["escapePressed", "focusLeft", "outsidePressed"] as const)("%s closes and keeps what was typed", (type) => {
    const expected = { typedText: "ja", isOpen: false, activeIndex: -1, scrolledRows: 0 };
    expect(searchListReducer(scrolled, { type })).toEqual(expected);
  });

  test.each<[SearchListState, SearchListAction]>([
    [untouchedSearchList, { type: "focusLeft" }],
    [untouchedSearchList, { type: "escapePressed" }],
    [open, { type: "inputPressed" }],
    [scrolled, { type: "panelScrolled", scrolledRows: 3 }],
  ])("gives the same state back when nothing happens, so that nothing is drawn (%#)", (state, action) => {
    expect(searchListReducer(state, action)).toBe(state);
  });
});
