import { describe, expect, test } from "vitest";
import {
  searchListReducer,
  untouchedSearchList,
  type SearchListAction,
  type SearchListState,
} from "./search-list-reducer.ts";

const scrolled: SearchListState = { typedText: "ja", isOpen: true, activeIndex: 7, scrolledRows: 3 };

describe("searchListReducer", () => {
  test.each<[string, SearchListState, SearchListAction, Partial<SearchListState>]>([
    ["typing opens", untouchedSearchList, { type: "inputTyped", text: "j" }, { isOpen: true, typedText: "j" }],
    [
      "typing starts at the top again",
      scrolled,
      { type: "inputTyped", text: "jap" },
      { typedText: "jap", activeIndex: -1, scrolledRows: 0 },
    ],
    ["opening without a choice", untouchedSearchList, { type: "optionReached", index: -1 }, { isOpen: true }],
    ["reaching a suggestion makes it active", scrolled, { type: "optionReached", index: 4 }, { activeIndex: 4 }],
    [
      "reaching a suggestion opens",
      untouchedSearchList,
      { type: "optionReached", index: 9 },
      { isOpen: true, activeIndex: 9 },
    ],
    ["choosing forgets what was typed", scrolled, { type: "optionChosen" }, untouchedSearchList],
    ["a value of the owner replaces typed text", scrolled, { type: "valueReplaced" }, { typedText: undefined }],
    ["scrolling", scrolled, { type: "panelScrolled", scrolledRows: 5 }, { scrolledRows: 5 }],
  ])("%s", (_, state, action, change) => {
    expect(searchListReducer(state, action)).toEqual({ ...state, ...change });
  });

  test.each(["escapePressed", "listLeft"] as const)("%s closes and keeps what was typed", (type) => {
    const expected = { typedText: "ja", isOpen: false, activeIndex: -1, scrolledRows: 0 };
    expect(searchListReducer(scrolled, { type })).toEqual(expected);
  });

  test("scrolling within a row gives the same state back, so that nothing is rendered", () => {
    expect(searchListReducer(scrolled, { type: "panelScrolled", scrolledRows: 3 })).toBe(scrolled);
  });
});
