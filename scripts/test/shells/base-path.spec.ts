// The components on a site below a path of its domain.
import type { Page } from "@playwright/test";
import { RequestForm } from "../../../packages/site/e2e/request-form.ts";
import { expect, inNativeShadow, test as base } from "./fixture-test.ts";
import { startPages } from "./page-server.ts";

// In one worker, because each worker would start a browser and an org.
base.describe.configure({ mode: "default" });

const test = base.extend<object, Record<never, never>>({
  pages: [
    async ({}, provide) => {
      const pages = await startPages("/reizen");
      await provide(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
});

/** Every request whose address is outside the site, or fails. */
function watchRequests(page: Page, site: string): string[] {
  const wrong: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("data:") && !request.url().startsWith(`${site}/`)) wrong.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  return wrong;
}

const addressesOfLinks = (page: Page): Promise<string[]> =>
  page.locator("a[href^='/']").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

for (const [name, text] of [
  ["home", "Vertel ons uw wensen"],
  ["headerAndFooter", "Onze werkwijze"],
] as const) {
  test(
    `${name}: links, pictures, fonts and data are below the path`,
    inNativeShadow,
    async ({ page, pages, openPage }) => {
      const wrong = watchRequests(page, pages.url);
      await openPage(name);
      await expect(page.getByText(text).first()).toBeVisible();
      // Blocks are rendered one after the other.
      await expect.poll(async () => (await addressesOfLinks(page)).length).toBeGreaterThan(3);
      await expect.poll(() => page.locator("img").count()).toBeGreaterThan(0);
      const addresses = await addressesOfLinks(page);
      expect(addresses.filter((address) => !address.startsWith("/reizen/"))).toEqual([]);
      const pictures = page.locator("img");
      await pictures.evaluateAll(async (images) => {
        for (const image of images) if (image instanceof HTMLImageElement) image.loading = "eager";
        await Promise.all(images.map((image) => (image instanceof HTMLImageElement ? image.decode() : undefined)));
      });
      expect(wrong).toEqual([]);
    },
  );
}

test(
  "a request is submitted, and leads to the thank-you page below the path",
  inNativeShadow,
  async ({ page, openPage, expectedLines }) => {
    // This server has the test pages only, so the thank-you page is missing.
    expectedLines.push(/404/);
    await openPage("home");
    const form = new RequestForm(page);
    await form.expectStep(1);
    await form.introduce("Van Reizen");
    await form.describeTrip();
    await form.leaveDetails();
    await form.send();
    await page.waitForURL(/\/reizen\/bedankt-voor-uw-aanvraag\/\?ts=\d{4}-/);
  },
);

test("a button leads to a page below the path", inNativeShadow, async ({ page, openPage, expectedLines }) => {
  expectedLines.push(/404/);
  await openPage("links");
  await page.getByRole("button", { name: "Naar het begin" }).click();
  await page.waitForURL("**/reizen/native/slots");
});
