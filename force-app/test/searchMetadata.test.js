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

it("has absolute addresses below the site's path", () => {
  place({ canonicalUrl: "/contact", alternateLinks: "en=/en" });
  expect(inHead("link")).toEqual([
    '<link rel="canonical" href="http://localhost/reizen/contact">',
    '<link rel="alternate" href="http://localhost/reizen/en" hreflang="en">',
  ]);
});

it("keeps the page's own title and description where a text contains an expression, which the platform does not evaluate", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  document.title = "Reis naar Noorwegen";
  document.head.innerHTML += '<meta name="description" content="Fjorden">';
  place({
    title: "{!Item.Name}",
    description: "Naar {!Item.Country__c}",
    customHeadTags: '<meta content="{!Item.Id}">',
  });
  expect(document.title).toBe("Reis naar Noorwegen");
  expect(inHead("meta")).toEqual(['<meta name="description" content="Fjorden">']);
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
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
