import { createHash } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../local-org/src/testing/temporary-folder.ts";
import type { PageAssets, RenderedPage } from "../entry-server.tsx";
import { createPageStore, type PageStore } from "./page-store.ts";

const defaults = resolve(import.meta.dirname, "../../../../force-app/main/default");
const origin = "http://localhost:8080";
const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";
const assets: PageAssets = {
  firstStyle: "",
  styles: [],
  lateStyles: [],
  fonts: [],
  start: "/assets/start.js",
  scripts: { "quotation-form": ["/assets/form.js"], "any-block": ["/assets/any.js"] },
};

/** A copy of the real site, which a test edits as a site builder would. */
let forceApp: string;
let store: PageStore;
let log: string[];

beforeEach(() => {
  forceApp = temporaryFolder();
  for (const folder of ["digitalExperiences", "sites"])
    cpSync(join(defaults, folder), join(forceApp, folder), { recursive: true });
  log = [];
  store = createPageStore({ forceApp, basePath: "", assets, log: (line) => log.push(line) });
});

async function visit(path: string, recordId?: string): Promise<{ status: number | undefined; text: string }> {
  const sent = await store.find(path, origin, recordId);
  return { status: sent?.status, text: String(sent?.plain ?? "") };
}

/** Saves the home page's file with another text in it. */
function edit(from: string, to: string): void {
  const text = readFileSync(join(forceApp, home), "utf8");
  if (!text.includes(from)) throw new Error(`${home} does not hold ${from}, so nothing was edited.`);
  writeFileSync(join(forceApp, home), text.replace(from, to));
}

test("every page of the site is rendered as its file says, without a problem", async () => {
  const paths = ["/", "/privacyverklaring", "/bedankt-voor-uw-aanvraag/", "/service-not-available", "/bestaat-niet"];
  const visits = await Promise.all(paths.map((path) => visit(path)));
  expect(visits.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
  expect(log).toEqual([]);
});

test("a text that is saved shows at the next visit", async () => {
  expect((await visit("/")).text).toContain("Met wie mogen wij kennismaken?");
  edit("Met wie mogen wij kennismaken?", "Wie bent u?");
  const { text } = await visit("/");
  expect(text).toContain("Wie bent u?");
  expect(text).not.toContain("Met wie mogen wij kennismaken?");
});

test.each([
  [true, 2],
  [false, 1],
])(
  "a page with pictures of the content store (%s) is rendered %d times for two visits",
  async (usesContents, times) => {
    const renderPage = vi.fn<() => Promise<RenderedPage>>(async () => ({
      status: 200,
      path: "",
      html: "",
      inlineStyle: "",
      usesContents,
    }));
    store = createPageStore({
      forceApp,
      basePath: "",
      renderPage,
      assets,
      log: (line) => log.push(line),
    });
    await visit("/");
    await visit("/");
    expect(renderPage).toHaveBeenCalledTimes(times);
  },
);

test("the brand of the branding set follows at the next visit, and the page's policy allows its style", async () => {
  const branding = join(
    forceApp,
    "digitalExperiences/site/Travel_Design1/sfdc_cms__brandingSet/Build_Your_Own_LWR/content.json",
  );
  const before = await store.find("/", origin);
  writeFileSync(
    branding,
    readFileSync(branding, "utf8").replace("#0f4c4a", "#7a2e5d").replace('"2px"', '"2px}*{color:red"'),
  );
  const after = await store.find("/", origin);
  const html = String(after?.plain);
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
  expect(String(before?.plain)).toContain("--dxp-g-brand:#0f4c4a");
  expect(style).toContain("--dxp-g-brand:#7a2e5d");
  expect(html).not.toContain("color:red");
  expect(log).toEqual([expect.stringContaining("ButtonBorderRadius is not a CSS length")]);
  const hash = createHash("sha256").update(style).digest("base64");
  expect(after?.headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
});

test("an unknown block is missing at the next visit, and logged once; the others are rendered", async () => {
  edit('"definition": "c:tdTravelerStories"', '"definition": "c:weggehaald"');
  const { status, text } = await visit("/");
  expect(status).toBe(200);
  expect(text).not.toContain("td-stories");
  expect(text).toContain("td-promise-card");
  expect(log).toEqual([expect.stringContaining("c:weggehaald")]);
  await visit("/");
  expect(log).toHaveLength(1);
});

test("a file that is not valid JSON makes only its own page fail, until it is fixed", async () => {
  edit("{", "");
  const { status, text } = await visit("/");
  expect(status).toBe(500);
  expect(text).toContain("Wij zijn even niet bereikbaar");
  expect(log).toEqual([expect.stringContaining("home/content.json:2:9: The file is not valid JSON")]);
  expect((await visit("/privacyverklaring")).status).toBe(200);
  cpSync(join(defaults, home), join(forceApp, home));
  expect((await visit("/")).status).toBe(200);
  expect(log.at(-1)).toBe("The content files have no mistakes any more.");
});

test("a page that only Salesforce can render is service-not-available here, not blank", async () => {
  const { status, text } = await visit("/login");
  expect(status).toBe(500);
  expect(text).toContain("Wij zijn even niet bereikbaar");
  expect(text).toContain("<title>Morgenree travel design</title>");
  expect(text).toContain('content="noindex,nofollow"');
});

test("a page about a record is rendered even if the record cannot be read", async () => {
  edit('"pageTitle": "Offerte', '"pageTitle": "{!Trip__c.Name}Offerte');
  // Without a title of its own the block leaves the page's title as it is.
  edit('"title": "Offerte aanvragen | Morgenree travel design"', '"title": ""');
  const unreachable = await store.find("/", "http://127.0.0.1:1", "a01000000000001AAA");
  expect(String(unreachable?.plain)).toContain("<title>Offerte aanvragen | Morgenree travel design</title>");
  expect(log).toEqual([expect.stringContaining("The page's record cannot be read")]);
});
