import { expect, test } from "vitest";
import { parse } from "../../internal/testing/parse.ts";
import { slotsModel, slotsProperties } from "./slots-model.ts";

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
