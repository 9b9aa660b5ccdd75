import { describe, expect, test } from "vitest";
import { robotsText, sitemapXml, type SiteFiles } from "./entry-server.tsx";
import { component, renderTestPage, quiet, region, siteOf, text } from "./testing/render-test-page.ts";

describe("a page is rendered regardless of invalid content", () => {
  const working = text("Dit staat er nog");

  test.each([
    ["a component without a view", component("c:bestaatNiet")],
    ["a setting that the block does not have", component("c:tdPromiseCard", { kleur: "rood" })],
    ["a setting of another type", component("c:tdPromiseCard", { title: { html: "<b>" } })],
    ["a text that is a number", text(7)],
    ["a region without content", component("community_layout:section", {}, region("col1"))],
    ["a section without regions", component("community_layout:section")],
    ["children that are not a list", { ...component("community_layout:section"), children: "col1" }],
    ["attributes that are a list", component("c:tdSection", ["x"])],
    ["a component that is null", null],
    ["a component that is a number", 7],
    ["columns that are not JSON", component("community_layout:section", { sectionConfig: "{" })],
  ])("%s", async (_, broken) => {
    const { status, html, log } = await renderTestPage(siteOf(broken, working));
    expect(status).toBe(200);
    expect(html).toContain("Dit staat er nog");
    expect(html).not.toContain("td-site-problem");
    // checkSite reports them, with their lines.
    expect(log).toEqual([]);
  });

  test("during development the page shows in its place what cannot be rendered", async () => {
    const { html } = await renderTestPage(siteOf(component("c:bestaatNiet"), working), "/", true);
    expect(html).toContain('<p class="td-site-problem">The component c:bestaatNiet does not exist');
    expect(html).toContain("Dit staat er nog");
  });
});

describe("no page is blank", () => {
  const section = (...content: unknown[]) => component("community_layout:section", {}, region("col1", ...content));
  const withoutRegion = (name: string): SiteFiles => ({
    ...siteOf(),
    "sfdc_cms__view/home": {
      contentBody: {
        component: component("community_layout:sldsFlexibleLayout", {}, region(name, text("<p>Weg</p>"))),
      },
    },
  });

  test.each([
    ["its region is missing", withoutRegion("inhoud")],
    ["its region is empty", siteOf()],
    ["its sections are empty", siteOf(section(), section(component("c:tdSearchMetadata")))],
    ["none of its components can be rendered", siteOf(section(component("community_login:loginForm")))],
  ])("if %s, the service-not-available page is rendered instead, and the reason is logged", async (_, files) => {
    const { status, html, log } = await renderTestPage(files);
    expect(status).toBe(500);
    expect(html).toContain("Even niet bereikbaar");
    expect(log).toContainEqual(expect.stringContaining("/: The page shows nothing"));
    const development = await renderTestPage(files, "/", true);
    expect(development.status).toBe(200);
    expect(development.html).toContain('<p class="td-site-problem">The page shows nothing');
  });

  test("a page without a title has the site's title", async () => {
    const app = { contentBody: { headMarkup: "<title>Verre reizen</title>" } };
    const { html } = await renderTestPage({ ...siteOf(quiet), "sfdc_cms__appPage/main": app });
    expect(html).toContain("<title>Verre reizen</title>");
    expect(html).not.toContain('name="description"');
  });
});

describe("content cannot run scripts or load files of other sites", () => {
  test("a script in a block's text is rendered as text", async () => {
    const { html } = await renderTestPage(siteOf(component("c:tdPromiseCard", { title: "<script>alert(1)</script>" })));
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("settings of an interactive block cannot end their attribute", async () => {
    const { html } = await renderTestPage(
      siteOf(component("c:tdQuotationForm", { step1Title: '"><img src=x onerror=alert(1)>' })),
    );
    expect(html).not.toContain("<img src=x");
  });

  test.each(["javascript:alert(1)", "//example.org/x.png", 'x");background:url("//example.org', "https://a b"])(
    "a section's picture at %s is not rendered",
    async (url) => {
      const backgroundImageConfig = JSON.stringify({ imageInfoV1: { url } });
      const { html } = await renderTestPage(siteOf(component("community_layout:section", { backgroundImageConfig })));
      expect(html).not.toContain("data-image");
      expect(html).not.toContain("example.org");
    },
  );
});

describe("a picture", () => {
  const blocksWith: Record<string, (address: string) => unknown> = {
    specialistCard: (image) => component("c:tdSpecialistCard", { title: "Noor", image }),
    image: (imageInfo) => component("c:tdImage", { imageInfo }),
    "image of content": (url) =>
      component("c:tdImage", { imageInfo: JSON.stringify({ imageInfoV1: { url, altText: "Zee" } }) }),
    sideText: (url) =>
      component("c:tdSideText", { title1: "Rust", logo1: JSON.stringify({ url, altText: "Partner" }) }),
    section: (url) => component("c:tdSection", { backgroundImageDesktop: url }, region("col1", quiet)),
  };
  const addresses = ["javascript:alert(1)", "//example.org/x.png", "http://example.org/x.png", "data:text/html,x", "{"];

  /** Every address that a page loads or links to, in HTML or in styles. */
  const loadedBy = (html: string): string[] =>
    [...html.matchAll(/ (?:src|srcset|href)="([^"]*)"|url\(([^)]*)\)/g)].map(
      ([, inHtml = "", inStyle = inHtml]) => inStyle,
    );

  describe.each(Object.entries(blocksWith))("of %s", (_, blockWith) => {
    test("is loaded from the site", async () => {
      const { html } = await renderTestPage(siteOf(blockWith("/sfsites/c/a.webp")));
      expect(loadedBy(html)).toContainEqual(expect.stringContaining("/sfsites/c/a.webp"));
    });

    test.each(addresses)("at %s is not, and the rest of the page is rendered", async (address) => {
      const { status, html } = await renderTestPage(siteOf(blockWith(address), quiet));
      expect(status).toBe(200);
      expect(html).toContain("Rustig");
      expect(loadedBy(html)).not.toContainEqual(expect.stringContaining(address));
    });
  });
});

describe("a missing page", () => {
  test("is replaced by the error page, which search engines do not index", async () => {
    const { status, html } = await renderTestPage(siteOf(), "/bestaat-niet");
    expect(status).toBe(404);
    expect(html).toContain("Niet gevonden");
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toContain("canonical");
  });

  test("is replaced by the service-not-available page if the site has its route", async () => {
    const { "sfdc_cms__view/home": _broken, ...files } = siteOf();
    const { status, html } = await renderTestPage(files);
    expect(status).toBe(500);
    expect(html).toContain("Even niet bereikbaar");
  });

  test("has no response if the site has no error page either", async () => {
    expect((await renderTestPage({})).status).toBeUndefined();
  });
});

describe("a page loads what it needs", () => {
  test("its styles, its fonts and only the start script without interactive blocks", async () => {
    const { html } = await renderTestPage(siteOf(quiet));
    expect(html.match(/<script type="module"[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/start.js" data-scripts="" data-styles="/assets/late.css" fetchpriority="low">',
    ]);
    expect(html).toContain('<link rel="stylesheet" href="/assets/style.css"/>');
    expect(html).toContain('<link rel="preload" href="/assets/text.woff2" as="font"');
  });

  test("the style of the first view inline, with the addresses of its fonts below the site's base path", async () => {
    const atRoot = await renderTestPage(siteOf(quiet));
    const below = await renderTestPage(siteOf(quiet), "/", false, "/reizen");
    expect(atRoot.html).toContain("<style>@font-face{src:url(/assets/text.woff2)}</style>");
    expect(below.html).toContain("<style>@font-face{src:url(/reizen/assets/text.woff2)}</style>");
    expect(below.html).toContain('<link rel="stylesheet" href="/reizen/assets/style.css"/>');
  });

  test("its other styles after a hero, and before anything that needs them", async () => {
    const hero = component("c:tdHero", { title: "Op reis" });
    const order = (html: string): number[] =>
      ["Op reis", "/assets/style.css", "Rustig"].map((part) => html.indexOf(part));
    const isSorted = (places: number[]): boolean => places.every((place, index) => place > (places[index - 1] ?? 0));
    const section = (...content: unknown[]) => component("community_layout:section", {}, region("col1", ...content));
    expect(isSorted(order((await renderTestPage(siteOf(section(hero), section(quiet)))).html))).toBe(true);
    const together = await renderTestPage(siteOf(section(hero, quiet)));
    expect(together.html.indexOf("/assets/style.css")).toBeLessThan(together.html.indexOf("Op reis"));
  });

  test("the form's script and its imports with the form", async () => {
    const { html } = await renderTestPage(siteOf(component("c:tdQuotationForm"), component("c:tdSideText")));
    expect(html).toContain(
      '<script type="module" src="/assets/start.js" data-scripts="/assets/form.js /assets/react.js"',
    );
    expect(html).not.toContain("/assets/any.js");
  });

  test("rare fonts and the icons of a promise card after the first paint, and at once without script", async () => {
    const page = siteOf(component("c:tdPromiseCard", { title: "Rust" }));
    const { html } = await renderTestPage(page, "/", false, "/reizen");
    const [late, icons] = ["/reizen/assets/late.css", "/reizen/sfsites/c/resource/travelIcons/travel-icons.css"];
    expect(html).toContain(` data-styles="${late} ${icons}"`);
    const links = [late, icons].map((href) => `<link rel="stylesheet" href="${href}">`);
    expect(html).toContain(`<noscript>${links.join("")}</noscript>`);
  });

  test("the background picture of its first section, per screen size", async () => {
    const pictures = { backgroundImageDesktop: "/groot.webp", backgroundImageMobile: "/klein.webp" };
    const top = component("community_layout:section", {}, region("col1", component("c:tdSection", pictures)));
    const { html } = await renderTestPage(siteOf(top));
    expect(html).toContain('<link rel="preload" href="/klein.webp" as="image" media="(width &lt;= 47.9375em)"');
    expect(html).toContain(
      '<link rel="preload" href="/groot.webp" as="image" media="(47.9375em &lt; width &lt;= 64em), (width &gt; 64em)"',
    );
  });
});

test("an invisible component does not prevent the preload of the picture below it", async () => {
  const top = component("c:tdSection", { backgroundImageDesktop: "/groot.webp" }, region("col1", quiet));
  const { html } = await renderTestPage(siteOf(component("c:tdSearchMetadata"), top));
  expect(html).toContain('<link rel="preload" href="/groot.webp"');
});

describe("a site below a path", () => {
  const renderBelow = (...content: unknown[]) => renderTestPage(siteOf(...content), "/", false, "/reizen");

  test("loads its files below the path, which its HTML contains", async () => {
    const top = component("c:tdSection", { backgroundImageDesktop: "/sfsites/c/a.webp" }, region("col1", quiet));
    const { html } = await renderBelow(
      component("community_layout:section", {}, region("col1", top)),
      component("c:tdQuotationForm"),
      component("c:tdPromiseCard", { title: "Rust" }),
    );
    expect(html).toContain('<html lang="nl" data-base-path="/reizen">');
    for (const address of html.matchAll(/ (?:src|href)="(\/[^"]*)"| data-scripts="([^" ]*)|url\(&quot;([^&]*)/g))
      expect(address.slice(1).find(Boolean)).toMatch(/^\/reizen\//);
    expect(html).toContain("url(&quot;/reizen/sfsites/c/a.webp&quot;)");
    expect(html).toContain('<link rel="preload" href="/reizen/sfsites/c/a.webp" as="image"');
    expect(html).toContain('<meta property="og:image" content="https://www.example.com/reizen/sfsites/c/a.webp">');
    expect(html).toContain('data-scripts="/reizen/assets/form.js /reizen/assets/react.js"');
  });

  test("has its links below the path, also in a builder's text", async () => {
    const { html } = await renderBelow(text("[Offerte](/#offerte) [Boven](#boven)"));
    expect(html).toMatch(/<a [^>]*href="\/reizen\/#offerte">Offerte<\/a> <a [^>]*href="#boven">Boven<\/a>/);
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/reizen/">');
    expect(html).toContain('<meta property="og:url" content="https://www.example.com/reizen/">');
  });

  test("has a section's picture below the path", async () => {
    const backgroundImageConfig = JSON.stringify({ imageInfoV1: { url: "/sfsites/c/a.webp" } });
    const { html } = await renderBelow(
      component("community_layout:section", { backgroundImageConfig }, region("a", quiet)),
    );
    expect(html).toContain("url(&quot;/reizen/sfsites/c/a.webp&quot;)");
  });

  test("has the path in its sitemap and robots.txt", () => {
    const siteUrl = "https://www.example.com/reizen";
    expect(sitemapXml(siteOf(quiet), siteUrl)).toContain(`<loc>${siteUrl}/</loc>`);
    expect(robotsText(siteUrl, "/reizen")).toContain("Disallow: /reizen/webruntime/");
  });
});

test("the ids of two blocks on a page differ", async () => {
  const { html } = await renderTestPage(
    siteOf(component("c:tdDropdown", { label: "A" }), component("c:tdDropdown", { label: "A" })),
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});
