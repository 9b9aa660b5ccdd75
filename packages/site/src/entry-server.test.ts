import { describe, expect, test } from "vitest";
import { renderPage, robotsText, sitemapXml, type PageAssets, type SiteFiles } from "./entry-server.tsx";

const assets: PageAssets = {
  styles: ["/assets/style.css"],
  fonts: ["/assets/text.woff2"],
  start: "/assets/start.js",
  scripts: { "quotation-form": ["/assets/form.js", "/assets/react.js"], "any-block": ["/assets/any.js"] },
};

const region = (name: string, ...children: unknown[]) => ({ type: "region", id: name, name, children });
const component = (definition: string, attributes: unknown = {}, ...children: unknown[]) => ({
  type: "component",
  id: definition,
  definition,
  attributes,
  children,
});
const text = (richTextValue: unknown) => component("community_builder:htmlEditor", { richTextValue });

/** A site of one page, and of what stands in for it. */
function siteOf(...content: unknown[]): SiteFiles {
  const view = (...parts: unknown[]) => ({
    contentBody: {
      themeLayoutType: "Inner",
      component: component("community_layout:sldsFlexibleLayout", {}, region("content", ...parts)),
    },
  });
  const route = (urlPrefix: string, activeViewId: string, routeType: string) => ({
    contentBody: { urlPrefix, activeViewId, routeType },
  });
  return {
    "sfdc_cms__route/home": route("", "home", "home"),
    "sfdc_cms__route/error": route("error", "error", "error"),
    "sfdc_cms__route/sna": route("sna", "sna", "service-not-available"),
    "sfdc_cms__view/home": view(...content),
    "sfdc_cms__view/error": view(text("<h1>Niet gevonden</h1>")),
    "sfdc_cms__view/sna": view(text("<h1>Even niet bereikbaar</h1>")),
  };
}

async function draw(files: SiteFiles, path = "/", showsFaults = false) {
  const log: string[] = [];
  const origin = "https://www.example.com";
  const page = await renderPage({
    files,
    path,
    origin,
    assets,
    communityId: "0DB",
    showsFaults,
    log: (line) => log.push(line),
  });
  return { status: page?.status, html: page?.html ?? "", log };
}

describe("a page stands, whatever its content file holds", () => {
  const stands = text("<p>Dit staat er nog</p>");

  test.each([
    ["a component that nothing draws", component("c:bestaatNiet"), 1],
    ["a setting that the block does not have", component("c:promiseCard", { kleur: "rood" }), 1],
    ["a setting of another type", component("c:promiseCard", { title: { html: "<b>" } }), 1],
    ["a text that is a number", text(7), 0],
    ["a region without content", component("community_layout:section", {}, region("col1")), 0],
    ["a section without regions", component("community_layout:section"), 0],
    ["children that are no list", { ...component("community_layout:section"), children: "col1" }, 0],
    ["attributes that are a list", component("c:section", ["x"]), 0],
    ["a component that is null", null, 0],
    ["a component that is a number", 7, 0],
    ["columns that are no JSON", component("community_layout:section", { sectionConfig: "{" }), 0],
  ])("%s", async (_, broken, faults) => {
    const { status, html, log } = await draw(siteOf(broken, stands));
    expect(status).toBe(200);
    expect(html).toContain("Dit staat er nog");
    expect(html).not.toContain("td-site-fault");
    expect(log).toHaveLength(faults);
  });

  test("a fault is shown on the page while the site is developed, and names what it is about", async () => {
    const { html, log } = await draw(siteOf(component("c:bestaatNiet"), stands), "/", true);
    expect(html).toContain('<p class="td-site-fault">Het onderdeel c:bestaatNiet bestaat niet');
    expect(html).toContain("Dit staat er nog");
    expect(log).toEqual([expect.stringContaining("/: Het onderdeel c:bestaatNiet")]);
  });

  test("the same fault is told once a page", async () => {
    expect((await draw(siteOf(component("c:bestaatNiet"), component("c:bestaatNiet")))).log).toHaveLength(1);
  });
});

describe("nothing that a content file holds runs or reaches outside", () => {
  test("a script in a block's text is text", async () => {
    const { html } = await draw(siteOf(component("c:promiseCard", { title: "<script>alert(1)</script>" })));
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("settings of a living block cannot end their attribute", async () => {
    const { html } = await draw(siteOf(component("c:quotationForm", { step1Title: '"><img src=x onerror=alert(1)>' })));
    expect(html).not.toContain("<img src=x");
  });

  test.each(["javascript:alert(1)", "//example.org/x.png", 'x");background:url("//example.org', "https://a b"])(
    "a section's picture at %s is left out",
    async (url) => {
      const backgroundImageConfig = JSON.stringify({ imageInfoV1: { url } });
      const { html } = await draw(siteOf(component("community_layout:section", { backgroundImageConfig })));
      expect(html).not.toContain("data-image");
      expect(html).not.toContain("example.org");
    },
  );
});

describe("a page that is not there", () => {
  test("has the error page, which nobody finds through a search engine", async () => {
    const { status, html } = await draw(siteOf(), "/bestaat-niet");
    expect(status).toBe(404);
    expect(html).toContain("Niet gevonden");
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toContain("canonical");
  });

  test("has the page for a site that is out of order when its file is broken", async () => {
    const { "sfdc_cms__view/home": _broken, ...files } = siteOf();
    const { status, html } = await draw(files);
    expect(status).toBe(500);
    expect(html).toContain("Even niet bereikbaar");
  });

  test("is no page where the site has none that stands in", async () => {
    expect((await draw({})).status).toBeUndefined();
  });
});

describe("a page fetches what it needs", () => {
  test("nothing but its style and fonts without living blocks", async () => {
    const { html } = await draw(siteOf(text("<p>Rustig</p>")));
    expect(html).not.toContain("<script");
    expect(html).toContain('<link rel="stylesheet" href="/assets/style.css">');
    expect(html).toContain('<link rel="preload" href="/assets/text.woff2" as="font"');
  });

  test("the form's script with the form, with what it cannot do without", async () => {
    const { html } = await draw(siteOf(component("c:quotationForm"), component("c:sideText")));
    expect(html).toContain(
      '<script type="module" src="/assets/start.js" data-scripts="/assets/form.js /assets/react.js"',
    );
    expect(html).not.toContain("/assets/any.js");
  });

  test("the icon font's sheet with a promise, below everything", async () => {
    const { html } = await draw(siteOf(component("c:promiseCard", { title: "Rust" })));
    expect(html.indexOf("travel-icons.css")).toBeGreaterThan(html.indexOf("Rust"));
  });

  test("the picture behind its top, for each kind of screen", async () => {
    const pictures = { backgroundImageDesktop: "/groot.webp", backgroundImageMobile: "/klein.webp" };
    const top = component("community_layout:section", {}, region("col1", component("c:section", pictures)));
    const { html } = await draw(siteOf(top));
    expect(html).toContain('<link rel="preload" href="/klein.webp" as="image" media="(width &lt;= 47.9375em)"');
    expect(html).toContain('<link rel="preload" href="/groot.webp" as="image" media="(width &gt; 64em)"');
  });
});

test("the ids of two blocks on a page differ", async () => {
  const { html } = await draw(siteOf(component("c:dropdown", { label: "A" }), component("c:dropdown", { label: "A" })));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

test("search engines read of the agency what its page says", async () => {
  const stories = component("c:travellerStories", {
    story1Review: "Stil </script>",
    story1Rating: 4,
    story1Client: "Noor",
  });
  const { html } = await draw(siteOf(text("<p>Reizen op maat sinds 1992</p>"), stories));
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
  const { html } = await draw(
    siteOf(component("community_builder:seoAssistant", { pageTitle: "Titel", customHeadTags: head })),
  );
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/">');
  expect(html).toContain("<title>Titel</title>");
  expect(html.match(/og:title/g)).toHaveLength(1);
  expect(html).toContain("Eigen titel");
});

test.each(['<meta name="robots" content="noindex,nofollow">', "<META CONTENT='NoIndex' NAME='Robots'>"])(
  "%s keeps a page out of search engines and off the site's map",
  async (customHeadTags) => {
    const files = siteOf(component("community_builder:seoAssistant", { customHeadTags }));
    const { html } = await draw(files);
    expect(html.match(/name="robots"/g)).toHaveLength(1);
    expect(html).toContain('content="noindex,nofollow"');
    expect(sitemapXml(files, "https://www.example.com")).not.toContain("<loc>");
  },
);

test("the site's map names its own pages and none that stand in", () => {
  const map = sitemapXml(siteOf(), "https://www.example.com");
  expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(["https://www.example.com/"]);
  expect(robotsText("https://www.example.com")).toContain("Sitemap: https://www.example.com/sitemap.xml");
});

test("a page without a record has no fields of one in its title, and asks for none", async () => {
  const seo = { pageTitle: "Reis {!Trip__c.Name}naar huis", description: "{!Trip__c.Country}" };
  const { html, log } = await draw(siteOf(component("community_builder:seoAssistant", seo)));
  expect(html).toContain("<title>Reis naar huis</title>");
  expect(log).toEqual([]);
});
