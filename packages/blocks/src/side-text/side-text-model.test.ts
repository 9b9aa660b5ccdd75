import { expect, test } from "vitest";
import { describeProperty } from "../../../ui/src/internal/testing/describe-property.ts";
import { parse } from "../../../ui/src/internal/testing/parse.ts";
import { sideTextModel, sideTextProperties } from "./side-text-model.ts";

describeProperty(
  "list",
  sideTextProperties.sellingPoints,
  [
    ["[1]", [1]],
    [
      ["a", "b", "c"],
      ["a", "b", "c"],
    ],
    [[], []],
    ["", []],
  ],
  [
    ["[1", []],
    [{}, []],
    [
      [1, 2, 3, 4],
      [1, 2, 3],
    ],
  ],
);

test("leaves out selling points that are not texts, and repeated ones", () => {
  const { settings } = parse(sideTextProperties, { sellingPoints: ["Op maat", 7, "Op maat"], logos: [7, "/zeil.svg"] });
  const { sellingPoints, logos } = sideTextModel(settings, {});
  expect(sellingPoints).toEqual(["Op maat"]);
  expect(logos.map(({ Url }) => Url)).toEqual(["/zeil.svg"]);
});
