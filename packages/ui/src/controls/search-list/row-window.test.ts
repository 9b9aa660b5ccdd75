import { describe, expect, test } from "vitest";
import { rowsToRender } from "./row-window.ts";

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
