import { expect, test } from "vitest";
import { parse } from "../../internal/testing/parse.ts";
import type { SiteImageSettings } from "../../media/image/site-image.ts";
import type { RawSettings } from "../../settings/parse-settings.ts";
import { sectionModel, sectionProperties } from "./section-model.ts";

const view = (raw: RawSettings, urls?: SiteImageSettings) => sectionModel(parse(sectionProperties, raw).settings, urls);

const desktop = "/resource/media/zee.jpg";
const images = (raw: RawSettings) => {
  const { style } = view(raw);
  return [style["--_image-desktop"], style["--_image-tablet"], style["--_image-mobile"]];
};

test("has the specified settings", () => {
  expect(Object.keys(sectionProperties)).toEqual([
    "sectionConfig",
    "maxContentWidth",
    "sectionColumnGutterWidth",
    "componentSpacerSize",
    "sectionMinHeight",
    "layoutDirectionDesktop",
    "layoutDirectionTablet",
    "layoutDirectionMobile",
    "sectionVerticalAlign",
    "backgroundImageDesktop",
    "backgroundImageTablet",
    "backgroundImageMobile",
    "backgroundImageAltText",
    "backgroundImagePosition",
    "backgroundImageSizeOrRepeat",
    "backgroundImageOverlay",
  ]);
});

test("has one column of the whole width without configuration", () => {
  expect(view({}).row.columns).toMatchObject([{ columnKey: "col1", columnWidth: 12 }]);
});

test("has no picture and no overlay without them", () => {
  const { background, style, data } = view({});
  expect([background, style["--_overlay"], data]).toEqual([undefined, undefined, {}]);
});

test.each([
  [{ backgroundImageDesktop: desktop }, [desktop, desktop, desktop]],
  [{ backgroundImageDesktop: desktop, backgroundImageTablet: "/t.jpg" }, [desktop, "/t.jpg", "/t.jpg"]],
  [{ backgroundImageDesktop: desktop, backgroundImageMobile: "/m.jpg" }, [desktop, desktop, "/m.jpg"]],
  [{ backgroundImageMobile: "/m.jpg" }, [undefined, undefined, "/m.jpg"]],
  [{ backgroundImageDesktop: desktop, backgroundImageTablet: "javascript:x" }, [desktop, desktop, desktop]],
])("lets %j fall back to the next wider screen", (settings, addresses) => {
  expect(images(settings)).toEqual(addresses.map((address) => address && `url("${address}")`));
});

test.each([
  [undefined, "cover", "no-repeat"],
  ["contain", "contain", "no-repeat"],
  ["repeat", "auto", "repeat"],
  ["no-repeat", "auto", "no-repeat"],
  ["stretch", "cover", "no-repeat"],
])("shows a picture of size %j as %s, %s", (backgroundImageSizeOrRepeat, size, repeat) => {
  const { style } = view({ backgroundImageDesktop: desktop, backgroundImageSizeOrRepeat });
  expect([style["--_size"], style["--_repeat"]]).toEqual([size, repeat]);
});

test.each([
  ["top", "start"],
  ["center", "center"],
  ["bottom", "end"],
  ["flex-end", "end"],
  ["middle", "start"],
  [undefined, "start"],
])("aligns %j as %s, in the section and in its columns", (sectionVerticalAlign, position) => {
  const { style, row } = view({ sectionVerticalAlign });
  expect([style["--_align"], row.style["--_column-align"]]).toEqual([position, position]);
});

test.each([
  [undefined, "medium"],
  ["small", "small"],
  ["enormous", "medium"],
])("separates components by %j as %s", (componentSpacerSize, spacing) => {
  expect(view({ componentSpacerSize }).row.data).toEqual({ "data-spacing": spacing });
});

test("reads a picture as the platform stores it, and prefers the section's own settings", () => {
  const image = { imageInfoV1: { url: "/cms/zee", altText: "<b>Zee</b>", contentKey: "" } };
  const backgroundImageDesktop = JSON.stringify({ ...image, bgPosition: "70% 60%", bgSizeOrRepeat: "contain" });
  const urls = { basePath: "/reizen" };
  const { background } = view({ backgroundImageDesktop }, urls);
  expect(background?.style["--_image-mobile"]).toBe('url("/reizen/sfsites/c/cms/zee")');
  const own = { backgroundImagePosition: "left", backgroundImageAltText: "Strand" };
  expect(view({ backgroundImageDesktop, ...own }, urls).background).toMatchObject({ altText: "Strand" });
});
