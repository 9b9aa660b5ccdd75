import { expect, test } from "vitest";
import { contentKeysOf, readImageContents } from "./image-contents.ts";

test("collects each content key once, from every form of a picture", () => {
  const values = [
    "MC1",
    { image: { source: { ref: { contentKey: "MC2" } } } },
    JSON.stringify({ imageInfoV1: { contentKey: "MC3", url: "/cms/a.jpg" } }),
    "MC1",
    "/a.jpg",
    { url: "/b.jpg" },
    "",
    undefined,
    7,
  ];
  expect(contentKeysOf(values)).toEqual(["MC1", "MC2", "MC3"]);
});

/** As content delivery responds with `includeContentBody`. */
const response = {
  contents: [
    {
      contentBody: {
        altText: "Een leeg strand",
        "sfdc_cms:media": {
          mimeType: "image/jpeg",
          source: { type: "file" },
          url: "/cms/delivery/media/MCABC?version=1.1&channelId=0ap000000000001",
        },
        title: "Strand",
      },
      contentKey: "MCABC",
      contentType: { fullyQualifiedName: "sfdc_cms__image" },
      contentUrlName: "strand",
      language: "nl",
      managedContentId: "20Y000000000001",
      publishedDate: "2026-01-01T00:00:00.000Z",
      title: "Strand",
    },
    { contentKey: "MCURL", contentBody: { url: "/cms/url", "sfdc_cms:media": {} } },
    { contentKey: "MCNONE", contentBody: {} },
    { contentKey: "MCTYPES", contentBody: { altText: { text: "Zee" }, url: 7 } },
    { contentKey: "MCLISTED" },
    null,
  ],
  currentPage: 0,
  pageSize: 250,
  total: 6,
};

test("reads address and text of each picture in a response", () => {
  expect([...readImageContents(response)]).toEqual([
    ["MCABC", { url: "/cms/delivery/media/MCABC?version=1.1&channelId=0ap000000000001", altText: "Een leeg strand" }],
    ["MCURL", { url: "/cms/url", altText: "" }],
    ["MCNONE", { url: "", altText: "" }],
    ["MCTYPES", { url: "", altText: "" }],
  ]);
});

test.each([undefined, null, "<!doctype html>", [], { contents: "none" }])(
  "the response %j has no pictures",
  (invalid) => {
    expect(readImageContents(invalid).size).toBe(0);
  },
);
