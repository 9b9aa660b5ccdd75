import { expect, test } from "vitest";
import { parse } from "../../internal/testing/parse.ts";
import type { RawSettings } from "../../settings/parse-settings.ts";
import { flexibleBlockModel, flexibleBlockProperties } from "./flexible-block-model.ts";

const style = (raw: RawSettings) => flexibleBlockModel(parse(flexibleBlockProperties, raw).settings).style;

test("has the eight settings, by their names", () => {
  expect(Object.keys(flexibleBlockProperties)).toEqual([
    "width",
    "height",
    "alignment",
    "backgroundColor",
    "borderStyle",
    "borderWidth",
    "borderColor",
    "borderRadius",
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
])("aligns %j at %s in height and at %s in width", (alignment, align, justify) => {
  expect(style({ alignment })).toMatchObject({ "--_align": align, "--_justify": justify });
});

test("has a solid border by default", () => {
  expect(style({ borderWidth: 1 })["--_border-style"]).toBe("solid");
  expect(style({ borderStyle: "dashed" })["--_border-style"]).toBe("dashed");
  expect(style({ borderStyle: "url(x)" })["--_border-style"]).toBe("solid");
});
