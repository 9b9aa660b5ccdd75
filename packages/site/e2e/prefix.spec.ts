// The site below a path of its domain, as an Experience Cloud site with a path prefix.
import type { Page } from "@playwright/test";
import { expect, test as base } from "./fixtures.ts";
import { startOrg } from "./org-process.ts";
import { RequestForm } from "./request-form.ts";

/** Its org serves the site at `/reizen/`. */
const test = base.extend<object, Record<never, never>>({
  org: [
    async ({}, provide) => {
      const org = await startOrg({ prefix: "reizen" });
      await provide(org);
      await org.stop();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "default" });

/** Every address that answered with an error while the page was open. */
function watchResponses(page: Page): string[] {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

test("pages, pictures, fonts and data load from there", async ({ page, org }) => {
  const failed = watchResponses(page);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const form = new RequestForm(page, org.url);
  await form.open();
  await form.introduce("De Lezer");
  await form.knowDestination();
  await page.getByRole("combobox", { name: "Bestemming" }).fill("jap");
  await expect(page.getByRole("listbox").getByRole("option", { name: "Japan" })).toBeVisible();
  const widths = await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.map(({ naturalWidth }) => naturalWidth);
  });
  expect(widths.length).toBeGreaterThan(20);
  expect(Math.min(...widths)).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  expect(addresses.filter((address) => /\.(?:woff2|css)$/.test(address)).length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !address.startsWith(`${org.url}/`) && !address.startsWith("data:"))).toEqual([]);
  expect(failed).toEqual([]);
});

test("the root of the domain leads to the home page", async ({ page, org }) => {
  await page.goto(new URL("/", org.url).href);
  await expect(page).toHaveURL(`${org.url}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("links lead from page to page, and keep the campaign", async ({ page, org }) => {
  const campaign = "?utm_source=nieuwsbrief&utm_medium=e-mail";
  await page.goto(`${org.url}/${campaign}`);
  await page
    .getByRole("link", { name: /^Privacy/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${org.url}/privacyverklaring${campaign}`);
  await page.getByRole("link", { name: "Reisvoorstel", exact: true }).click();
  await expect(page).toHaveURL(`${org.url}/${campaign}#offerte`);
  await expect(page.locator("#offerte")).toBeInViewport();
});

test("a request is sent from there, with its campaign, and leads to the thank-you page", async ({
  page,
  org,
  lastName,
}) => {
  const form = new RequestForm(page, org.url);
  await form.open("?utm_source=nieuwsbrief");
  await form.introduce(lastName);
  await form.describeTrip();
  await expect(page.getByRole("link", { name: /^privacy/i }).first()).toHaveAttribute(
    "href",
    /^\/reizen\/privacyverklaring/,
  );
  await form.leaveDetails();
  await form.send();
  await expect(page).toHaveURL(/\/reizen\/bedankt-voor-uw-aanvraag\/\?ts=[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await org.requestsOf(lastName)).toEqual([expect.objectContaining({ UtmSource__c: "nieuwsbrief" })]);
});

test("an unknown path below it shows the not-found page, whose links work", async ({ page, org }) => {
  const answer = await page.goto(`${org.url}/bestaat-niet/dieper`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Morgenree/ })
    .click();
  await expect(page).toHaveURL(`${org.url}/`);
});

test("the org's list of requests stays at the root", async ({ page, org, openRequests, baseURL }) => {
  expect(baseURL).toBe(org.url);
  await openRequests(page);
  await expect(page).toHaveURL(new URL("/org/requests", org.url).href);
  await page.getByRole("banner").getByRole("link").click();
  await expect(page).toHaveURL(`${org.url}/`);
});

test("the sources are served there as well", async ({ page }) => {
  const development = await startOrg({ dev: true, prefix: "reizen" });
  try {
    const failed = watchResponses(page);
    const form = new RequestForm(page, development.url);
    await form.open();
    await form.introduce("De Ontwikkelaar");
    await page.waitForLoadState("networkidle");
    expect(failed).toEqual([]);
    await expect(page.locator("body")).toHaveCSS("margin", "0px");
  } finally {
    await development.stop();
  }
});
