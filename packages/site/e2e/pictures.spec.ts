// Keeps a picture of every page and state at four widths, for whoever looks at a change: they stand in `.artefacts/site`.
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { disturb, moment } from "./network.ts";

const folder = resolve(import.meta.dirname, "../../../.artefacts/site");
const widths = [375, 768, 1024, 1440];

/** Pictures load when they come near the screen: here all of them are wanted. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const style = new CSSStyleSheet();
    // Sections that were never near the screen have no layout yet.
    style.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(style);
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/** How a picture is kept. */
interface Shot {
  type: "jpeg";
  quality: number;
  path: string;
}

/** Keeps a picture at each width. */
async function keepAtWidths(page: Page, state: string, take: (shot: Shot) => Promise<Buffer>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const picture = await take({ type: "jpeg", quality: 80, path: `${folder}/${state}-${width}.jpg` });
    expect(picture.length, `${state} at ${width} px`).toBeGreaterThan(10_000);
  }
}

/** Keeps pictures of a whole page. */
async function keep(page: Page, state: string): Promise<void> {
  await loadPictures(page);
  await keepAtWidths(page, state, (shot) => page.screenshot({ ...shot, fullPage: true }));
}

/** Keeps pictures of the form and what stands beside it: the rest of the page is the same at every step. */
async function keepForm(page: Page, state: string): Promise<void> {
  const section = page.locator(".td-site-section").filter({ has: page.locator("form") });
  await keepAtWidths(page, state, (shot) => section.screenshot(shot));
}

for (const [path, name] of [
  ["/bedankt-voor-uw-aanvraag/", "thank-you"],
  ["/privacyverklaring", "privacy"],
  ["/bestemmingen/noorwegen", "norway"],
  ["/onze-werkwijze", "how-we-work"],
  ["/bestaat-niet", "not-found"],
  ["/service-not-available", "out-of-order"],
  ["/too-many-requests", "crowded"],
] as const) {
  test(`pictures of ${path}`, async ({ page }) => {
    await page.goto(path);
    await keep(page, name);
  });
}

test("pictures of the home page at every step, refused and failed", async ({
  form,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(/could not be submitted/, /^Failed to load resource/);
  await form.open();
  await keep(page, "home-step-1");
  await form.press("Vertel ons uw wensen");
  await keepForm(page, "form-step-1-refused");
  await form.introduce(lastName);
  await form.knowDestination();
  await form.knowDates();
  await keepForm(page, "form-step-2");
  await form.press("Deel uw contactgegevens");
  await keepForm(page, "form-step-2-refused");
  await page.getByRole("combobox", { name: "Bestemming" }).fill("an");
  await expect(page.getByRole("listbox")).toBeVisible();
  await keepForm(page, "form-step-2-list");
  await page.keyboard.press("Escape");
  await form.describeTrip();
  await keepForm(page, "form-step-3");
  await form.press("Verstuur uw aanvraag");
  await keepForm(page, "form-step-3-refused");
  await form.leaveDetails();
  const failure = moment();
  await disturb(page, "createContactRequest", (route) => failure.hasCome.then(() => route.abort()));
  await form.send();
  await form.expectSending();
  await keepForm(page, "form-sending");
  failure.come();
  await form.expectFailure();
  await keepForm(page, "form-failed");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures of the home page", async ({ page }) => {
    await page.goto("/#offerte");
    await keepAtWidths(page, "home-without-script", (shot) => page.screenshot(shot));
    await expect(page.locator(".td-no-script")).toBeVisible();
  });
});
