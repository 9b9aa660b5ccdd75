import { describe, expect, test } from "vitest";
import { rowsToRender, scrollTopToShow } from "./row-window.ts";

const span = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe("rowsToRender", () => {
  test.each([
    ["none without rows", 0, 0, -1, []],
    ["all of a few", 3, 0, -1, [0, 1, 2]],
    ["those at the top", 10_000, 0, -1, span(0, 7)],
    ["those in view and some around them", 10_000, 500, -1, span(497, 507)],
    ["those at the end", 10_000, 9_995, -1, span(9_992, 9_999)],
    ["nothing twice when the active row is in view", 10_000, 0, 4, span(0, 7)],
    ["the active row although it is out of view", 10_000, 0, 70, [...span(0, 7), 70]],
  ])("gives %s", (_, count, scrolledRows, activeIndex, expected) => {
    expect(rowsToRender(count, scrolledRows, activeIndex)).toEqual(expected);
  });
});

describe("scrollTopToShow", () => {
  test.each([
    ["stays for a row in view", 88, 0, 0],
    ["goes down just far enough", 220, 0, 64],
    ["goes up to the top of the row", 44, 300, 44],
  ])("%s", (_, offsetTop, scrollTop, expected) => {
    expect(scrollTopToShow({ offsetTop, offsetHeight: 44 }, { scrollTop, clientHeight: 200 })).toBe(expected);
  });
});
