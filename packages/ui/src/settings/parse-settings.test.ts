import { expect, test } from "vitest";
import { image } from "../media/image/image-property.ts";
import { hostileSettings } from "../internal/testing/hostile-values.ts";
import { parse } from "../internal/testing/parse.ts";
import { describeExpectation } from "./english.ts";
import { parseSettings, pathName, showProblem } from "./parse-settings.ts";
import { color, length } from "./css-properties.ts";
import { integer } from "./number-properties.ts";
import { boolean, oneOf, string } from "./properties.ts";
import { rows } from "./rows.ts";

const properties = {
  title: string("Reizen"),
  count: integer({ default: 2, min: 1, max: 6 }),
  side: oneOf(["left", "right"], "left"),
  line: color(),
};

test.each([undefined, null, ""])("%j counts as not set and is not reported", (raw) => {
  expect(parse(properties, { title: raw, count: raw, side: raw, line: raw })).toEqual({
    settings: { title: raw === "" ? "" : "Reizen", count: 2, side: "left", line: undefined },
    problems: [],
  });
});

test("reports each invalid setting once, with what would be valid", () => {
  expect(parse(properties, { title: 7, count: "9", side: "top", line: "red;x" })).toEqual({
    settings: { title: "Reizen", count: 6, side: "left", line: undefined },
    problems: [
      `title: 7 is not valid; use ${describeExpectation(properties.title.expected)}`,
      `count: "9" is not valid; use ${describeExpectation(properties.count.expected)}`,
      `side: "top" is not valid; use ${describeExpectation(properties.side.expected)}`,
      `line: "red;x" is not valid; use ${describeExpectation(properties.line.expected)}`,
    ],
  });
});

test("reports a setting that is not a property, and leaves it out", () => {
  expect(parse({ on: boolean() }, { on: true, off: "x", toString: 1 })).toEqual({
    settings: { on: true },
    problems: ["off: is not a property of this block", "toString: is not a property of this block"],
  });
});

test.each<[raw: unknown, shown: string]>([
  ['"', String.raw`"\""`],
  [Number.NaN, "NaN"],
  [10n, "10"],
  [Symbol("x"), "Symbol(x)"],
  [() => "1px", "a function"],
  [["1px"], "a list"],
  [Object.create(null), "an object"],
])("shows %s in a short message", (width, shown) => {
  const { expected } = length();
  expect(parse({ width: length() }, { width }).problems).toEqual([
    `width: ${shown} is not valid; use ${describeExpectation(expected)}`,
  ]);
});

test.each([
  [{ photo: "/a.jpg", photoPath: "/b.jpg" }, "/a.jpg"],
  [{ photo: "", photoPath: "/b.jpg" }, "/b.jpg"],
  [{ photoPath: "/b.jpg" }, "/b.jpg"],
])("takes the picture of %j from its own field first", (raw, url) => {
  const { settings, problems } = parse({ photo: image() }, raw);
  expect([settings.photo?.url, problems]).toEqual([url, []]);
});

test("only pictures have a second field", () => {
  expect(pathName("image")).toBe("imagePath");
  expect(parse({ title: string() }, { titlePath: "x" }).problems).toHaveLength(1);
});

test("works without a report", () => expect(parseSettings(properties, { count: 9, other: 1 }).count).toBe(6));

test("a problem is shown without an error, whatever the value is, in a row too", () => {
  const nights = integer({ default: 1, min: 1, max: 9 });
  const stops = rows({ parts: { nights }, required: [] });
  for (const value of hostileSettings)
    parseSettings({ nights, stops }, { nights: value, stops: [{ nights: value }] }, (_name, problem) =>
      expect(showProblem(problem)).toMatch(/, expected \{"format":"(?:integer|rows)"/),
    );
});
