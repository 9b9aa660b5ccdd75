// Keyboard focus is visible on every element that can have it, on every page: measured in pixels, because axe does not look at it.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { measureFocusRings } from "./focus-ring.ts";

/** The share of each side of an indicator that must have enough contrast. The lines of wrapped text differ in length. */
const minimumShare = 0.5;

async function expectVisibleFocus(page: Page, minimumCount: number, within?: string): Promise<void> {
  const rings = await measureFocusRings(page, within);
  expect(rings.length).toBeGreaterThanOrEqual(minimumCount);
  expect(rings.filter(({ sides, isInView }) => !isInView || sides.some((share) => share < minimumShare))).toEqual([]);
}

/** Pages that the sitemap leaves out. */
const otherPages = ["/bedankt-voor-uw-aanvraag/", "/bestaat-niet", "/service-not-available", "/too-many-requests"];

const widths = [375, 1280];

/** At each width, from the element that is given focus. */
async function expectVisibleFocusFrom(start: Locator, minimumCount: number, within: string): Promise<void> {
  const page = start.page();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await start.focus();
    await expectVisibleFocus(page, minimumCount, within);
  }
}

for (const width of widths) {
  test(`the home page at ${width} pixels, with the header and the footer of every page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expectVisibleFocus(page, 40);
  });
}

test("the content of the other pages", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>(.+?)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(1);
  // The pages of destinations have the same blocks.
  const different = paths.filter((path) => path !== "/" && !/^\/bestemmingen\/(?!noorwegen)/.test(path));
  for (const path of [...different, ...otherPages])
    await test.step(path, async () => {
      await page.goto(path);
      await expectVisibleFocusFrom(page.getByRole("main"), 0, "main");
    });
});

test("the form's later steps and errors", async ({ form, page, lastName }) => {
  const part = ".td-quotation";
  const summary = page.getByRole("heading", { name: "Controleer uw antwoorden" });
  await form.open();
  await form.press("Vertel ons uw wensen");
  await expect(summary).toBeFocused();
  await expectVisibleFocusFrom(summary, 7, part);
  await form.introduce(lastName);
  await form.knowDestination();
  await form.knowDates();
  await expectVisibleFocusFrom(page.getByRole("heading", { name: "Waar droomt u van?" }), 13, part);
  await form.describeTrip();
  await form.press("Verstuur uw aanvraag");
  await expect(summary).toBeFocused();
  await expectVisibleFocusFrom(summary, 15, part);
});

test("the check finds a ring in the color of its background", async ({ page }) => {
  await page.goto("/bestaat-niet");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("a:focus-visible { outline-color: #faf7f2 !important; box-shadow: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await page.getByRole("main").focus();
  const rings = await measureFocusRings(page, "main");
  expect(rings.some(({ sides }) => sides.some((share) => share < minimumShare))).toBe(true);
});
