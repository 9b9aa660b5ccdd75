import { allTo, describeProperty } from "../../internal/testing/describe-property.ts";
import { image } from "./image-property.ts";

const info = {
  contentKey: "",
  url: "",
  altText: "",
  overrideAltText: false,
  bgPosition: undefined,
  bgSizeOrRepeat: undefined,
};

describeProperty(
  "picture",
  image(),
  [
    ["", undefined],
    ...["/zee.jpg", "https://example.com/a.jpg", "data:image/png;base64,AA", "assets/zee.jpg"].map(
      (url): [string, object] => [url, { ...info, url }],
    ),
    ["MCZEE", { ...info, contentKey: "MCZEE" }],
    [
      { imageInfoV1: { contentKey: "MC1", url: "/cms/a", altText: "<b>Zee</b> &amp;lt;b&amp;gt; " } },
      { ...info, contentKey: "MC1", url: "/cms/a", altText: "<b>Zee</b> &amp;lt;b&amp;gt;" },
    ],
    [
      '{"image":{"source":{"ref":{"contentKey":"MC2"}}},"altText":"Zon","overrideAltText":true}',
      { ...info, contentKey: "MC2", altText: "Zon", overrideAltText: true },
    ],
    [
      { url: " /a.jpg ", bgPosition: " 70% 60% ", bgSizeOrRepeat: "contain" },
      { ...info, url: "/a.jpg", bgPosition: "70% 60%", bgSizeOrRepeat: "contain" },
    ],
  ],
  allTo(
    undefined,
    [
      ["javascript:alert(1)", "http://example.com/a.jpg", "//example.com/a.jpg", "/\\example.com", "a b", "zee.jpg"],
      [7, {}, new Map(), { url: "javascript:alert(1)" }, { contentKey: "MC1", url: "http://example.com/a.jpg" }],
    ].flat(),
  ),
);
