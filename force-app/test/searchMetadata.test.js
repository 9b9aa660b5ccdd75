import SearchMetadata from "c/tdSearchMetadata";
import { createElement } from "lwc";

const inHead = (selector) => [...document.head.querySelectorAll(selector)].map((element) => element.outerHTML);

function place(properties) {
  const element = Object.assign(createElement("c-td-search-metadata", { is: SearchMetadata }), properties);
  document.body.append(element);
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

it("writes title, description, addresses and custom elements, each once, and removes those that are no longer set", async () => {
  document.head.innerHTML = '<meta name="description" content="Oud">';
  const element = place({
    title: "Reizen",
    description: "Nieuw",
    canonicalUrl: "https://example.com/",
    alternateLinks: "en=https://example.com/en",
    customHeadTags: '<meta name="author" content="Noor"><script>alert(1)</script>',
    hideFromSearch: true,
  });
  expect(document.title).toBe("Reizen");
  expect(inHead("meta")).toEqual([
    '<meta name="description" content="Nieuw">',
    '<meta name="robots" content="noindex,nofollow">',
    '<meta name="author" content="Noor">',
  ]);
  expect(inHead("link")).toEqual([
    '<link rel="canonical" href="https://example.com/">',
    '<link rel="alternate" href="https://example.com/en" hreflang="en">',
  ]);
  expect(inHead("script")).toEqual([]);
  element.hideFromSearch = false;
  element.customHeadTags = "";
  await Promise.resolve();
  expect(inHead("meta")).toHaveLength(1);
  expect(inHead("link")).toHaveLength(2);
});

it("has addresses below the site's path", () => {
  place({ canonicalUrl: "/contact", alternateLinks: "en=/en" });
  expect(inHead("link")).toEqual([
    '<link rel="canonical" href="/reizen/contact">',
    '<link rel="alternate" href="/reizen/en" hreflang="en">',
  ]);
});

it("hides a page from search engines if its head markup asks for it", () => {
  place({ customHeadTags: '<meta name="robots" content="noindex">' });
  expect(inHead("meta")).toEqual(['<meta name="robots" content="noindex,nofollow">']);
});

it("keeps its elements when a builder moves it", () => {
  const element = place({ hideFromSearch: true });
  document.body.prepend(element);
  expect(inHead("meta[name=robots]")).toHaveLength(1);
});

it("removes its elements when it is removed", () => {
  place({ hideFromSearch: true }).remove();
  expect(inHead("link, meta[name=robots]")).toEqual([]);
});

const pageHead = `
  <meta name="description" content="Van de server">
  <meta name="robots" content="index">
  <meta property="og:title" content="Van de server">
  <link rel="canonical" href="https://example.com/server">
  <link rel="alternate" hreflang="en" href="https://example.com/server/en">
  <link rel="alternate" hreflang="de" href="https://example.com/server/de">`;

it("replaces the elements that the page already has, and restores them when it is removed", () => {
  document.head.innerHTML = pageHead;
  const before = inHead("meta, link");
  const element = place({
    description: "Nieuw",
    canonicalUrl: "https://example.com/",
    alternateLinks: "EN=https://example.com/en",
    customHeadTags: '<meta property="og:title" content="Nieuw">',
    hideFromSearch: true,
  });
  expect(inHead("meta")).toEqual([
    '<meta name="description" content="Nieuw">',
    '<meta name="robots" content="noindex,nofollow">',
    '<meta property="og:title" content="Nieuw">',
  ]);
  expect(inHead("link")).toEqual([
    '<link rel="canonical" href="https://example.com/">',
    '<link rel="alternate" hreflang="EN" href="https://example.com/en">',
    '<link rel="alternate" hreflang="de" href="https://example.com/server/de">',
  ]);
  element.remove();
  expect(inHead("meta, link")).toEqual(before);
});

it("writes each element once if two blocks set it: the later block wins while it is on the page", () => {
  const author = (name) => `<meta name="author" content="${name}">`;
  const first = place({ description: "Eerste", canonicalUrl: "https://example.com/1", customHeadTags: author("Noor") });
  const second = place({ description: "Tweede", canonicalUrl: "https://example.com/2", customHeadTags: author("Sam") });
  expect(inHead("meta, link").sort()).toEqual([
    '<link rel="canonical" href="https://example.com/2">',
    author("Sam"),
    '<meta name="description" content="Tweede">',
  ]);
  second.remove();
  expect(inHead("meta, link").sort()).toEqual([
    '<link rel="canonical" href="https://example.com/1">',
    author("Noor"),
    '<meta name="description" content="Eerste">',
  ]);
  document.body.append(second);
  first.remove();
  expect(inHead("meta, link")).toHaveLength(3);
  expect(inHead("link")).toEqual(['<link rel="canonical" href="https://example.com/2">']);
});

it.each(["before", "after"])(
  "has only the elements of the next page if that is rendered %s this one is removed",
  (when) => {
    document.head.innerHTML = '<meta name="description" content="Van de server">';
    const previous = place({ description: "Vorige", alternateLinks: "en=/vorige", hideFromSearch: true });
    if (when === "after") previous.remove();
    place({ description: "Volgende", canonicalUrl: "https://example.com/volgende" });
    previous.remove();
    expect(inHead("meta")).toEqual(['<meta name="description" content="Volgende">']);
    expect(inHead("link")).toEqual(['<link rel="canonical" href="https://example.com/volgende">']);
  },
);

it("leaves an element as the site's router wrote it for the next page", () => {
  document.head.innerHTML = '<meta name="description" content="Van de server">';
  const element = place({ description: "Vorige" });
  document.head.querySelector("meta").setAttribute("content", "Volgende");
  element.remove();
  expect(inHead("meta")).toEqual(['<meta name="description" content="Volgende">']);
});

it("writes several Open Graph images, but one author", () => {
  const images = ["a", "b"].map((name) => `<meta property="og:image" content="https://example.com/${name}.jpg">`);
  place({ customHeadTags: `${images.join("")}<meta name="author" content="Noor"><meta name="AUTHOR" content="Sam">` });
  expect(inHead("meta[property]")).toEqual(images);
  expect(inHead("meta[name]")).toEqual(['<meta name="AUTHOR" content="Sam">']);
});
