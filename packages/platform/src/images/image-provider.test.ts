import { expect, test } from "vitest";
import { getContent } from "../endpoints/content/get-content.ts";
import type { ContentBody } from "../endpoints/content/types.ts";
import { ok, refusal, type Reply } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { createImageProvider, type ImageInfo } from "./image-provider.ts";

const rules = {
  toUrl: (url: string) => `loaded:${url}`,
  toSrcSet: (url: string) => [{ formFactor: "mobile", srcSet: `${url} 1x` }],
  toPlainText: (text: string) => text.replaceAll(/<[^>]*>/g, ""),
};
const media = { "sfdc_cms:media": { url: "/cms/media" }, url: "/cms/url", altText: "<b>Zee</b>" };

/** Provides with content that holds the given body, or cannot be read. */
async function provide(info: ImageInfo, contentBody?: ContentBody) {
  const asked: string[] = [];
  const provideImage = createImageProvider({
    rules,
    basePath: "/reizen",
    readContent(contentKey) {
      asked.push(contentKey);
      return contentBody ? Promise.resolve({ contentKey, contentBody }) : Promise.reject(new Error("offline"));
    },
  });
  return { ...(await provideImage(info)), asked };
}

const byKey = { imageInfoV1: { contentKey: "MC1", url: "/reizen/sfsites/c/cms/old", altText: "Bergen" } };
const byReference = { image: { source: { ref: { contentKey: "MC2" } } } };

test("an image has an address, a text and its sizes", async () => {
  expect(await provide({ ...byKey, bgPosition: "top", bgSizeOrRepeat: "cover" }, media)).toEqual({
    Url: "loaded:/cms/media",
    RawUrl: "/cms/media",
    AltText: "Zee",
    ContentKey: "MC1",
    SrcSet: [{ formFactor: "mobile", srcSet: "/cms/media 1x" }],
    bgPosition: "top",
    bgSizeOrRepeat: "cover",
    asked: ["MC1"],
  });
});

test.each<[string, ImageInfo, ContentBody | undefined, object]>([
  ["the first form counts", { ...byKey, ...byReference, url: "/a.jpg" }, media, { ContentKey: "MC1" }],
  [
    "a reference counts before an address",
    { ...byReference, url: "/a.jpg" },
    media,
    { ContentKey: "MC2", asked: ["MC2"] },
  ],
  [
    "an address needs no content",
    { url: "/a.jpg", altText: "Zon" },
    media,
    { RawUrl: "/a.jpg", AltText: "Zon", asked: [] },
  ],
  ["nothing at all is an empty image", {}, media, { RawUrl: "", AltText: "", asked: [] }],
  ["content may hold a plain address", byReference, { url: "/cms/url" }, { RawUrl: "/cms/url", AltText: "" }],
  ["the content's text counts", { ...byReference, altText: "Eigen" }, media, { AltText: "Zee" }],
  ["unless it is overridden", { ...byReference, altText: "Eigen", overrideAltText: true }, media, { AltText: "Eigen" }],
  ["the known address stands in", byKey, undefined, { RawUrl: "/reizen/cms/old", AltText: "Bergen" }],
  ["or one made of the key", byReference, undefined, { RawUrl: "/reizen/sfsites/c/cms/delivery/media/MC2" }],
])("%s", async (_title, info, body, expected) => {
  expect(await provide(info, body)).toMatchObject(expected);
});

test.each<[string, Reply, string]>([
  ["gives the content", ok({ contentKey: "MC1", contentBody: media }), "/cms/media"],
  ["has no such content", refusal(404, "NOT_FOUND"), "/reizen/cms/old"],
  ["breaks down", refusal(500, "UNKNOWN_EXCEPTION"), "/reizen/cms/old"],
  ["answers with a page instead", ok("<!doctype html>"), "/reizen/cms/old"],
  ["cannot be reached", new TypeError("Failed to fetch"), "/reizen/cms/old"],
])("an image has an address when content delivery %s", async (_title, reply, RawUrl) => {
  const { platform, server } = testPlatform({ getContent });
  server.replyWith(reply);
  const provideImage = createImageProvider({
    rules,
    basePath: "/reizen",
    readContent: (contentKeyOrId) => platform.getContent.read({ channelOrSiteId: "0DM000000000001", contentKeyOrId }),
  });
  expect(await provideImage(byKey)).toMatchObject({ Url: `loaded:${RawUrl}`, RawUrl });
});
