import { expect, test } from "vitest";
import { missOf, ratioOf, show, spreadOf } from "./figures.ts";

test("a figure is the middle of its rounds, with its spread", () => {
  expect(show(spreadOf([30, 10, 20]))).toBe("20.0 (10.0 to 30.0)");
});

test("a ratio is taken round by round, so that a slow round of both counts for neither", () => {
  expect(ratioOf([10, 100, 11], [10, 100, 10])).toBe(1);
});

test.each([
  [0, []],
  [1, []],
  [1.0625, ["LCP is 1.063 (at most 1)"]],
  [Number.NaN, ["LCP is NaN (at most 1)"]],
])("%d misses a target of 1 or not", (value, misses) => {
  expect(missOf("LCP", value, 1)).toEqual(misses);
});
