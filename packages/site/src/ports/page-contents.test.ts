import { JSDOM } from "jsdom";
import { afterAll, expect, test } from "vitest";
import { pictureKey, writePicture } from "../../../local-org/src/testing/content-items.ts";
import { startTestOrg } from "../../../local-org/src/testing/test-org.ts";
import { renderPage } from "../entry-server.tsx";
import { readContentsElement } from "./contents-element.ts";
import { assets, component, region, siteOf, text } from "../testing/render-test-page.ts";

const missingKey = "MCZZZZZZZZZZZZZZZZZZZZZZZZZZ";
const org = await startTestOrg({ copyMetadata: true });
afterAll(() => org.remove());
writePicture(org.forceApp, "Een leeg strand &amp; de zee");

/** Renders the page of a site that runs on the org. */
async function render(content: readonly unknown[], origin = org.url) {
  const log: string[] = [];
  const page = await renderPage({
    files: siteOf(text("Rustig"), ...content),
    path: "/",
    origin,
    basePath: "",
    assets,
    communityId: org.sites[0]?.communityId ?? "",
    siteId: org.sites[0]?.siteId ?? "",
    showsProblems: false,
    log: (line) => log.push(line),
  });
  return { html: page?.html ?? "", usesContents: page?.usesContents, log };
}

const image = (imageInfo: unknown, attributes: object = {}) => component("c:tdImage", { imageInfo, ...attributes });
const address = `/sfsites/c/cms/delivery/media/${pictureKey}`;

test("a picture of the content store has the store's address and text", async () => {
  const inside = component("community_layout:section", {}, region("col1", image(pictureKey)));
  const { html, log, usesContents } = await render([inside]);
  expect(html).toContain(`alt="Een leeg strand &amp; de zee" src="${address}"`);
  expect({ log, usesContents }).toEqual({ log: [], usesContents: true });
  expect((await fetch(`${org.url}${address}`)).headers.get("content-type")).toBe("image/svg+xml");
});

test("the builder's own text takes precedence", async () => {
  const { html } = await render([image(pictureKey, { altText: "De zee bij dag" })]);
  expect(html).toContain(`alt="De zee bij dag" src="${address}"`);
});

test("a section's background has the store's text", async () => {
  const { html } = await render([component("c:tdSection", { backgroundImageDesktop: pictureKey })]);
  expect(html).toContain('aria-label="Een leeg strand &amp; de zee"');
});

test("a text that an editor changes is on the next page", async () => {
  await render([image(pictureKey)]);
  writePicture(org.forceApp, "Een vol strand");
  const { html } = await render([image(pictureKey)]);
  expect(html).toContain('alt="Een vol strand"');
  writePicture(org.forceApp, "Een leeg strand &amp; de zee");
});

test("the browser gets what the server read, for blocks that it renders again", async () => {
  const { html } = await render([component("c:tdQuotationForm"), component("c:tdSideText", { logo1: pictureKey })]);
  const page = new JSDOM(html).window.document;
  expect([...(readContentsElement(page.head) ?? [])]).toEqual([
    [pictureKey, { altText: "Een leeg strand &amp; de zee", url: `/cms/delivery/media/${pictureKey}` }],
  ]);
  expect(readContentsElement(new JSDOM("").window.document.head)).toBeUndefined();
});

test("a page without pictures of the content store requests nothing", async () => {
  const { html, log, usesContents } = await render([image("/zee.jpg", { altText: pictureKey })], "http://localhost:1");
  expect(html).toContain('src="/zee.jpg"');
  expect({ log, usesContents }).toEqual({ log: [], usesContents: false });
});

test.each([
  ["an org that does not respond", pictureKey, () => "http://localhost:1", /cannot be read/],
  ["a key that the store does not have", missingKey, () => org.url, /has no pictures MCZ/],
])("with %s, pictures fall back and the log has one line", async (_case, contentKey, origin, line) => {
  const { html, log } = await render([image(contentKey), image(contentKey), image("/zee.jpg")], origin());
  expect(html).toContain(`src="/sfsites/c/cms/delivery/media/${contentKey}"`);
  expect(html).toContain('src="/zee.jpg"');
  expect(log).toEqual([expect.stringMatching(line)]);
});
