// What only a React app on Experience Cloud has: its files, its addresses, and its way to the org. Other tests run the whole journey on it.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loadPictures } from "./page-requests.ts";
import { RequestForm } from "./request-form.ts";
import { journey } from "./tags.ts";

const paths = ["/", "/bestemmingen/noorwegen", "/onze-werkwijze", "/privacyverklaring", "/bedankt-voor-uw-aanvraag"];
const built = resolve(import.meta.dirname, "../dist");

/** Every request of the page that is not for a file of the app, or failed. */
function watchRequests(page: Page, site: string): string[] {
  const wrong: string[] = [];
  page.on("response", (response) => {
    const url = response.url();
    const isAppFile = url.startsWith(`${site}/`) && !/\/(?:sfsites|webruntime|cms)\//.test(url);
    const isApi = url.startsWith(`${site}/sf/api/services/`);
    if (url.startsWith("data:")) return;
    if (!(isAppFile || isApi) || response.status() >= 400) wrong.push(`${response.status()} ${url}`);
  });
  return wrong;
}

/** Submits a request from the destination page, as its guest. */
async function submitFromDestination(page: Page, site: string, lastName: string): Promise<void> {
  const form = new RequestForm(page);
  await page.goto(`${site}/bestemmingen/noorwegen?utm_source=nieuwsbrief`);
  await page.locator("main a[href*='bestemming=Noorwegen']").first().click();
  await form.expectListening();
  await form.introduce(lastName);
  await page.getByLabel("Dat weet ik (nog) niet").last().check();
  await page.getByLabel("Aantal reizigers").selectOption("2");
  await form.press("Deel uw contactgegevens");
  await form.leaveDetails();
  await form.send();
  await form.expectThankYou();
}

const stored = { Destinations_1__c: "Noorwegen", UtmSource__c: "nieuwsbrief", AmountOfTravelers__c: 2 };

test("every page loads files of the app only", async ({ page, org, form }) => {
  const wrong = watchRequests(page, org.url);
  for (const path of paths) {
    await form.page.goto(org.url + path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await loadPictures(page)).filter((width) => width === 0)).toEqual([]);
    expect(wrong, path).toEqual([]);
  }
});

test("the scripts of the home page are not larger than those of the local site", () => {
  const sizeIn = (folder: string): number =>
    readdirSync(join(built, folder))
      .filter((name) => /^(?:start|quotation-form)-.*\.js$/.test(name))
      .reduce((total, name) => total + gzipSync(readFileSync(join(built, folder, name))).length, 0);
  const localSize = sizeIn("client/assets");
  expect(localSize).toBeGreaterThan(50_000);
  expect(sizeIn("react-app/client/build")).toBeLessThanOrEqual(localSize);
});

test("an unknown address shows the page for unknown addresses, which search engines leave out", async ({
  page,
  org,
}) => {
  await page.goto(`${org.url}/bestaat-niet/dieper`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await page.getByRole("banner").getByRole("link", { name: "Onze werkwijze" }).click();
  await expect(page).toHaveURL(`${org.url}/onze-werkwijze`);
});

test("links to a part of the page stay on the page, although the platform adds <base>", async ({ page, org }) => {
  await page.goto(`${org.url}/privacyverklaring?utm_source=nieuwsbrief`, { waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${org.url}/privacyverklaring?utm_source=nieuwsbrief#inhoud`);
});

test("a request reaches the org once, with a token", journey, async ({ page, org, lastName }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/sf/api/"))
      calls.push(`${request.method()} ${new URL(request.url()).pathname.split("/").at(-1)}`);
  });
  await submitFromDestination(page, org.url, lastName);
  expect(calls.toSorted()).toEqual(["GET csrf", "GET csrf", "GET options", "POST start", "POST submit"]);
  expect(await org.requestsOf(lastName)).toEqual([expect.objectContaining(stored)]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every page has its content, title and links", async ({ page, org }) => {
    for (const path of paths) {
      await page.goto(org.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Morgenree/);
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(new URL(canonical ?? "").pathname).toBe(`/app${path}`);
      const main = await page.locator("main").evaluate((element) => element.textContent?.length ?? 0);
      expect(main).toBeGreaterThan(200);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${org.url}${path}#inhoud`);
    }
  });
});
