import { expect, test } from "vitest";
import { missOf } from "./figures.ts";

test.each([
  [0, []],
  [1, []],
  [1.0625, ["LCP is 1.063 (at most 1)"]],
  [Number.NaN, ["LCP is NaN (at most 1)"]],
])("%d misses a target of 1 or not", (value, misses) => {
  expect(missOf("LCP", value, 1)).toEqual(misses);
});
