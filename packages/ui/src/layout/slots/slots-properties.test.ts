import { expect, test } from "vitest";
import { parse } from "../../internal/testing/parse.ts";
import { slotName, slotsProperties } from "./slots-properties.ts";

const slotCount = (slotAmount: unknown) => parse(slotsProperties, { slotAmount }).settings.slotAmount;

test("has the five settings, by their names", () => {
  expect(Object.keys(slotsProperties)).toEqual(["title", "subtitle", "slotAmount", "contentGrid", "colorWhite"]);
});

test.each([
  [3, 3],
  [24, 24],
  [25, 24],
  [30, 24],
  ["7", 7],
  [0, 0],
  [-1, 0],
  [1e308, 24],
  [undefined, 4],
  [null, 4],
  [Number.NaN, 4],
  ["veel", 4],
])("of the amount %j shows %d slots", (slotAmount, count) => {
  expect(slotCount(slotAmount)).toBe(count);
});

test("names its slots by their position", () => {
  expect([1, 24].map(slotName)).toEqual(["Content-Slot1", "Content-Slot24"]);
});
