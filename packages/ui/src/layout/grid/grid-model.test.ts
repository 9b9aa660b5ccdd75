import { expect, test } from "vitest";
import { parse } from "../../internal/testing/parse.ts";
import type { RawSettings } from "../../settings/parse-settings.ts";
import { gridModel, gridPageSize, gridProperties } from "./grid-model.ts";

const view = (raw: RawSettings) => gridModel(parse(gridProperties, raw).settings);

test("has the eleven settings, by their names", () => {
  expect(Object.keys(gridProperties)).toEqual([
    "numberOfColumns",
    "itemSpacing",
    "width",
    "horizontalAlignment",
    "isFixedRowHeight",
    "showPagination",
    "autoScrollToMostRecent",
    "backgroundColor",
    "borderWidth",
    "borderColor",
    "borderRadius",
  ]);
});

test.each([
  [0, 1],
  [3, 3],
  ["4", 4],
  [9, 6],
  [-2, 1],
  [1e308, 6],
  [undefined, 3],
  ["veel", 3],
])("reads %j as %d columns", (numberOfColumns, columns) =>
  expect(view({ numberOfColumns }).style["--_columns"]).toBe(String(columns)),
);

test.each([
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 8],
  [5, 10],
  [6, 6],
])("of %d columns shows %d items at a time: whole rows", (columns, items) => expect(gridPageSize(columns)).toBe(items));
