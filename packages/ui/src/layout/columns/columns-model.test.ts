import { expect, test } from "vitest";
import { columnModel, columnPortions, toColumnWidth } from "./column-model.ts";
import { columnsSectionModel, columnsSectionSettingNames } from "./columns-model.ts";

const columnsOf = (sectionConfig: unknown) => {
  const { columns, warnings } = columnsSectionModel({ sectionConfig });
  return {
    keys: columns.map(({ columnKey }) => columnKey),
    parts: columns.map(({ columnWidth }) => columnWidth),
    warnings,
  };
};

test("has the specified settings", () => {
  expect(columnsSectionSettingNames).toEqual([
    "sectionConfig",
    "columnGutterWidth",
    "columnMinHeight",
    "layoutDirectionDesktop",
    "layoutDirectionTablet",
    "layoutDirectionMobile",
    "columnVerticalAlign",
  ]);
});

test("offers four portions of twelve, by the names of their widths", () => {
  expect(columnPortions.map(({ columnWidth }) => columnWidth)).toEqual([6, 2, 4, 8]);
  for (const { columnWidth, label } of columnPortions)
    expect(Number.parseFloat(label)).toBeCloseTo((columnWidth / 12) * 100, 2);
});

test.each([
  [undefined, 12],
  ["abc", 12],
  [Number.NaN, 12],
  [0, 1],
  [13, 12],
  ["4", 4],
  [1e308, 12],
])("reads the column width %j as %j of twelve", (value, width) => expect(toColumnWidth(value)).toBe(width));

test.each([
  [{}, "12"],
  [{ columnCount: 3 }, "4"],
  [{ columnCount: 5 }, "2.4"],
  [{ columnCount: 3, columnWidth: 6 }, "6"],
  [{ columnCount: 3, columnWidth: "abc" }, "12"],
  [{ columnCount: 0 }, "12"],
])("gives the column %j %s parts of twelve", (settings, parts) => {
  expect(columnModel(settings).style["--_parts"]).toBe(parts);
});

test("has two halves without configuration", () => {
  expect(columnsSectionModel({}).columns).toMatchObject([
    { columnKey: "col1", columnWidth: 6, seedComponents: null },
    { columnKey: "col2", columnWidth: 6, seedComponents: null },
  ]);
});

test("reads a text and an object alike", () => {
  const config = {
    UUID: "a",
    columns: [{ columnName: "Links", columnKey: "links", columnWidth: "7" }, { columnWidth: 5 }],
  };
  const read = { keys: ["links", "col2"], parts: [7, 5], warnings: [] };
  expect(columnsOf(config)).toEqual(read);
  expect(columnsOf(JSON.stringify(config))).toEqual(read);
});

test("gives each column a key of its own", () => {
  const columns = ["a", "a", "", "col2", "col2"].map((columnKey) => ({ columnKey }));
  expect(new Set(columnsOf({ columns }).keys).size).toBe(5);
});

test.each([
  ["{", "is not a JSON object"],
  [[], "has no columns"],
  ['{"columns":[]}', "has no columns"],
  ['{"columns":"6,6"}', "has no columns"],
  ['{"columns":[7,null]}', "holds entries that are no column"],
])("draws the usual columns for %j, and warns once", (config, problem) => {
  const { keys, warnings } = columnsOf(config);
  expect(keys).toEqual(["col1", "col2"]);
  expect(warnings).toEqual([expect.stringContaining(problem)]);
});

test("draws no more columns than a row has parts", () => {
  const { keys, warnings } = columnsOf({ columns: Array.from({ length: 400 }, () => ({ columnWidth: 1 })) });
  expect(keys).toHaveLength(12);
  expect(warnings).toHaveLength(1);
});

test("sets a direction for each kind of screen, and stacks columns in that of a column", () => {
  expect(columnsSectionModel({ layoutDirectionTablet: "row", layoutDirectionMobile: "diagonal" }).style).toMatchObject({
    "--_direction-desktop": "row",
    "--_across-desktop": "0px",
    "--_direction-tablet": "row",
    "--_direction-mobile": "column",
    "--_across-mobile": "100%",
  });
});
