import { describe, expect, test } from "vitest";
import { rowsScrolled, rowsToRender, scrollTopToShow } from "./row-window.ts";

const span = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe("rowsToRender", () => {
  test.each([
    ["none without rows", 0, 0, -1, []],
    ["all of a few", 3, 0, -1, [0, 1, 2]],
    ["those at the top", 10_000, 0, -1, span(0, 7)],
    ["those in view and some around them", 10_000, 500, -1, span(497, 507)],
    ["those at the end", 10_000, 9_995, -1, span(9_992, 9_999)],
    ["the last ones when the list became shorter than it was scrolled", 20, 500, -1, span(12, 19)],
    ["nothing twice when the active row is in view", 10_000, 0, 4, span(0, 7)],
    ["the active row although it is out of view", 10_000, 0, 70, [...span(0, 7), 70]],
    ["no active row that no longer exists", 3, 0, 5, [0, 1, 2]],
  ])("gives %s", (_, count, scrolled, activeIndex, expected) => {
    expect(rowsToRender({ count, scrolledRows: scrolled, activeIndex })).toEqual(expected);
  });
});

describe("scrollTopToShow", () => {
  test.each([
    ["stays for a row in view", 2, 0, 0],
    ["goes down just far enough", 5, 0, 64],
    ["goes up to the top of the row", 1, 300, 44],
    ["goes to the end", 9, 0, 240],
  ])("%s", (_, index, scrollTop, expected) => {
    expect(scrollTopToShow(index, 10, { scrollTop, clientHeight: 200, scrollHeight: 440 })).toBe(expected);
  });
});

describe("rowsScrolled", () => {
  test.each([
    [0, 0],
    [1, 1],
    [44, 1],
    [45, 2],
    [240, 6],
  ])("counts %i pixels as %i rows", (scrollTop, expected) => {
    expect(rowsScrolled(10, { scrollTop, clientHeight: 200, scrollHeight: 440 })).toBe(expected);
  });
});
