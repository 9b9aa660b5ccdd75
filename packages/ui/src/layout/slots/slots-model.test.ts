import { expect, test } from "vitest";
import { parse } from "../../internal/testing/parse.ts";
import { isSlider, slotsModel, slotsProperties } from "./slots-model.ts";

const slotNames = (slotAmount: unknown) => slotsModel(parse(slotsProperties, { slotAmount }).settings).slotNames;

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
  expect(slotNames(slotAmount)).toHaveLength(count);
});

test("names its slots in order", () => {
  expect(slotNames(24)).toEqual(Array.from({ length: 24 }, (_, index) => `Content-Slot${index + 1}`));
});

test.each([
  ["grid", 768, true],
  ["grid", 769, false],
  ["grid", 1300, false],
  ["slider", 1300, true],
  ["slider", 375, true],
] as const)("a %s on a page of %d pixels is a slider: %j", (contentGrid, width, slider) => {
  expect(isSlider(contentGrid, width)).toBe(slider);
});
