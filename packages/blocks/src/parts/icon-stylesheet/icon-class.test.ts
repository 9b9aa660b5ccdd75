import { expect, test } from "vitest";
import { describeProperty } from "../../../../ui/src/internal/testing/describe-property.ts";
import { icon, toIconClass } from "./icon-class.ts";

test.each([
  ["td-icon td-icon-heart", "td-icon td-icon-heart"],
  ["td-icon-heart", "td-icon td-icon-heart"],
  ["  fa  fa-heart ", "fa fa-heart"],
  ['heart"><script>', undefined],
  ["td-icon-heart <b>", "td-icon td-icon-heart"],
  ["7up", undefined],
  ["w".repeat(10_000), undefined],
  ["", undefined],
  [null, undefined],
  [Number.NaN, undefined],
])("%j is the class %j", (value, expected) => {
  expect(toIconClass(value)).toBe(expected);
});

describeProperty(
  "icon",
  icon(),
  [
    ["heart", "td-icon td-icon-heart"],
    [" fa fa-heart ", "fa fa-heart"],
  ],
  [
    ["7up", undefined],
    [7, undefined],
    ["fa <b>", "fa"],
  ],
);
