import { expect, test } from "vitest";
import { misses, summarize } from "./summary.ts";

test("sums up what the rounds say", () => {
  const [ten, , thousand] = summarize({ 10: [4, 2, 3], 100: [2, 2, 2], 1000: [3, 3, 3] });
  expect(ten).toMatchObject({ count: 10, median: 3, lowest: 2, highest: 4, growth: 1 });
  expect(ten?.variation).toBeCloseTo(0.272, 3);
  expect(thousand).toMatchObject({ growth: 1.5, variation: 0 });
});

test.each([
  ["the same", [2, 2, 2], 0],
  ["less", [3, 2, 1], 0],
  ["just not too much more", [2, 2, 3], 0],
  ["too much more at last", [2, 2, 3.1], 1],
  ["too much more after it was less", [2, 1, 1.6], 1],
  ["more than at first, but little by little", [2, 2.8, 4], 0],
  ["more and more", [1, 2, 4], 2],
  ["no number at all", [1, Number.NaN, 1], 2],
])("with %s per item misses as often as it should", (_case, [ten = 0, hundred = 0, thousand = 0], count) => {
  expect(misses(summarize({ 10: [ten], 100: [hundred], 1000: [thousand] }))).toHaveLength(count);
});
