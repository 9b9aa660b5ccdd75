import { expect, test } from "vitest";
import { backgroundPreloads } from "./background.ts";
import { parseSettings, type RawSettings } from "../../settings/parse-settings.ts";
import type { SiteImageSettings } from "../../media/image/site-image.ts";
import { sectionModel, sectionProperties, type SectionView } from "./section-model.ts";

const viewOf = (raw: RawSettings, images?: SiteImageSettings): SectionView =>
  sectionModel(parseSettings(sectionProperties, raw), images);

const mobile = "(width <= 47.9375em)";
const tablet = "(47.9375em < width <= 64em)";
const desktop = "(width > 64em)";

test.each([
  ["the server resizes", { resizes: true }, (width: number) => `/zee.jpg?width=${width}`],
  [
    "the edge optimizer resizes",
    { optimizer: true },
    (width: number) => `/cdn-cgi/image/format=auto,width=${width},fit=scale-down/zee.jpg`,
  ],
])("if %s, each device gets the picture in its own size", (_case, images, address) => {
  const { style } = viewOf({ backgroundImageDesktop: "/zee.jpg" }, images);
  expect(style).toMatchObject({
    "--_image-mobile": `url("${address(640)}")`,
    "--_image-tablet": `url("${address(960)}")`,
    "--_image-desktop": `url("${address(1920)}")`,
  });
});

test.each([
  ["nothing without a picture", {}, []],
  ["nothing for an address that is not allowed", { backgroundImageDesktop: "javascript:x" }, []],
  ["one picture once", { backgroundImageDesktop: "/d.jpg" }, [{ url: "/d.jpg", media: "all" }]],
  [
    "a picture per device",
    { backgroundImageDesktop: "/d.jpg", backgroundImageTablet: "/t.jpg", backgroundImageMobile: "/m.jpg" },
    [
      { url: "/m.jpg", media: mobile },
      { url: "/t.jpg", media: tablet },
      { url: "/d.jpg", media: desktop },
    ],
  ],
  [
    "a picture that two devices share once",
    { backgroundImageDesktop: "/d.jpg", backgroundImageTablet: "/t.jpg", backgroundImageMobile: "/d.jpg" },
    [
      { url: "/t.jpg", media: tablet },
      { url: "/d.jpg", media: `${mobile}, ${desktop}` },
    ],
  ],
  ["a picture for phones only", { backgroundImageMobile: "/m.jpg" }, [{ url: "/m.jpg", media: mobile }]],
  [
    "a picture by content key",
    { backgroundImageDesktop: "MC1" },
    [{ url: "/sfsites/c/cms/delivery/media/MC1", media: "all" }],
  ],
])("preloads %s", (_case, settings, expected) => {
  expect(backgroundPreloads(viewOf(settings).background)).toEqual(expected);
});

test("preloads the sizes that are rendered", () => {
  const { background } = viewOf({ backgroundImageDesktop: "/zee.jpg" }, { resizes: true });
  expect(backgroundPreloads(background)).toEqual([
    { url: "/zee.jpg?width=640", media: mobile },
    { url: "/zee.jpg?width=960", media: tablet },
    { url: "/zee.jpg?width=1920", media: desktop },
  ]);
});
