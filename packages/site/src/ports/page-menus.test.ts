import { JSDOM } from "jsdom";
import { afterAll, expect, test } from "vitest";
import { writeNavigationMenu } from "../../../local-org/src/testing/navigation-menu.ts";
import { startTestOrg } from "../../../local-org/src/testing/test-org.ts";
import { renderPage } from "../entry-server.tsx";
import { assets, component, quiet, region, siteOf } from "../testing/render-test-page.ts";

const org = await startTestOrg({ copyMetadata: true });
afterAll(() => org.remove());
writeNavigationMenu(org.forceApp);

/** Renders a page with a header whose own link is "Contact". @returns the links of its menu, and what was logged */
async function render(menu: string, communityId = org.sites[0]?.communityId ?? "") {
  const header = component("c:tdPageHeader", { menu, links: "Contact | /contact" });
  const log: string[] = [];
  const page = await renderPage({
    files: {
      ...siteOf(quiet),
      "sfdc_cms__theme/theme": { contentBody: { layouts: [{ layoutType: "Inner", layoutId: "layout" }] } },
      "sfdc_cms__themeLayout/layout": {
        contentBody: { component: component("community_layout:themeLayout", {}, region("header", header)) },
      },
    },
    path: "/",
    origin: org.url,
    basePath: "/reizen",
    assets,
    communityId,
    siteId: "",
    showsProblems: false,
    log: (line) => log.push(line),
  });
  const links = [...new JSDOM(page?.html ?? "").window.document.querySelectorAll("nav a")];
  const shown = links.map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  return { shown, usesContents: page?.usesContents, log };
}

const own = ["Contact /reizen/contact"];

test("a header shows the links of a navigation menu of the site, also after somebody changed it", async () => {
  const [japan, privacy] = ["Japan /reizen/bestemmingen/japan", "Privacy /reizen/privacyverklaring"];
  const found = await render("Hoofdmenu");
  expect(found).toEqual({ shown: [japan, privacy, "Bel ons https://bel.example/"], usesContents: true, log: [] });
  writeNavigationMenu(org.forceApp, "Mail ons");
  expect((await render("Hoofdmenu")).shown).toEqual([japan, privacy, "Mail ons https://bel.example/"]);
});

test("a header without a menu, or with a menu that cannot be read, shows its own links", async () => {
  expect(await render("")).toEqual({ shown: own, usesContents: false, log: [] });
  for (const [name, communityId] of [["Geen"], ["Hoofdmenu", ""]] as const) {
    const { shown, log } = await render(name, communityId);
    expect(shown).toEqual(own);
    expect(log).toEqual([expect.stringContaining(`The navigation menu ${name} cannot be read, so the header`)]);
  }
});
