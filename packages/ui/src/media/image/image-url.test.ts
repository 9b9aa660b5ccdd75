import { extract } from "unpic/providers/cloudflare";
import { describe, expect, test } from "vitest";
import { contentKeyUrl, imageUrl, optimizedUrl, resizedSide, sitePath, withoutContentPrefix } from "./image-url.ts";

test.each([
  ["/cms/a", "/reizen", "/reizen/sfsites/c/cms/a"],
  ["/img/b", "/reizen", "/reizen/sfsites/c/img/b"],
  ["assets/a.svg", "/reizen", "/reizen/assets/a.svg"],
  ["/cms/a", "", "/sfsites/c/cms/a"],
  ["/cms/a", "/", "/sfsites/c/cms/a"],
  ["assets/a.svg", undefined, "/assets/a.svg"],
  ["/sfsites/c/resource/a.svg", "/reizen", "/reizen/sfsites/c/resource/a.svg"],
  ["/sfsites/c/resource/a.svg", "", "/sfsites/c/resource/a.svg"],
  ["/reizen/sfsites/c/cms/a", "/reizen", "/reizen/sfsites/c/cms/a"],
  ["/cmsx/a", "/reizen", "/cmsx/a"],
  ["/a/cms/b", "/reizen", "/a/cms/b"],
  ["https://example.com/cms/a", "/reizen", "https://example.com/cms/a"],
])("%s on a site at %s has the path %s", (url, basePath, expected) => {
  expect(sitePath(url, basePath)).toBe(expected);
});

test.each([
  ["https://example.com/a.jpg", "https://example.com/a.jpg"],
  ["/a.jpg", "/a.jpg"],
  [" /a.jpg ", "/a.jpg"],
  ["assets/a.svg", "/reizen/assets/a.svg"],
  ["/cms/a", "/reizen/sfsites/c/cms/a"],
  ["data:image/png;base64,AA", "data:image/png;base64,AA"],
  ["http://example.com/a.jpg", undefined],
  ["//example.com/a.jpg", undefined],
  ["/\\example.com/a.jpg", undefined],
  ["/\t/example.com/a.jpg", undefined],
  ["data:text/html,x", undefined],
  ["javascript:alert(1)", undefined],
  ["JavaScript:alert(1)//a.jpg", undefined],
  ["a.jpg", undefined],
  ["", undefined],
])("%j is loaded from %s", (url, expected) => {
  expect(imageUrl(url, { basePath: "/reizen" })).toBe(expected);
});

describe("the edge optimizer", () => {
  test.each([
    ["/a.jpg", {}, "/cdn-cgi/image/format=auto/a.jpg"],
    ["/a.jpg", { width: 640 }, "/cdn-cgi/image/format=auto,width=640,fit=scale-down/a.jpg"],
    ["/a.jpg", { height: 300 }, "/cdn-cgi/image/format=auto,height=300,fit=scale-down/a.jpg"],
    ["/a.jpg", { width: 640, height: 300 }, "/cdn-cgi/image/format=auto,width=640,height=300,fit=scale-down/a.jpg"],
    ["/a.jpg", { width: 40 }, "/cdn-cgi/image/format=auto,width=100,fit=scale-down/a.jpg"],
    ["/a.jpg", { width: Number.NaN }, "/cdn-cgi/image/format=auto/a.jpg"],
    ["/svg/a.jpg?v=1", {}, "/cdn-cgi/image/format=auto/svg/a.jpg?v=1"],
    ["/a.avif", { width: 640 }, "/a.avif"],
    ["/a.SVG?v=2", { width: 640 }, "/a.SVG?v=2"],
    ["data:image/png;base64,AA", { width: 640 }, "data:image/png;base64,AA"],
    ["/cdn-cgi/image/format=auto/a.jpg", {}, "/cdn-cgi/image/format=auto/a.jpg"],
  ])("rewrites %s at %j to %s", (url, size, expected) => {
    expect(optimizedUrl(url, size)).toBe(expected);
  });

  test("rewrites the site's path, and only if the site has an optimizer", () => {
    const size = { width: 640 };
    expect(imageUrl("/cms/a", { basePath: "/reizen", optimizer: true }, size)).toBe(
      "/cdn-cgi/image/format=auto,width=640,fit=scale-down/reizen/sfsites/c/cms/a",
    );
    expect(imageUrl("/cms/a", { basePath: "/reizen" }, size)).toBe("/reizen/sfsites/c/cms/a");
  });

  test("has addresses that another parser understands", () => {
    const read = extract(`https://example.com${optimizedUrl("/reizen/a.jpg", { width: 640, height: 300 })}`);
    expect(read?.operations).toEqual({ format: "auto", width: 640, height: 300, fit: "scale-down" });
    expect(read?.src).toMatch(/\/?reizen\/a\.jpg$/);
  });
});

test.each([
  [50, 100],
  [-5, 100],
  [100, 100],
  [640.4, 640],
  ["640", 640],
  [1e9, 10_000],
  [Number.POSITIVE_INFINITY, 10_000],
  [Number.NaN, undefined],
  [null, undefined],
  ["breed", undefined],
])("a side of %j becomes %s", (side, expected) => {
  expect(resizedSide(side)).toBe(expected);
});

test("a content key becomes an address within the site's content", () => {
  expect(contentKeyUrl("MC123", "/reizen")).toBe("/reizen/sfsites/c/cms/delivery/media/MC123");
  expect(contentKeyUrl("../../x")).toBe("/sfsites/c/cms/delivery/media/..%2F..%2Fx");
});

test("the content prefix can be removed", () => {
  expect(withoutContentPrefix("/reizen/sfsites/c/cms/a")).toBe("/reizen/cms/a");
  expect(withoutContentPrefix("/reizen/cms/a")).toBe("/reizen/cms/a");
});
