import { expect, test } from "vitest";
import { describe, percentile, summarise } from "./figures.ts";

test.each([
  [[4, 1, 3, 2], 50, 2],
  [[4, 1, 3, 2], 99, 4],
  [[7], 1, 7],
  [[], 50, Number.NaN],
])("of %j, %i percent lie within %d", (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test("several measurements are told by their middle and their ends", () => {
  expect(describe(summarise([1500, 900, 1200]), 0)).toBe("1,200 (900 to 1,500)");
});
