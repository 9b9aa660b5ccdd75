import { expect, test } from "vitest";
import { buildSrcSet, fileSrcSet, isSoundSrcSet, largestFile, sizedUrl } from "./src-set.ts";

const entries = (url: string, optimizer: boolean): [string, string][] =>
  buildSrcSet(url, { optimizer }).map(({ formFactor, srcSet }) => [formFactor, srcSet]);

test("asks the optimizer for a width per device", () => {
  expect(entries("/a.jpg", true)).toEqual([
    ["mobile", "/cdn-cgi/image/format=auto,width=640,fit=scale-down/a.jpg 1x"],
    ["tablet", "/cdn-cgi/image/format=auto,width=960,fit=scale-down/a.jpg 1x"],
    ["desktop", "/cdn-cgi/image/format=auto,width=1920,fit=scale-down/a.jpg 1x"],
  ]);
});

test.each([
  ["/a.jpg", "/a.jpg?width=640 1x"],
  ["/a.jpg?v=1", "/a.jpg?v=1&width=640 1x"],
  ["/a.jpg#deel", "/a.jpg?width=640#deel 1x"],
  ["/mijn zee.jpg", "/mijn%20zee.jpg?width=640 1x"],
])("requests a width of %s from the server", (url, expected) => {
  expect(entries(url, false)[0]).toEqual(["mobile", expected]);
});

test.each(["/a.svg", "/a.avif", "data:image/png;base64,AA"])("builds no sizes of %s", (url) => {
  expect(entries(url, true)).toEqual([]);
});

test.each([
  [{ mobile: 0, tablet: 960, desktop: 1920 }],
  [{ mobile: 640, tablet: 0, desktop: 1920 }],
  [{ mobile: 640, tablet: 960, desktop: 0 }],
  [{ mobile: 640, tablet: Number.NaN, desktop: 1920 }],
  [{ mobile: -640, tablet: 960, desktop: 1920 }],
])("builds no sizes for the widths %j", (widths) => {
  expect(buildSrcSet("/a.jpg", {}, widths)).toEqual([]);
});

test.each([
  ["/fjord@2880.jpg", ["960", "960", "1280"], ["1920", "2880", "2880"]],
  ["/a/b-c@1280.webp", ["960", "960", "1280"], ["1280", "1280", "1280"]],
  ["/a@960.png", ["960", "960", "960"], ["960", "960", "960"]],
])("%s has files for a phone and for a desktop", (url, mobile, desktop) => {
  const sets = fileSrcSet(url);
  expect(sets.map(({ formFactor }) => formFactor)).toEqual(["mobile", "tablet", "desktop"]);
  const path = url.replace(/@.*/, "");
  const expected = [mobile, desktop].map((widths) =>
    widths.map((width, index) => `${path}-${width}.avif ${index + 1}x`).join(", "),
  );
  expect([sets[0]?.srcSet, sets[2]?.srcSet]).toEqual(expected);
  expect(sets.every(({ srcSet }) => isSoundSrcSet(srcSet))).toBe(true);
});

test.each(["/fjord.jpg", "/fjord@2880.avif", "/fjord@2x.jpg", "/@/fjord.jpg", "/fjord@100.jpg"])(
  "%s has no files beside it",
  (url) => {
    expect(fileSrcSet(url)).toEqual([]);
  },
);

test.each([
  ["/a@2880.jpg", "/a-2880.avif"],
  ["/a.jpg", "/a.jpg"],
])("the largest file of %s is %s", (url, file) => {
  expect(largestFile(url)).toBe(file);
});

test("requests at least a hundred pixels", () => {
  expect(buildSrcSet("/a.jpg", {}, { mobile: 40, tablet: 960, desktop: 1920 })[0]?.srcSet).toBe("/a.jpg?width=100 1x");
});

test("a picture has an address per device", () => {
  const SrcSet = buildSrcSet("/mijn zee.jpg", {});
  expect(sizedUrl({ Url: "/mijn zee.jpg", SrcSet }, "tablet")).toBe("/mijn%20zee.jpg?width=960");
  expect(sizedUrl({ Url: "/mijn zee.jpg", SrcSet: [] }, "tablet")).toBe("/mijn zee.jpg");
});

test.each([
  ["/a.jpg 1x", true],
  ["/a.jpg 640w, /b.jpg 960w", true],
  ["data:image/png;base64,AA 1x, /b.jpg 2x", true],
  ["a.jpg NaNw", false],
  ["/a.jpg NaNw", false],
  ["http://example.com/a.jpg 1x", false],
  ["//example.com/a.jpg 1x", false],
  ["javascript:alert(1) 1x", false],
  ["/a.jpg 1x, http://example.com/b.jpg 2x", false],
  ["undefined 1x", false],
  ["/null.jpg 1x", false],
  ["", false],
  [null, false],
  [7, false],
])("the source set %j is valid: %s", (srcSet, sound) => {
  expect(isSoundSrcSet(srcSet)).toBe(sound);
});
