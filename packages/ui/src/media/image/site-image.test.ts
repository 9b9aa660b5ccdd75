import { describe, expect, test } from "vitest";
import { readImageInfo, type ImageInfo } from "./image-info.ts";
import { fallbackImage, toSiteImage } from "./site-image.ts";

function info(value: unknown): ImageInfo {
  const read = readImageInfo(value);
  if (!read) throw new Error(`The test's own picture could not be read: ${JSON.stringify(value)}.`);
  return read;
}

test("a picture holds everything that is known of it", () => {
  const image = toSiteImage(info({ imageInfoV1: { contentKey: "MC1", url: "/cms/a.jpg", altText: "<b>Zee</b>" } }), {
    basePath: "/reizen",
  });
  expect(image).toEqual({
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

test("character references in its text are decoded once", () => {
  expect(toSiteImage(info({ url: "/a.jpg", altText: "Kamers &amp;lt; 5 &lt;b&gt;" })).AltText).toBe(
    "Kamers &lt; 5 <b>",
  );
});

test("an address that must not be used shows nothing", () => {
  const image = toSiteImage(info({ url: "javascript:alert(1)", altText: "Zee" }));
  expect(image).toMatchObject({ Url: "", SrcSet: [], AltText: "Zee" });
});

test("the optimiser rewrites the address and each set, once", () => {
  const image = toSiteImage(info({ url: "/a.jpg" }), { optimizer: true });
  expect(image.Url).toBe("/cdn-cgi/image/format=auto/a.jpg");
  expect(image.SrcSet[0]?.srcSet).toBe("/cdn-cgi/image/format=auto,width=640,fit=scale-down/a.jpg 1x");
});

describe("with what the content store says", () => {
  const content = { url: "/cms/store.jpg", altText: "Zon" };

  test("its address and its text go first", () => {
    const image = toSiteImage(info({ contentKey: "MC1", url: "/cms/a.jpg", altText: "Zee" }), {}, content);
    expect(image).toMatchObject({ RawUrl: "/cms/store.jpg", Url: "/sfsites/c/cms/store.jpg", AltText: "Zon" });
  });

  test("the builder's text stays where it overrides, and where the store has none", () => {
    const own = { contentKey: "MC1", altText: "Zee" };
    expect(toSiteImage(info({ ...own, overrideAltText: true }), {}, content).AltText).toBe("Zee");
    expect(toSiteImage(info(own), {}, { url: "/cms/store.jpg" }).AltText).toBe("Zee");
  });
});

describe("when its content cannot be read", () => {
  test.each(["", "/reizen"])("under %j, the address does without the content's prefix", (basePath) => {
    expect(fallbackImage(info({ contentKey: "MC1", url: "/cms/a.jpg" }), { basePath }).Url).toBe(
      `${basePath}/cms/a.jpg`,
    );
  });

  test("an address that has the prefix already loses it", () => {
    expect(fallbackImage(info({ url: "/reizen/sfsites/c/cms/a" })).Url).toBe("/reizen/cms/a");
  });

  test("a key alone makes an address", () => {
    expect(fallbackImage(info("MC1"), { basePath: "/reizen" }).Url).toBe("/reizen/sfsites/c/cms/delivery/media/MC1");
  });
});
