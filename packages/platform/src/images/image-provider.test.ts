import { expect, test } from "vitest";
import { getContent } from "../endpoints/content/get-content.ts";
import { ok, refusal, type Reply } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { createImageProvider, type ImageRules, type KeyedImage } from "./image-provider.ts";

/** Rules that tell what they were asked. */
const rules: ImageRules<KeyedImage, object> = {
  toImage: (info, content) => ({ info, content }),
  toFallback: (info) => ({ fallback: info }),
};
const byKey = { contentKey: "MC1" };

/** Provides with what the content store answers. */
async function provide(info: KeyedImage, reply: Reply) {
  const { platform, server } = testPlatform({ getContent });
  server.replyWith(reply);
  const provideImage = createImageProvider({
    rules,
    readContent: (contentKeyOrId) => platform.getContent.read({ channelOrSiteId: "0DM000000000001", contentKeyOrId }),
  });
  return { image: await provideImage(info), asked: server.requests.length };
}

test("an image without a key asks nothing", async () => {
  const { image, asked } = await provide({ contentKey: "" }, refusal(500, "UNKNOWN_EXCEPTION"));
  expect(image).toEqual({ info: { contentKey: "" }, content: undefined });
  expect(asked).toBe(0);
});

test.each([
  ["its media file goes first", { "sfdc_cms:media": { url: "/cms/media" }, url: "/cms/url" }, { url: "/cms/media" }],
  ["then its plain address", { url: "/cms/url", altText: "Zee" }, { url: "/cms/url", altText: "Zee" }],
  ["media without an address is none", { "sfdc_cms:media": {}, url: "/cms/url" }, { url: "/cms/url" }],
  ["it may say nothing", {}, { url: "" }],
  ["what is no text is not said", { url: 7, altText: { text: "Zee" } }, { url: "" }],
])("of what content says of an image, %s", async (_title, contentBody, content) => {
  const { image, asked } = await provide(byKey, ok({ contentKey: "MC1", contentBody }));
  expect(image).toEqual({ info: byKey, content });
  expect(asked).toBe(1);
});

test.each<[string, Reply]>([
  ["has no such content", refusal(404, "NOT_FOUND")],
  ["breaks down", refusal(500, "UNKNOWN_EXCEPTION")],
  ["answers with a page instead", ok("<!doctype html>")],
  ["answers without a body", ok({ contentKey: "MC1" })],
  ["cannot be reached", new TypeError("Failed to fetch")],
])("an image falls back when content delivery %s", async (_title, reply) => {
  expect((await provide(byKey, reply)).image).toEqual({ fallback: byKey });
});
