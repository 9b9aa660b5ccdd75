// The search metadata of a rendered page.
import { describe, expect, test } from "vitest";
import { robotsText, sitemapXml, type SiteFiles } from "../entry-server.tsx";
import { component, region, renderTestPage, quiet, siteOf, text } from "../testing/render-test-page.ts";

const structuredDataOf = (html: string): unknown => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

test("the agency's structured data contains what the home page says, without reviews of its own", async () => {
  const stories = component("c:tdTravelerStories", { story1Review: "Stil", story1Rating: 4, story1Client: "Noor" });
  const person = component("c:tdSpecialistCard", {
    title: "Maartje </script>",
    description: "Noorwegen",
    specialistEmail: "maartje@example.com",
  });
  const { html } = await renderTestPage(siteOf(text("Reizen op maat sinds 1992"), stories, person));
  const data = structuredDataOf(html);
  expect(data).toMatchObject({
    "@type": "Organization",
    url: "https://www.example.com/",
    foundingDate: "1992",
    employee: [{ name: "Maartje </script>", email: "maartje@example.com", knowsAbout: "Noorwegen" }],
  });
  expect(data).not.toHaveProperty("review");
});

test("a page that is not the home page has no structured data about the agency", async () => {
  const { html } = await renderTestPage(siteOf(quiet), "/bestaat-niet");
  expect(structuredDataOf(html)).toBeUndefined();
});

test("the questions of a page are one piece of structured data, however many blocks they are in", async () => {
  const { html } = await renderTestPage(
    siteOf(
      component("c:tdFaq", { questions: "Wat kost het? | Niets. </script>||Zonder antwoord" }),
      component("c:tdFaq", { questions: "En daarna? | Dan reist u." }),
    ),
  );
  const pieces = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const aboutQuestions = pieces.filter(([, json = ""]) => json.includes("FAQPage"));
  expect(aboutQuestions.map(([, json = ""]): unknown => JSON.parse(json))).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "Wat kost het?", acceptedAnswer: { "@type": "Answer", text: "Niets. </script>" } },
        { "@type": "Question", name: "En daarna?", acceptedAnswer: { "@type": "Answer", text: "Dan reist u." } },
      ],
    },
  ]);
});

test("a page without questions has no structured data about them", async () => {
  const { html } = await renderTestPage(siteOf(text("Rust"), component("c:tdFaq", { title: "Vragen" })));
  expect(html).not.toContain("FAQPage");
});

test("a page has one canonical address, which is absolute", async () => {
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
  const siteWith = (block: object): SiteFiles =>
    siteOf(component("community_builder:seoAssistant", own), quiet, component("c:tdSearchMetadata", block));

  test("takes precedence over the view's own settings, and sets the page's address and other languages", async () => {
    const { html, log } = await renderTestPage(
      siteWith({
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

  test("falls back to the view's own settings for empty properties", async () => {
    const { html } = await renderTestPage(
      siteWith({ title: "", description: "", canonicalUrl: "", hideFromSearch: false }),
    );
    expect(html).toContain("<title>Eigen titel</title>");
    expect(html).toContain('content="Eigen omschrijving"');
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/">');
    expect(html).not.toContain('name="robots"');
  });

  test("removes the page from search engines and the sitemap", async () => {
    const files = siteWith({ hideFromSearch: true });
    expect((await renderTestPage(files)).html.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex,nofollow">',
    ]);
    expect(sitemapXml(files, "https://www.example.com")).not.toContain("<loc>");
  });
});

test.each(['<meta name="robots" content="noindex,nofollow">', "<META CONTENT='NoIndex' NAME='Robots'>"])(
  "%s removes a page from search engines and the sitemap",
  async (customHeadTags) => {
    const files = siteOf(component("community_builder:seoAssistant", { customHeadTags }), quiet);
    const { html } = await renderTestPage(files);
    expect(html.match(/name="robots"/g)).toHaveLength(1);
    expect(html).toContain('content="noindex,nofollow"');
    expect(sitemapXml(files, "https://www.example.com")).not.toContain("<loc>");
  },
);

test("a page that Salesforce shows by itself is not indexed", async () => {
  const { status, html } = await renderTestPage(siteOf(), "/sna");
  expect(status).toBe(200);
  expect(html).toContain('content="noindex,nofollow"');
  expect(html).not.toContain("canonical");
});

test("the sitemap contains the site's pages without error pages", () => {
  const map = sitemapXml(siteOf(), "https://www.example.com");
  expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(["https://www.example.com/"]);
  expect(robotsText("https://www.example.com", "")).toContain("Sitemap: https://www.example.com/sitemap.xml");
});

test("a page without a record has no record fields in its title, and requests none", async () => {
  const seo = { pageTitle: "Reis {!Trip__c.Name}naar huis", description: "{!Trip__c.Country}" };
  const { html, log } = await renderTestPage(siteOf(component("community_builder:seoAssistant", seo), quiet));
  expect(html).toContain("<title>Reis naar huis</title>");
  expect(log).toEqual([]);
});

test("a placeholder in the search metadata block, where Salesforce would show it as it is, leads to the page's own settings", async () => {
  const block = component("c:tdSearchMetadata", { title: "{!Item.Name}", description: "Naar {!Item.Country__c}" });
  const seo = component("community_builder:seoAssistant", { pageTitle: "Reizen", description: "Op maat" });
  const { html } = await renderTestPage(siteOf(seo, block, quiet));
  expect(html).toContain("<title>Reizen</title>");
  expect(html).toContain('<meta name="description" content="Op maat">');
});

test("a page below another says where it is, and the home page does not", async () => {
  const page = (urlPrefix: string, name: string) => ({
    [`sfdc_cms__route/${name}`]: { contentBody: { urlPrefix, activeViewId: name, routeType: `custom-${name}` } },
    [`sfdc_cms__view/${name}`]: {
      title: name,
      contentBody: { component: component("community_layout:sldsFlexibleLayout", {}, region("content", quiet)) },
    },
  });
  const files = { ...siteOf(quiet), ...page("reizen", "Reizen"), ...page("reizen/ver/peru", "Peru") };
  const { html } = await renderTestPage(files, "/reizen/ver/peru");
  expect(structuredDataOf(html)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, item: "https://www.example.com/" },
      { position: 2, name: "Reizen", item: "https://www.example.com/reizen" },
      { position: 3, name: "Peru", item: "https://www.example.com/reizen/ver/peru" },
    ],
  });
  const { html: atHome } = await renderTestPage(files, "/");
  expect(atHome).not.toContain("BreadcrumbList");
});
