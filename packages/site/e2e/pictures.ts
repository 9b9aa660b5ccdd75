// npm test -- pictures: saves a picture of every page and state at four widths in `.artefacts/site`, for reviews of a change.
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { disturb, moment } from "./network.ts";

const folder = resolve(import.meta.dirname, "../../../.artefacts/site");
const widths = [375, 768, 1024, 1440];

/** Pictures load when they come near the screen: here all of them are wanted. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

/** How a picture is saved. */
interface Shot {
  type: "jpeg";
  quality: number;
  path: string;
}

/** Keeps a picture at each width. */
async function saveAtWidths(page: Page, state: string, take: (shot: Shot) => Promise<Buffer>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const picture = await take({ type: "jpeg", quality: 80, path: `${folder}/${state}-${width}.jpg` });
    expect(picture.length, `${state} at ${width} px`).toBeGreaterThan(10_000);
  }
}

/** Keeps pictures of a whole page. */
async function save(page: Page, state: string): Promise<void> {
  await loadPictures(page);
  await saveAtWidths(page, state, (shot) => page.screenshot({ ...shot, fullPage: true }));
}

/** Saves pictures of the form and the blocks beside it: the rest of the page is the same at every step. */
async function saveForm(page: Page, state: string): Promise<void> {
  const section = page.locator(".td-site-section").filter({ has: page.locator(".td-quotation form") });
  await saveAtWidths(page, state, (shot) => section.screenshot(shot));
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
    await save(page, name);
  });
}

test("pictures of the home page at every step, invalid and failed", async ({
  form,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(/could not be submitted/, /^Failed to load resource/);
  await form.open();
  await save(page, "home-step-1");
  await form.press("Vertel ons uw wensen");
  await saveForm(page, "form-step-1-invalid");
  await form.introduce(lastName);
  await form.knowDestination();
  await form.knowDates();
  await saveForm(page, "form-step-2");
  await form.press("Deel uw contactgegevens");
  await saveForm(page, "form-step-2-invalid");
  await page.getByRole("combobox", { name: "Bestemming" }).fill("an");
  await expect(page.getByRole("listbox")).toBeVisible();
  await saveForm(page, "form-step-2-list");
  await page.keyboard.press("Escape");
  await form.describeTrip();
  await saveForm(page, "form-step-3");
  await form.press("Verstuur uw aanvraag");
  await saveForm(page, "form-step-3-invalid");
  await form.leaveDetails();
  const failure = moment();
  await disturb(page, "createContactRequest", (route) => failure.hasCome.then(() => route.abort()));
  await form.send();
  await form.expectSending();
  await saveForm(page, "form-sending");
  failure.come();
  await form.expectFailure();
  await saveForm(page, "form-failed");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures of the home page", async ({ page }) => {
    await page.goto("/#offerte");
    await saveAtWidths(page, "home-without-script", (shot) => page.screenshot(shot));
    await expect(page.locator(".td-no-script")).toBeVisible();
  });
});
