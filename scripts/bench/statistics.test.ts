import { expect, test } from "vitest";
import { percentile, ratioOf, showSpread, spreadOf } from "./statistics.ts";

test.each([
  [[4, 1, 3, 2, 5], 0.5, 3],
  [[4, 1, 3, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.99, 4],
  [[5], 0.95, 5],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
  [[], 0.5, Number.NaN],
])("of %j, a part of %d lies within %d", (values, part, expected) => {
  expect(percentile(values, part)).toBe(expected);
});

test("describes several measurements by their median, lowest and highest", () => {
  expect(showSpread(spreadOf([30, 10, 20]))).toBe("20.0 (10.0 to 30.0)");
  expect(showSpread(spreadOf([1500, 900, 1200]), 0)).toBe("1,200 (900 to 1,500)");
});

test("computes the ratio per round, so that a round that is slow for both does not count", () => {
  expect(ratioOf([10, 100, 11], [10, 100, 10])).toBe(1);
});
