// The image provider with the rules of the library of controls, as a page puts them together.
import { createImageProvider, type ContentItem } from "@travel-design/platform";
import { fallbackImage, readImageInfo, toSiteImage, type ImageInfo } from "@travel-design/ui/models";
import { expect, test } from "vitest";

const media = { "sfdc_cms:media": { url: "/cms/media.jpg" }, altText: "<b>Zee</b>" };

/** Provides an image with content that has the given body, or cannot be read. */
async function provide(value: unknown, basePath: string, contentBody?: ContentItem["contentBody"]) {
  const info = readImageInfo(value);
  if (!info) throw new Error(`The test's own picture could not be read: ${JSON.stringify(value)}.`);
  const asked: string[] = [];
  const provideImage = createImageProvider({
    rules: {
      toImage: (chosen: ImageInfo, content) => toSiteImage(chosen, { basePath }, content),
      toFallback: (chosen) => fallbackImage(chosen, { basePath }),
    },
    async readContent(contentKey) {
      asked.push(contentKey);
      if (contentBody) return { contentKey, contentBody };
      throw new Error("offline");
    },
  });
  return { ...(await provideImage(info)), asked };
}

const byKey = { imageInfoV1: { contentKey: "MC1", url: "/sfsites/c/cms/old.jpg", altText: "Bergen" } };
const byReference = { image: { source: { ref: { contentKey: "MC2" } } } };

test.each(["", "/reizen"])("content that is read gives address, text and sizes, below %j", async (basePath) => {
  const address = `${basePath}/sfsites/c/cms/media.jpg`;
  expect(await provide(byKey, basePath, media)).toEqual({
    Url: address,
    RawUrl: "/cms/media.jpg",
    AltText: "Zee",
    ContentKey: "MC1",
    SrcSet: [
      { formFactor: "mobile", srcSet: `${address}?width=640 1x` },
      { formFactor: "tablet", srcSet: `${address}?width=960 1x` },
      { formFactor: "desktop", srcSet: `${address}?width=1920 1x` },
    ],
    asked: ["MC1"],
  });
});

test.each([
  ["the known address, without the prefix of the content's server", byKey, "/cms/old.jpg", "Bergen"],
  ["an address made of the key", byReference, "/sfsites/c/cms/delivery/media/MC2", ""],
])("content that cannot be read leaves %s", async (_title, value, Url, AltText) => {
  expect(await provide(value, "")).toMatchObject({ Url, AltText });
});

test.each([
  ["the first form counts", { ...byKey, ...byReference, url: "/a.jpg" }, { ContentKey: "MC1", asked: ["MC1"] }],
  ["a reference counts before an address", { ...byReference, url: "/a.jpg" }, { ContentKey: "MC2", asked: ["MC2"] }],
  ["an address asks nothing", { url: "/a.jpg", altText: "Zon" }, { Url: "/a.jpg", AltText: "Zon", asked: [] }],
  ["the content's text counts", { ...byReference, altText: "Eigen" }, { AltText: "Zee" }],
  ["unless it is overridden", { ...byReference, altText: "Eigen", overrideAltText: true }, { AltText: "Eigen" }],
])("of the forms of an image, %s", async (_title, value, expected) => {
  expect(await provide(value, "", media)).toMatchObject(expected);
});
