import { readImageInfo } from "@travel-design/ui/models";
import { expect, test } from "vitest";
import { combineImages } from "./device-images.ts";

const desktop = readImageInfo("/groot.webp");
const tablet = readImageInfo("/midden.webp");
const mobile = readImageInfo("/klein foto.webp");

test("there is no picture without pictures", () => {
  expect(combineImages({}, {})).toBeUndefined();
});

test.each([
  [{ desktop }, "/groot.webp", []],
  [{ mobile }, "/klein foto.webp", []],
  [{ desktop, tablet }, "/groot.webp", ["/midden.webp 1x", "/midden.webp 1x", "/groot.webp 1x"]],
  [{ desktop, mobile }, "/groot.webp", ["/klein%20foto.webp 1x", "/groot.webp 1x", "/groot.webp 1x"]],
  [{ tablet, mobile }, "/midden.webp", ["/klein%20foto.webp 1x", "/midden.webp 1x", "/midden.webp 1x"]],
])("%j has one address and a source per kind of screen", (images, url, sources) => {
  const combined = combineImages(images, {});
  expect(combined?.Url).toBe(url);
  expect(combined?.SrcSet.map(({ srcSet }) => srcSet)).toEqual(sources);
});

test("a phone has the files of its own picture", () => {
  const images = { desktop: readImageInfo("/fjord@2880.jpg"), mobile: readImageInfo("/fjord-tall@1280.jpg") };
  const combined = combineImages(images, {});
  expect(combined?.Url).toBe("/fjord@2880.jpg");
  expect(combined?.SrcSet.map(({ srcSet }) => srcSet)).toEqual([
    "/fjord-tall-960.avif 1x, /fjord-tall-960.avif 2x, /fjord-tall-1280.avif 3x",
    "/fjord-960.avif 1x, /fjord-1280.avif 2x, /fjord-1920.avif 3x",
    "/fjord-1920.avif 1x, /fjord-2880.avif 2x, /fjord-2880.avif 3x",
  ]);
});

test("uses the sizes that the site offers", () => {
  const combined = combineImages({ desktop, tablet }, { resizes: true });
  expect(combined?.SrcSet.map(({ srcSet }) => srcSet)).toEqual([
    "/midden.webp?width=640 1x",
    "/midden.webp?width=960 1x",
    "/groot.webp?width=1920 1x",
  ]);
});
