import { expect, test } from "vitest";
import { gridModel, gridPageSize, gridSettingNames } from "./grid-model.ts";

test("has the eleven settings, by their names", () => {
  expect(gridSettingNames).toEqual([
    "width",
    "horizontalAlignment",
    "numberOfColumns",
    "itemSpacing",
    "showPagination",
    "borderColor",
    "borderRadius",
    "borderWidth",
    "backgroundColor",
    "autoScrollToMostRecent",
    "isFixedRowHeight",
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
  expect(gridModel({ numberOfColumns }).columns).toBe(columns),
);

test.each([
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 8],
  [5, 10],
  [6, 6],
])("of %d columns shows %d items at a time: whole rows", (columns, items) => expect(gridPageSize(columns)).toBe(items));

test("scrolls and asks for more only when told to", () => {
  expect(gridModel({})).toMatchObject({ autoScroll: false, showPagination: false });
  expect(gridModel({ autoScrollToMostRecent: true, showPagination: "true" })).toMatchObject({
    autoScroll: true,
    showPagination: true,
  });
});
