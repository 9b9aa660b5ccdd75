import { describe, expect, test } from "vitest";
import { readImageInfo } from "./image-info.ts";

const nothing = {
  contentKey: "",
  url: "",
  altText: "",
  overrideAltText: false,
  bgPosition: undefined,
  bgSizeOrRepeat: undefined,
};
const whole = { contentKey: "MC1", url: "/cms/a", altText: "Zee" };

describe("a picture is read from", () => {
  test.each<[string, unknown, object]>([
    ["its image info", { imageInfoV1: whole }, whole],
    ["JSON", JSON.stringify({ imageInfoV1: whole }), whole],
    ["JSON within", { imageInfoV1: JSON.stringify(whole) }, whole],
    ["a reference", { image: { source: { ref: { contentKey: "MC2" } } } }, { contentKey: "MC2" }],
    ["a reference without its wrapper", { source: { ref: { contentKey: "MC2" } } }, { contentKey: "MC2" }],
    [
      "a reference with a text of its own",
      { image: { source: { ref: { contentKey: "MC2" } } }, altText: "Zon", overrideAltText: true },
      { contentKey: "MC2", altText: "Zon", overrideAltText: true },
    ],
    ["an address", { url: "/a.jpg", altText: " <b>Zee</b> " }, { url: "/a.jpg", altText: "<b>Zee</b>" }],
    ["a bare address", "https://example.com/a.jpg", { url: "https://example.com/a.jpg" }],
    ["a bare key", "MCX3ABC", { contentKey: "MCX3ABC" }],
    ["the first form, if there are several", { imageInfoV1: whole, url: "/b.jpg" }, whole],
    [
      "settings for a background",
      { url: "/a.jpg", bgPosition: "70% 60%", bgSizeOrRepeat: "contain" },
      { url: "/a.jpg", bgPosition: "70% 60%", bgSizeOrRepeat: "contain" },
    ],
    ["an address, if the rest is invalid", { url: "/a.jpg", altText: 7, bgPosition: "x;}" }, { url: "/a.jpg" }],
  ])("%s", (_case, value, expected) => {
    expect(readImageInfo(value)).toEqual({ ...nothing, ...expected });
  });
});

test.each([[null], [undefined], [""], [7], [Number.NaN], [[]], [{}], ["{}"], [{ imageInfoV1: null }], [{ url: 7 }]])(
  "%j names no picture",
  (value) => {
    expect(readImageInfo(value)).toBeUndefined();
  },
);
