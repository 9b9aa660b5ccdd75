import { expect, test } from "vitest";
import {
  alignments,
  flexAlignments,
  itemSpacings,
  normaliseAlignment,
  normaliseFlexAlignment,
  normaliseItemSpacing,
  normaliseSize,
  sizes,
} from "./normalise.ts";

const others = ["x-small", "TOP", "", " ", undefined, null, 3, Number.NaN, {}, ["left"]];

test.each([
  ["alignment", normaliseAlignment, alignments, "left"],
  ["flexible block's alignment", normaliseFlexAlignment, flexAlignments, "center"],
  ["size", normaliseSize, sizes, "medium"],
  ["spacing", normaliseItemSpacing, itemSpacings, "none"],
])("keeps every %s there is, and replaces any other value", (_name, normalise, choices, otherwise) => {
  expect(choices.map((choice) => normalise(choice))).toEqual(choices);
  expect(others.map((other) => normalise(other))).toEqual(others.map(() => otherwise));
});

test("knows the specified words", () => {
  expect(alignments).toEqual(["left", "center", "right"]);
  expect(flexAlignments).toEqual(["top", "bottom", "left", "right", "center"]);
  expect(itemSpacings).toEqual(["x-large", "large", "medium", "small", "xx-small", "none"]);
  expect(normaliseAlignment("top")).toBe("left");
});
