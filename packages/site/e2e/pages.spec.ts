// What holds on every page of the site: each is opened once, and checked at every width.
import { createHash } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectDutch } from "./dutch.ts";
import { expect, test } from "./fixtures.ts";
import { loadPictures, readAddresses, watchRequests } from "./page-requests.ts";
import { journey } from "./tags.ts";

/** The pages of the sitemap, and those that it leaves out, with the error pages that Salesforce shows by itself. */
const pages = new Map<string, string | RegExp>([
  ["/", "Offerte aanvragen | Morgenree travel design"],
  ["/bestemmingen", /^Bestemmingen/],
  ["/bestemmingen/noorwegen", /^Noorwegen/],
  ["/onze-werkwijze", /^Onze werkwijze/],
  ["/privacyverklaring", /^Privacyverklaring/],
  ["/bedankt-voor-uw-aanvraag/", /^Bedankt/],
  ["/bestaat-niet/dieper", /niet gevonden/i],
  ["/service-not-available", "Morgenree travel design"],
  ["/too-many-requests", "Morgenree travel design"],
]);

/** Pages with the same blocks as another one. */
const similarPages = new Map<string, string | RegExp>([
  ["/bestemmingen/bali", /^Bali/],
  ["/bestemmingen/frans-polynesie", /^Frans-Polynesië/],
  ["/bestemmingen/ijsland", /^IJsland/],
  ["/bestemmingen/japan", /^Japan/],
  ["/bestemmingen/marokko", /^Marokko/],
  ["/bestemmingen/patagonie", /^Patagonië/],
  ["/bestemmingen/tanzania", /^Tanzania/],
]);

/** In pixels. 320 is a screen of 1280 at a zoom of 400 %, 640 is one of 1280 at 200 %. */
const widths = [320, 375, 640, 768, 769, 1280, 1440];
const [phone, desktop] = [375, 1440];

/** Records what the page's policy blocks. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = [];
    addEventListener("securitypolicyviolation", (event) =>
      blocked.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    Object.assign(window, { blocked });
  });
  return () => page.evaluate(() => Reflect.get(window, "blocked"));
}

/** The ten packets that a server sends before it waits for the browser's first answer, in bytes. */
const firstRoundTrip = 14_600;

/** Pages of one sentence. */
const smallPages = ["/service-not-available", "/too-many-requests"];

async function expectStrictPolicy(page: Page, response: Response | null): Promise<void> {
  const policy = (await response?.headerValue("content-security-policy")) ?? "";
  const inlineStyle = (await page.locator("head > style").textContent()) ?? "";
  const hash = createHash("sha256").update(inlineStyle).digest("base64");
  expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain("unsafe-eval");
  expect(response?.headers()).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
  });
}

for (const [path, title] of [...pages, ...similarPages]) {
  test(
    `the page ${path} is complete, safe, accessible and Dutch, and fits every screen`,
    similarPages.has(path) ? {} : journey,
    async ({ page, org }) => {
      const readBlocked = await watchPolicy(page);
      const wrong = watchRequests(page, org.url);
      await page.setViewportSize({ width: desktop, height: 900 });
      const response = await page.goto(path, { waitUntil: "networkidle" });

      await test.step("it has a title, a language and one main heading", async () => {
        await expect(page).toHaveTitle(title);
        await expect(page.locator("html")).toHaveAttribute("lang", "nl");
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectDutch(page, path);
      });
      await test.step("it loads everything from the site, and links to nothing outside it", async () => {
        expect((await loadPictures(page)).filter((width) => width === 0)).toEqual([]);
        const addresses = await readAddresses(page);
        expect(addresses.length).toBeGreaterThan(0);
        expect(addresses.filter((address) => !address.startsWith(`${org.url}/`))).toEqual([]);
        expect(wrong).toEqual([]);
      });
      await test.step("it arrives in the first round trip", async () => {
        const { responseHeadersSize = 0, responseBodySize = 0 } = (await response?.request().sizes()) ?? {};
        expect(responseBodySize).toBeGreaterThan(smallPages.includes(path) ? 0 : 5000);
        expect(responseHeadersSize + responseBodySize).toBeLessThan(firstRoundTrip);
      });
      await test.step("its policy is strict, and blocks nothing", async () => {
        await expectStrictPolicy(page, response);
        expect(await readBlocked()).toEqual([]);
      });
      await test.step("nothing of it runs off the screen", async () => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? Infinity) - innerWidth);
          expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        }
      });
      for (const width of [desktop, phone]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `${path} at ${width} px`);
      }
    },
  );
}

test("every page of the sitemap is tested here", journey, async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>(.+?)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !pages.has(path) && !similarPages.has(path))).toEqual([]);
});

test("the policy blocks an injected script", journey, async ({ page }) => {
  const readBlocked = await watchPolicy(page);
  await page.goto("/privacyverklaring");
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("script"), { text: "1" })));
  await expect.poll(readBlocked).toEqual([expect.stringContaining("script-src")]);
});

test(
  "the checks find English that is planted, in what is read and in what is read out, and a planted error",
  journey,
  async ({ page }) => {
    await page.goto("/privacyverklaring");
    for (const plant of [
      () => document.body.append("Please try again"),
      () => document.body.setAttribute("aria-label", "Back to the page"),
    ]) {
      await page.evaluate(plant);
      await expect(expectDutch(page, "planted")).rejects.toThrow(/planted/);
      await page.reload();
    }
    await page.evaluate(() => document.documentElement.removeAttribute("lang"));
    await expect(expectAccessible(page, "planted")).rejects.toThrow(/html-has-lang/);
  },
);
