import { expect, test } from "vitest";
import { flexibleBlockModel, flexibleBlockSettingNames } from "./flexible-block-model.ts";

test("has the eight settings, by their names", () => {
  expect(flexibleBlockSettingNames).toEqual([
    "width",
    "height",
    "borderWidth",
    "borderColor",
    "borderRadius",
    "borderStyle",
    "backgroundColor",
    "alignment",
  ]);
});

test.each([
  ["top", "start", "center"],
  ["bottom", "end", "center"],
  ["left", "center", "start"],
  ["right", "center", "end"],
  ["center", "center", "center"],
  ["x", "center", "center"],
  [undefined, "center", "center"],
])("stands %j at %s in height and at %s in width", (alignment, align, justify) => {
  expect(flexibleBlockModel({ alignment }).style).toMatchObject({ "--_align": align, "--_justify": justify });
});

test("draws its border with a whole line unless told otherwise", () => {
  expect(flexibleBlockModel({ borderWidth: 1 }).style["--_border-style"]).toBe("solid");
  expect(flexibleBlockModel({ borderStyle: "dashed" }).style["--_border-style"]).toBe("dashed");
  expect(flexibleBlockModel({ borderStyle: "url(x)" }).style["--_border-style"]).toBe("solid");
});
