import { expect, test } from "vitest";
import { siteMarkup } from "./site-markup.ts";

test.each([
  ['<a href="/">Begin</a>', '<a href="/reizen/">Begin</a>'],
  ["<a class='b' HREF = '/contact'>", "<a class='b' HREF = '/reizen/contact'>"],
  ['<a href="#offerte">', '<a href="#offerte">'],
  ['<a href="mailto:reizen@example.com">', '<a href="mailto:reizen@example.com">'],
  ['<a href="//example.com/a">', '<a href="//example.com/a">'],
  ['<img src="/sfsites/a.webp" alt="/b">', '<img src="/reizen/sfsites/a.webp" alt="/b">'],
  ['<img srcset="/a.webp 640w, /b.webp 960w">', '<img srcset="/reizen/a.webp 640w, /reizen/b.webp 960w">'],
  ['<p data-href="/a">href="/b"</p>', '<p data-href="/a">href="/b"</p>'],
])("below /reizen, %s becomes %s", (html, expected) => {
  expect(siteMarkup(html, "/reizen")).toBe(expected);
});

test("at the root of a domain, markup stays as it is", () => {
  const html = '<a href="/contact">Contact</a>';
  expect(siteMarkup(html, "")).toBe(html);
});
