import { describe, expect, test } from "vitest";
import { imageBlockModel, imageBlockSettingNames, imageFits } from "./image-block-model.ts";

const imageInfo = { url: "/a.svg", altText: "Zee" };
const style = (settings: object): Record<string, string> => imageBlockModel({ imageInfo, ...settings }).style;

test("has seven settings, and its defaults", () => {
  expect(imageBlockSettingNames).toEqual([
    "imageInfo",
    "width",
    "height",
    "alignment",
    "overlayColor",
    "fit",
    "position",
  ]);
  expect(imageBlockModel({ imageInfo })).toMatchObject({
    className: "td-image-block",
    data: { "data-alignment": "left" },
    style: { "--_fit": "cover" },
    warnings: [],
    image: { Url: "/a.svg", AltText: "Zee" },
    hasOverlay: false,
  });
});

test.each(imageFits)("takes the height only with fit cover: %s", (fit) => {
  expect(style({ fit, height: 300 })).toEqual({ "--_fit": fit, ...(fit === "cover" && { "--_height": "300px" }) });
});

test.each([
  ["left", "left"],
  ["center", "center"],
  ["right", "right"],
  ["top", "left"],
  [undefined, "left"],
])("stands by alignment %s at %s", (alignment, expected) => {
  expect(imageBlockModel({ imageInfo, alignment }).data).toEqual({ "data-alignment": expected });
});

test.each([
  ["width", 50, { "--_width": "50%" }],
  ["width", "50%", { "--_width": "50%" }],
  ["width", 1e9, { "--_width": "100%" }],
  ["width", -5, { "--_width": "1%" }],
  ["position", "70% 60%", { "--_position": "70% 60%" }],
  ["overlayColor", "rgb(0 0 0 / 40%)", { "--_overlay-color": "rgb(0 0 0 / 40%)" }],
  ["fit", "stretch", {}],
])("reads %s %j", (name, value, expected) => {
  expect(style({ [name]: value })).toEqual({ "--_fit": "cover", ...expected });
});

test("keeps the part in view that the picture names, unless the block names another", () => {
  const focused = { ...imageInfo, bgPosition: "left" };
  expect(imageBlockModel({ imageInfo: focused }).style["--_position"]).toBe("left");
  expect(imageBlockModel({ imageInfo: focused, position: "top" }).style["--_position"]).toBe("top");
});

describe("a hostile setting", () => {
  const values = [
    Number.NaN,
    -1,
    1e308,
    "javascript:alert(1)",
    "red;background:url(x)",
    "<script>alert(1)</script>",
    "w".repeat(10_000),
    {},
    Symbol("x"),
  ];
  const cases = imageBlockSettingNames.flatMap((name) =>
    [null, undefined, ...values].map((value) => ({ name, value })),
  );

  test("ends no declaration, throws nothing, and gives one warning at most", () => {
    for (const { name, value } of cases) {
      const view = imageBlockModel({ imageInfo, [name]: value });
      expect(view.warnings.length).toBeLessThanOrEqual(1);
      expect(JSON.stringify(view.style)).not.toMatch(/[;<]|url\(/);
      expect(view.image?.Url ?? "").not.toMatch(/^javascript/);
    }
  });

  test.each(["javascript:alert(1)", "http://example.com/a.jpg", "//example.com/a.jpg"])(
    "%s draws nothing",
    (address) => {
      const view = imageBlockModel({ imageInfo: address });
      expect(view.image).toBeUndefined();
      expect(view.warnings).toHaveLength(1);
    },
  );

  test("no picture at all is no mistake", () => {
    expect(imageBlockModel({})).toMatchObject({ image: undefined, warnings: [] });
  });
});
