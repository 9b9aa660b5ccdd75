import type { Page } from "@playwright/test";
import { expect, test } from "./fixture-test.ts";

const form = (page: Page) => page.locator("c-td-quotation-form");
const topOfForm = (page: Page): Promise<number> =>
  form(page).evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));

test("a page that is opened with an anchor shows its block, whatever is rendered above it", async ({
  page,
  openPage,
}) => {
  await openPage("links", "#offerte");
  await expect(form(page).getByText("Stap 1 van 3")).toBeVisible();
  await expect.poll(() => topOfForm(page)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500);
});

test("a link to an anchor on the page leads to its block", async ({ page, openPage }) => {
  await openPage("links");
  await expect(form(page).getByText("Stap 1 van 3")).toBeVisible();
  expect(await topOfForm(page)).toBeGreaterThan(1500);
  await page.getByRole("link", { name: "Naar de offerte" }).click();
  await expect.poll(() => topOfForm(page)).toBe(0);
});

test("links and buttons to other pages keep the page's query", async ({ page, openPage }) => {
  await openPage("links", "?utm_source=nieuwsbrief");
  await page.getByRole("link", { name: "Naar het formulier" }).click();
  await page.waitForURL("**/native/form?utm_source=nieuwsbrief");
  await openPage("links", "?utm_source=nieuwsbrief");
  await page.getByRole("button", { name: "Naar het begin" }).click();
  await page.waitForURL("**/native/slots?utm_source=nieuwsbrief");
});
