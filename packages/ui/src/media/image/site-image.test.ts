import { describe, expect, test } from "vitest";
import { readImageInfo, type ImageInfo } from "./image-info.ts";
import { toSiteImage } from "./site-image.ts";

function info(value: unknown): ImageInfo {
  const read = readImageInfo(value);
  if (!read) throw new Error(`The test's own picture could not be read: ${JSON.stringify(value)}.`);
  return read;
}

const byKey = { imageInfoV1: { contentKey: "MC1", url: "/cms/a.jpg", altText: "<b>Zee</b>" } };

test("a picture has the platform's names", () => {
  expect(toSiteImage(info(byKey), { basePath: "/reizen", resizes: true })).toEqual({
    Url: "/reizen/sfsites/c/cms/a.jpg",
    RawUrl: "/cms/a.jpg",
    AltText: "Zee",
    ContentKey: "MC1",
    SrcSet: [
      { formFactor: "mobile", srcSet: "/reizen/sfsites/c/cms/a.jpg?width=640 1x" },
      { formFactor: "tablet", srcSet: "/reizen/sfsites/c/cms/a.jpg?width=960 1x" },
      { formFactor: "desktop", srcSet: "/reizen/sfsites/c/cms/a.jpg?width=1920 1x" },
    ],
  });
});

test("an address that is not allowed has no picture", () => {
  const image = toSiteImage(info({ url: "javascript:alert(1)", altText: "Zee" }), { resizes: true });
  expect(image).toMatchObject({ Url: "", SrcSet: [], AltText: "Zee" });
});

test.each([
  {},
  { resizes: false, optimizer: false },
  { resizes: true, widths: { mobile: 0, tablet: 960, desktop: 1920 } },
])("a site with the settings %j offers one size, because every size would be the same file", (settings) => {
  expect(toSiteImage(info({ url: "/a.jpg" }), settings)).toMatchObject({ Url: "/a.jpg", SrcSet: [] });
});

describe("with the content of its key", () => {
  const contents = new Map([["MC1", { url: "/cms/store.jpg", altText: "<i>Zon</i> &amp; zee" }]]);
  const reference = { image: { source: { ref: { contentKey: "MC1" } } } };

  test.each<[string, unknown, object]>([
    ["address and text come from the store", byKey, { RawUrl: "/cms/store.jpg", AltText: "Zon & zee" }],
    ["a reference takes precedence over an address", { ...reference, url: "/b.jpg" }, { RawUrl: "/cms/store.jpg" }],
    ["the store's text takes precedence", { ...reference, altText: "Eigen" }, { AltText: "Zon & zee" }],
    ["unless it is overridden", { ...reference, altText: "Eigen", overrideAltText: true }, { AltText: "Eigen" }],
    ["and the override is not empty", { ...reference, overrideAltText: true }, { AltText: "" }],
    ["an address without a key needs no content", { url: "/b.jpg", altText: "Bos" }, { Url: "/b.jpg", AltText: "Bos" }],
  ])("%s", (_case, value, expected) => {
    expect(toSiteImage(info(value), { contents })).toMatchObject(expected);
  });

  test("the address gets the site's path and sizes", () => {
    const { Url, SrcSet } = toSiteImage(info("MC1"), { basePath: "/reizen", resizes: true, contents });
    expect(Url).toBe("/reizen/sfsites/c/cms/store.jpg");
    expect(SrcSet[2]?.srcSet).toBe("/reizen/sfsites/c/cms/store.jpg?width=1920 1x");
  });

  test("content without an address or text leaves what the builder set", () => {
    const empty = new Map([["MC1", { url: "", altText: "" }]]);
    expect(toSiteImage(info(byKey), { contents: empty })).toMatchObject({ RawUrl: "/cms/a.jpg", AltText: "Zee" });
  });
});

describe("if its content could not be read", () => {
  const contents = new Map<string, never>();

  test.each(["", "/reizen"])("below %j, its own address is used without the content prefix", (basePath) => {
    const image = toSiteImage(info(byKey), { basePath, contents });
    expect(image).toMatchObject({ Url: `${basePath}/cms/a.jpg`, AltText: "Zee" });
  });

  test("a prefix in its own address is removed", () => {
    const url = "/reizen/sfsites/c/cms/a";
    expect(toSiteImage(info({ contentKey: "MC1", url }), { contents }).Url).toBe("/reizen/cms/a");
  });

  test("a key alone becomes an address", () => {
    const { Url } = toSiteImage(info("MC1"), { basePath: "/reizen", contents });
    expect(Url).toBe("/reizen/sfsites/c/cms/delivery/media/MC1");
  });
});
