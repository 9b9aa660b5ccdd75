import { expect, test, vi } from "vitest";
import { allTo, describeProperty, same } from "../internal/testing/describe-property.ts";
import { alignments, flexAlignments, itemSpacings, sizes } from "./choices.ts";
import { borderWidth, color, length, position, positions } from "./css-properties.ts";
import { integer } from "./number-properties.ts";
import {
  boolean,
  choice,
  identifier,
  labeled,
  oneOf,
  requiredString,
  string,
  type ReportInvalid,
} from "./properties.ts";

describeProperty("string", string("Reizen"), same(["", " Op maat "]), allTo("Reizen", [7, true, {}, ["a"]]));

describeProperty(
  "required string",
  requiredString("Boek"),
  [
    ["", "Boek"],
    ["  ", "Boek"],
    ["Kies", "Kies"],
  ],
  allTo("Boek", [7, false, []]),
);

describeProperty("identifier", identifier("a"), same(["b-1"]), allTo("a", [7, true, {}]));

describeProperty(
  "boolean",
  boolean(),
  [...allTo(true, [true, "true"]), ...allTo(false, [false, "false", ""])],
  allTo(false, [1, 0, "yes", "TRUE", "on", "1", " ", {}, [true]]),
);

const count = integer({ default: 3, min: 1, max: 6 });

describeProperty(
  "integer",
  count,
  [...same([1, 6]), ["4", 4], [" 5 ", 5], ["", 3]],
  [...allTo(1, [0, "-2", -Infinity]), ...allTo(6, [7, "40", 1e308]), ...allTo(3, [3.2, "2.5", "veel", " ", [1], true])],
);

describeProperty(
  "integer without a default",
  integer({ default: undefined, min: 0, max: 9 }),
  same([0, 9]),
  allTo(undefined, ["x", Number.NaN]),
);

const others = ["x-small", "TOP", "constructor", "__proto__", " ", 3, Number.NaN, {}, ["left"]];

describeProperty("alignment", oneOf(alignments, "left"), same(alignments), allTo("left", [...others, "top"]));
describeProperty("flexible alignment", oneOf(flexAlignments, "center"), same(flexAlignments), allTo("center", others));
describeProperty("size", oneOf(sizes, "medium"), same(sizes), allTo("medium", others));
describeProperty("spacing", oneOf(itemSpacings, "none"), same(itemSpacings), allTo("none", others));
describeProperty("choice without a default", oneOf(["cover"], undefined), same(["cover"]), allTo(undefined, others));

test("knows the specified words", () => {
  expect(alignments).toEqual(["left", "center", "right"]);
  expect(flexAlignments).toEqual(["top", "bottom", "left", "right", "center"]);
  expect(itemSpacings).toEqual(["x-large", "large", "medium", "small", "xx-small", "none"]);
});

const direction = labeled(oneOf(["row", "column"], "row", { vertical: "column" }), { row: "Naast", column: "Onder" });

describeProperty(
  "choice with aliases and labels",
  direction,
  [...allTo("row", ["row", " Naast "]), ...allTo("column", [" column ", "Onder", "vertical"])],
  allTo("row", [...others, "onder", "toString"]),
);

describeProperty(
  "choice from words",
  choice({ grid: "Raster", slider: "Carrousel" }, "grid"),
  [...allTo("grid", ["grid", "Raster"]), ...allTo("slider", ["slider", " Carrousel "])],
  allTo("grid", [...others, "raster", "toString"]),
);

test("an invalid choice is reported with the words that builders see", () => {
  const invalid = vi.fn<ReportInvalid>();
  direction.parse("schuin", invalid);
  expect(invalid.mock.calls).toEqual([[{ format: "choice", choices: ["Naast", "Onder"] }]]);
});

describeProperty(
  "length",
  length(),
  [
    [300, "300px"],
    [" 2rem ", "2rem"],
    ["50%", "50%"],
  ],
  allTo(undefined, ["breed", " ", -1, "10001px"]),
);

describeProperty(
  "border width",
  borderWidth(),
  [
    [1, "1px"],
    ["calc(1px + 1px)", "calc(1px + 1px)"],
  ],
  allTo(undefined, ["5%", "calc(5% + 1px)", "dun"]),
);

describeProperty("color", color(), [[" navy ", "navy"]], allTo(undefined, ["grijs blauw", 255, "red;x"]));
describeProperty(
  "positions",
  positions(),
  [
    [" 70% 60% ", "70% 60%"],
    ["70% 60%/center /left  top", "70% 60% / center / left  top"],
  ],
  allTo(undefined, ["midden", "/", "center/", "left / / top", "a / b", "0 / 0 / 0 / 0", "center / center;x"]),
);
describeProperty("position", position(), [[" 70% 60% ", "70% 60%"]], allTo(undefined, ["midden", 5, "center;x"]));

test("keeps choices, labels and range for editors", () => {
  expect([direction.choices, direction.labels]).toEqual([["row", "column"], { row: "Naast", column: "Onder" }]);
  expect([count.min, count.max, count.default]).toEqual([1, 6, 3]);
});

test("only text for visitors is translated", () => {
  const isTranslatable = [string(), requiredString("a"), identifier(), color()].map((kind) => kind.isTranslatable);
  expect(isTranslatable).toEqual([true, true, undefined, undefined]);
});
