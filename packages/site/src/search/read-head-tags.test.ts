import { expect, test } from "vitest";
import { headTagHtml } from "../html/head-tag.ts";
import { readHeadTags } from "./read-head-tags.ts";

const written = (markup: string): string => readHeadTags(markup).map(headTagHtml).join("");

test.each([
  ['<meta name="author" content="Noor">', '<meta name="author" content="Noor">'],
  ["<META NAME='author' CONTENT=Noor />", '<meta name="author" content="Noor">'],
  [
    '<link rel="me" href="https://example.com/?a=1&amp;b=2">',
    '<link rel="me" href="https://example.com/?a=1&amp;b=2">',
  ],
  [
    '<meta name="author" content="Noor&#32;&#38;lt;&#34;&#9999999;">',
    '<meta name="author" content="Noor &amp;lt;&quot;&amp;#9999999;">',
  ],
  [
    '<script type="application/ld+json">{ "@type": "TravelAgency" }</script>',
    '<script type="application/ld+json">{"@type":"TravelAgency"}</script>',
  ],
  [
    '<script type="application/ld+json">{"a":"</scr" }</script>',
    '<script type="application/ld+json">{"a":"\\u003c/scr"}</script>',
  ],
])("%s is kept", (markup, expected) => {
  expect(written(markup)).toBe(expected);
});

test.each([
  "<script>alert(1)</script>",
  '<script type="module" src="/x.js"></script>',
  '<script type="application/ld+json">no data</script>',
  "<style>body{display:none}</style>",
  '<base href="//example.org">',
  '<meta http-equiv="refresh">',
  '<link rel="canonical" href="/elders">',
  '<meta name="robots" content="index">',
  "<p>tekst</p>",
])("%s is left out", (markup) => {
  expect(written(markup)).toBe("");
});

test("attributes that are not allowed are removed", () => {
  expect(written('<link rel="icon" href="/a.svg" onload="alert(1)">')).toBe('<link rel="icon" href="/a.svg">');
});
