import { describe, expect, test } from "vitest";
import { hostileSettings } from "../../internal/testing/hostile-values.ts";
import { allTo, describeProperty } from "../../internal/testing/describe-property.ts";
import { parse } from "../../internal/testing/parse.ts";
import { imageBlockModel, imageBlockProperties, imageFits } from "./image-block-model.ts";

const imageInfo = { url: "/a.svg", altText: "Zee" };
const view = (raw: object = {}) => {
  const { settings, problems } = parse(imageBlockProperties, { imageInfo, ...raw });
  return { ...imageBlockModel(settings), problems };
};

const positions = (desktop: string, tablet: string, mobile: string) => ({
  "--_position-desktop": desktop,
  "--_position-tablet": tablet,
  "--_position-mobile": mobile,
});

test("has seven settings, and its defaults", () => {
  expect(Object.keys(imageBlockProperties)).toEqual([
    "imageInfo",
    "width",
    "height",
    "alignment",
    "fit",
    "position",
    "overlayColor",
  ]);
  expect(view()).toMatchObject({
    className: "td-image-block",
    data: { "data-alignment": "left" },
    style: { "--_fit": "cover", "--_width": "100%" },
    problems: [],
    image: { Url: "/a.svg", AltText: "Zee" },
    hasOverlay: false,
  });
});

test.each(imageFits)("takes the height only with fit cover: %s", (fit) => {
  expect(view({ fit, height: 300 }).style["--_fit"]).toBe(fit);
  expect(view({ fit, height: 300 }).style["--_height"]).toBe(fit === "cover" ? "300px" : undefined);
});

test.each([
  ["left", "left"],
  ["center", "center"],
  ["right", "right"],
  ["top", "left"],
  [undefined, "left"],
])("is aligned by %s at %s", (alignment, expected) => {
  expect(view({ alignment }).data).toEqual({ "data-alignment": expected });
});

test.each([
  ["width", 50, { "--_width": "50%" }],
  ["width", "50%", { "--_width": "50%" }],
  ["width", 1e9, { "--_width": "100%" }],
  ["width", -5, { "--_width": "1%" }],
  ["position", "70% 60%", positions("70% 60%", "70% 60%", "70% 60%")],
  ["position", "70% 60% / top", positions("70% 60%", "top", "top")],
  ["position", "left / top / 30% 50%", positions("left", "top", "30% 50%")],
  ["overlayColor", "rgb(0 0 0 / 40%)", { "--_overlay-color": "rgb(0 0 0 / 40%)" }],
  ["fit", "stretch", {}],
])("reads %s %j", (name, value, expected) => {
  expect(view({ [name]: value }).style).toEqual({ "--_fit": "cover", "--_width": "100%", ...expected });
});

test("uses the picture's own position, unless the block has one", () => {
  const focused = { ...imageInfo, bgPosition: "left" };
  expect(view({ imageInfo: focused }).style["--_position-desktop"]).toBe("left");
  expect(view({ imageInfo: focused, position: "top" }).style["--_position-desktop"]).toBe("top");
});

describeProperty(
  "percentage",
  imageBlockProperties.width,
  [...allTo(50, [50, "50%", "50"]), [1, 1], ["", 100]],
  [[-5, 1], ...allTo(100, [1e9, "101%", "half", "%"])],
);

describeProperty(
  "height in pixels",
  imageBlockProperties.height,
  [
    [320, "320px"],
    [" 320px ", "320px"],
  ],
  allTo(undefined, [0, "2rem", "calc(1px)", "50%"]),
);

describe("a hostile setting", () => {
  test.each(Object.keys(imageBlockProperties))("%s never makes the address a script", (name) => {
    for (const value of hostileSettings) expect(view({ [name]: value }).image?.Url ?? "").not.toMatch(/^javascript/);
  });

  test.each(["javascript:alert(1)", "http://example.com/a.jpg", "//example.com/a.jpg"])(
    "%s renders nothing, and is reported",
    (address) => {
      const { image, problems } = view({ imageInfo: address });
      expect(image).toBeUndefined();
      expect(problems).toHaveLength(1);
    },
  );

  test("no picture at all is valid", () => {
    expect(view({ imageInfo: undefined })).toMatchObject({ image: undefined, problems: [] });
  });
});
