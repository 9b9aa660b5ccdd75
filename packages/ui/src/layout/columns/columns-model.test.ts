import { expect, test } from "vitest";
import { describeProperty } from "../../internal/testing/describe-property.ts";
import { parse } from "../../internal/testing/parse.ts";
import type { RawSettings } from "../../settings/parse-settings.ts";
import { columnModel, columnPortions, columnProperties } from "./column-model.ts";
import { columnsSectionModel, columnsSectionProperties } from "./columns-model.ts";
import { columnLayouts, columns } from "./section-config.ts";

const view = (raw: RawSettings) => columnsSectionModel(parse(columnsSectionProperties, raw).settings);
const columnsOf = (sectionConfig: unknown) => {
  const { settings, problems } = parse(columnsSectionProperties, { sectionConfig });
  return {
    keys: settings.sectionConfig.map(({ columnKey }) => columnKey),
    parts: settings.sectionConfig.map(({ columnWidth }) => columnWidth),
    problems,
  };
};

test("has the specified settings", () => {
  expect(Object.keys(columnsSectionProperties)).toEqual([
    "sectionConfig",
    "columnGutterWidth",
    "columnMinHeight",
    "layoutDirectionDesktop",
    "layoutDirectionTablet",
    "layoutDirectionMobile",
    "columnVerticalAlign",
  ]);
});

test("offers four portions of twelve, by the share of the row that they show", () => {
  expect(Object.values(columnPortions)).toEqual([6, 2, 4, 8]);
  for (const [label, width] of Object.entries(columnPortions))
    expect(Number.parseFloat(label)).toBeCloseTo((width / 12) * 100, 2);
});

test.each([
  [undefined, 12],
  ["abc", 12],
  [Number.NaN, 12],
  [0, 1],
  [13, 12],
  ["4", 4],
  [1e308, 12],
])("reads the column width %j as %j of twelve", (value, width) =>
  expect(columnsOf([{ columnWidth: value }]).parts).toEqual([width]),
);

describeProperty(
  "column width",
  columnProperties.columnWidth,
  [
    ["50%", 6],
    ["16,67%", 2],
    [" 66.67% ", 8],
    ["4", 4],
    [12, 12],
  ],
  [
    [0, 1],
    [13, 12],
    [4.4, 4],
    ["51%", 12],
    ["constructor", 12],
    ["__proto__", 12],
    [Symbol("x"), 12],
    [[4], 12],
  ],
);

test.each<[RawSettings, string]>([
  [{}, "12"],
  [{ columnCount: 3 }, "4"],
  [{ columnCount: 5 }, "2.4"],
  [{ columnCount: 3, columnWidth: 6 }, "6"],
  [{ columnCount: 3, columnWidth: "50%" }, "6"],
  [{ columnCount: 3, columnWidth: "abc" }, "12"],
  [{ columnCount: 0 }, "12"],
])("gives the column %j %s parts of twelve", (raw, parts) => {
  expect(columnModel(parse(columnProperties, raw).settings).style["--_parts"]).toBe(parts);
});

test("has two halves without configuration", () => {
  expect(view({}).columns).toMatchObject([
    { columnKey: "col1", columnWidth: 6 },
    { columnKey: "col2", columnWidth: 6 },
  ]);
});

const layout = (widths: readonly number[]) =>
  widths.map((columnWidth, index) => ({ columnKey: `col${index + 1}`, columnWidth }));

describeProperty(
  "row of columns",
  columns("halves"),
  [
    ...Object.entries(columnLayouts).map(([name, widths]): [string, object] => [name, layout(widths)]),
    ['[{"columnWidth":8},{"columnWidth":"4"}]', layout([8, 4])],
    [{ columns: [{ columnKey: "__proto__" }] }, [{ columnKey: "__proto__", columnWidth: 12 }]],
  ],
  [
    [{ columns: [{ columnWidth: "breed" }] }, layout([12])],
    [{ columns: [{ columnWidth: 13, columnKey: 7 }] }, layout([12])],
    [Array.from({ length: 400 }, () => ({ columnWidth: 1 })), layout(Array.from({ length: 12 }, () => 1))],
    ["fourths", layout([6, 6])],
    ["constructor", layout([6, 6])],
  ],
);

test("reads a text and an object alike", () => {
  const config = {
    UUID: "a",
    columns: [{ columnName: "Links", columnKey: "links", columnWidth: "7" }, { columnWidth: 5 }],
  };
  const read = { keys: ["links", "col2"], parts: [7, 5], problems: [] };
  expect(columnsOf(config)).toEqual(read);
  expect(columnsOf(JSON.stringify(config))).toEqual(read);
});

test.each([
  [["col2", ""], ["col2", "col1"], 0],
  [["a", "a", "", "col2", "col2"], ["a", "col1", "col3", "col2", "col5"], 1],
])("gives each of the columns %j a key of its own, and reports repeated keys", (given, keys, reports) => {
  const read = columnsOf({ columns: given.map((columnKey) => ({ columnKey })) });
  expect(new Set(read.keys).size).toBe(given.length);
  expect(read.keys).toEqual(keys);
  expect(read.problems).toHaveLength(reports);
});

test.each(["{", [], '{"columns":[]}', '{"columns":"6,6"}', '{"columns":[7,null]}'])(
  "has the usual columns for %j, and reports it once",
  (config) => {
    const { keys, problems } = columnsOf(config);
    expect(keys).toEqual(["col1", "col2"]);
    expect(problems).toEqual([expect.stringMatching(/^sectionConfig: .* use a layout \(full, .* or JSON such as/)]);
  },
);

test("sets a direction for each kind of screen, and stacks columns in that of a column", () => {
  expect(view({ layoutDirectionTablet: "row", layoutDirectionMobile: "diagonal" }).style).toMatchObject({
    "--_direction-desktop": "row",
    "--_across-desktop": "0px",
    "--_direction-tablet": "row",
    "--_direction-mobile": "column",
    "--_across-mobile": "100%",
  });
});
