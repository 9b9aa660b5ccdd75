import { expect, test } from "vitest";
import { findLinks, moveLinks } from "./page-links.ts";
import type { SiteSource } from "./site-source.ts";

const path = (type: string, name: string): string =>
  `digitalExperiences/site/Demo/sfdc_cms__${type}/${name}/content.json`;

function sourceOf(files: Readonly<Record<string, string>>): SiteSource {
  return { paths: Object.keys(files), read: (file) => files[file] ?? "" };
}

const contentOf = (title: string, definition: string, attributes: object): string =>
  JSON.stringify({ title, contentBody: { component: { definition, attributes, children: [] } } }, null, 2);

/** What a text becomes when its page moves from /reizen to /onze-reizen. */
function moved(text: string): string {
  const source = sourceOf({ [path("view", "a")]: JSON.stringify({ title: "A", text }) });
  return JSON.parse(moveLinks(source, "reizen", "onze-reizen")[path("view", "a")] ?? `{"text":"unchanged"}`).text;
}

test.each([
  ["a setting", "/reizen", "/onze-reizen"],
  ["a closing slash", "/reizen/", "/onze-reizen/"],
  ["an anchor and a question", "/reizen#top /reizen?a=1", "/onze-reizen#top /onze-reizen?a=1"],
  ["a list of links", "Reizen | /reizen || Ook | /reizen", "Reizen | /onze-reizen || Ook | /onze-reizen"],
  ["lines of a list", "a | /reizen\n/reizen | b", "a | /onze-reizen\n/onze-reizen | b"],
  ["formatted text", "Zie [onze reizen](/reizen).", "Zie [onze reizen](/onze-reizen)."],
  ["HTML", '<a href="/reizen">', '<a href="/onze-reizen">'],
])("the link in %s moves", (_where, before, after) => expect(moved(before)).toBe(after));

test.each([
  ["a page below it", "/reizen/peru"],
  ["a page with a longer name", "/reizen-2027"],
  ["a page of that name elsewhere", "/peru/reizen"],
  ["another site", "https://example.com/reizen"],
  ["a word", "reizen"],
])("%s stays", (_what, text) => expect(moved(text)).toBe("unchanged"));

test("nothing but the link changes in a file, and an address is no pattern", () => {
  const text = `{\r\n\t"title": "A",\r\n\t"b": "\\u00e9 /a.b"\r\n}`;
  const source = sourceOf({ [path("view", "a")]: text, [path("view", "b")]: '{"c": "/axb"}', "lwc/a.js": '"/a.b"' });
  expect(moveLinks(source, "a.b", "c")).toEqual({ [path("view", "a")]: text.replace("/a.b", "/c") });
});

test("a page is needed where a form sends its visitors there, by its settings or its defaults", () => {
  const source = sourceOf({
    [path("view", "home")]: contentOf("Home", "c:tdQuotationForm", { thankYouPath: "/bedankt/" }),
    [path("themeLayout", "main")]: contentOf("Kop en voet", "c:tdPageFooter", {
      links: "Bedankt | /bedankt || P | /privacyverklaring",
    }),
  });
  expect(findLinks(source, "bedankt")).toEqual([
    { file: path("view", "home"), type: "view", title: "Home", isNeeded: true },
    { file: path("themeLayout", "main"), type: "themeLayout", title: "Kop en voet", isNeeded: false },
  ]);
  expect(findLinks(source, "privacyverklaring").map(({ title, isNeeded }) => [title, isNeeded])).toEqual([
    ["Home", true],
    ["Kop en voet", false],
  ]);
  expect(findLinks(source, "nergens")).toEqual([]);
});
