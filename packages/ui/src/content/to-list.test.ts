import { expect, test } from "vitest";
import { toArray, toObjects } from "./to-list.ts";

test.each([
  [[1], [1]],
  ["[1]", [1]],
  ["[]", []],
  ["[1", undefined],
  ["{}", undefined],
  [{}, undefined],
  [null, undefined],
  [Number.NaN, undefined],
])("%j holds the list %j", (value, expected) => {
  expect(toArray(value)).toEqual(expected);
});

test("keeps only what has settings", () => {
  expect(toObjects([{ a: 1 }, null, 7, "{}", "x"])).toEqual([{ a: 1 }, {}]);
  expect(toObjects(undefined)).toEqual([]);
});
