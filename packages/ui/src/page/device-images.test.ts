import { expect, test } from "vitest";
import { readImageInfo } from "../media/image/image-info.ts";
import { toSiteImage, type SiteImage } from "../media/image/site-image.ts";
import { combineImages } from "./device-images.ts";

function image(url: string, sized = false): SiteImage | undefined {
  const info = readImageInfo(url);
  return info && toSiteImage(info, sized ? {} : { widths: { mobile: 0, tablet: 0, desktop: 0 } });
}
const desktop = image("/groot.webp");
const tablet = image("/midden.webp");
const mobile = image("/klein foto.webp");

test("there is no picture without pictures", () => {
  expect(combineImages({})).toBeUndefined();
});

test.each([
  [{ desktop }, "/groot.webp", []],
  [{ mobile }, "/klein foto.webp", []],
  [{ desktop, tablet }, "/groot.webp", ["/midden.webp 1x", "/midden.webp 1x", "/groot.webp 1x"]],
  [{ desktop, mobile }, "/groot.webp", ["/klein%20foto.webp 1x", "/groot.webp 1x", "/groot.webp 1x"]],
  [{ tablet, mobile }, "/midden.webp", ["/klein%20foto.webp 1x", "/midden.webp 1x", "/midden.webp 1x"]],
])("%j has one address and a source per kind of screen", (images, url, sources) => {
  const combined = combineImages(images);
  expect(combined?.Url).toBe(url);
  expect(combined?.SrcSet.map(({ srcSet }) => srcSet)).toEqual(sources);
});

test("uses the sizes that the site offers", () => {
  const combined = combineImages({ desktop: image("/groot.webp", true), mobile });
  expect(combined?.SrcSet.map(({ srcSet }) => srcSet)).toEqual([
    "/klein%20foto.webp 1x",
    "/groot.webp?width=960 1x",
    "/groot.webp?width=1920 1x",
  ]);
});
