import { expect, test } from "vitest";
import { siteAddress } from "./site-address.ts";

test.each([
  ["/contact", "/reizen/contact"],
  ["/", "/reizen/"],
  ["/#offerte", "/reizen/#offerte"],
  ["/a?b=/c#d", "/reizen/a?b=/c#d"],
  ["/sfsites/c/resource/a.svg", "/reizen/sfsites/c/resource/a.svg"],
  ["#offerte", "#offerte"],
  ["?a=b", "?a=b"],
  ["mailto:reizen@example.com", "mailto:reizen@example.com"],
  ["tel:+31201234567", "tel:+31201234567"],
  ["https://example.com/a", "https://example.com/a"],
  ["//example.com/a", "//example.com/a"],
  ["", ""],
])("on a site below /reizen, %j leads to %j", (address, expected) => {
  expect(siteAddress(address, "/reizen")).toBe(expected);
});

test.each([undefined, "", "/"])("a site with the base path %j is at the root of its domain", (basePath) => {
  expect(siteAddress("/contact", basePath)).toBe("/contact");
});
