// What search engines and social networks read of a drawn page.
import { describe, expect, test } from "vitest";
import { robotsText, sitemapXml, type SiteFiles } from "../entry-server.tsx";
import { component, renderTestPage, quiet, siteOf, text } from "../testing/render-test-page.ts";

test("search engines read of the agency what its page says", async () => {
  const stories = component("c:tdTravellerStories", {
    story1Review: "Stil </script>",
    story1Rating: 4,
    story1Client: "Noor",
  });
  const { html } = await renderTestPage(siteOf(text("Reizen op maat sinds 1992"), stories));
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@type": "TravelAgency",
    url: "https://www.example.com/",
    foundingDate: "1992",
    review: [{ reviewBody: "Stil </script>", reviewRating: { ratingValue: 4 }, author: { name: "Noor" } }],
  });
});

test("a page tells its own address, once and whole", async () => {
  const head = '<meta property="og:title" content="Eigen titel"><link rel="canonical" href="/elders">';
  const { html } = await renderTestPage(
    siteOf(component("community_builder:seoAssistant", { pageTitle: "Titel", customHeadTags: head }), quiet),
  );
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/">');
  expect(html).toContain("<title>Titel</title>");
  expect(html.match(/og:title/g)).toHaveLength(1);
  expect(html).toContain("Eigen titel");
});

describe("the block for search metadata", () => {
  const own = {
    pageTitle: "Eigen titel",
    description: "Eigen omschrijving",
    customHeadTags: '<meta name="author" content="Noor">',
  };
  const drawWith = (block: object): SiteFiles =>
    siteOf(component("community_builder:seoAssistant", own), quiet, component("c:tdSearchMetadata", block));

  test("goes before the view's own settings, and tells the page's address and other languages", async () => {
    const { html, log } = await renderTestPage(
      drawWith({
        title: "Titel",
        description: "Omschrijving",
        canonicalUrl: "/vast",
        alternateLinks: "en=https://example.com/en;de=/de",
        customHeadTags: '<meta name="robots" content="noarchive"><link rel="me" href="/ik">',
      }),
    );
    expect(log).toEqual([]);
    expect(html).toContain("<title>Titel</title>");
    expect(html).toContain('<meta name="description" content="Omschrijving">');
    expect(html.match(/<link rel="(?:canonical|alternate|me)"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="https://www.example.com/vast">',
      '<link rel="alternate" hreflang="en" href="https://example.com/en">',
      '<link rel="alternate" hreflang="de" href="https://www.example.com/de">',
      '<link rel="me" href="/ik">',
    ]);
    expect(html).toContain('<meta name="author" content="Noor">');
  });

  test("leaves to the view's own settings what is empty in it", async () => {
    const { html } = await renderTestPage(
      drawWith({ title: "", description: "", canonicalUrl: "", hideFromSearch: false }),
    );
    expect(html).toContain("<title>Eigen titel</title>");
    expect(html).toContain('content="Eigen omschrijving"');
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/">');
    expect(html).not.toContain('name="robots"');
  });

  test("keeps the page out of search engines and off the site's map", async () => {
    const files = drawWith({ hideFromSearch: true });
    expect((await renderTestPage(files)).html.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex,nofollow">',
    ]);
    expect(sitemapXml(files, "https://www.example.com")).not.toContain("<loc>");
  });
});

test.each(['<meta name="robots" content="noindex,nofollow">', "<META CONTENT='NoIndex' NAME='Robots'>"])(
  "%s keeps a page out of search engines and off the site's map",
  async (customHeadTags) => {
    const files = siteOf(component("community_builder:seoAssistant", { customHeadTags }), quiet);
    const { html } = await renderTestPage(files);
    expect(html.match(/name="robots"/g)).toHaveLength(1);
    expect(html).toContain('content="noindex,nofollow"');
    expect(sitemapXml(files, "https://www.example.com")).not.toContain("<loc>");
  },
);

test("a page that Salesforce shows by itself is not found through a search engine", async () => {
  const { status, html } = await renderTestPage(siteOf(), "/sna");
  expect(status).toBe(200);
  expect(html).toContain('content="noindex,nofollow"');
  expect(html).not.toContain("canonical");
});

test("the site's map names its own pages and none that stand in", () => {
  const map = sitemapXml(siteOf(), "https://www.example.com");
  expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(["https://www.example.com/"]);
  expect(robotsText("https://www.example.com", "")).toContain("Sitemap: https://www.example.com/sitemap.xml");
});

test("a page without a record has no fields of one in its title, and asks for none", async () => {
  const seo = { pageTitle: "Reis {!Trip__c.Name}naar huis", description: "{!Trip__c.Country}" };
  const { html, log } = await renderTestPage(siteOf(component("community_builder:seoAssistant", seo), quiet));
  expect(html).toContain("<title>Reis naar huis</title>");
  expect(log).toEqual([]);
});
