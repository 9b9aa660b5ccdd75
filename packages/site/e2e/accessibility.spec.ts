// Every page and every state of the form: no rule of axe is broken, and changes are announced.
import { expectAccessible } from "./axe.ts";
import { expectDutch } from "./dutch.ts";
import { expect, test } from "./fixtures.ts";
import { denyUiApi, disturb, hold, holdCalls } from "./network.ts";

test.use({
  // Axe runs when animations have ended.
  contextOptions: { reducedMotion: "reduce" },
  viewport: async ({ isMobile }, provide) => provide({ width: isMobile ? 375 : 1440, height: 900 }),
});

test("the first two steps, with everything that opens", async ({ form, page, lastName }) => {
  await form.open();
  await expectAccessible(page, "step 1");
  await form.introduce(lastName);
  await expectAccessible(page, "step 2");
  await form.knowDestination();
  await form.knowDates();
  await page.getByRole("combobox", { name: "Bestemming" }).fill("an");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expectAccessible(page, "step 2 with everything known and the list open");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Uitleg bij bestemming" }).focus();
  await expectAccessible(page, "step 2 with the tooltip");
  await expectDutch(page, "step 2 with the tooltip");
});

test("the last step, empty and filled in", async ({ form, page, lastName }) => {
  await form.open();
  await form.introduce(lastName);
  await form.describeTrip();
  await expectAccessible(page, "step 3");
  await form.leaveDetails();
  await page.getByLabel("Hoe heeft u ons gevonden?").selectOption("Anders, namelijk");
  await expect(page.getByLabel("Toelichting")).toBeVisible();
  await expectAccessible(page, "step 3, filled in");
  await expectDutch(page, "step 3, filled in");
});

test("the three steps with every field invalid", async ({ form, page, lastName }) => {
  const expectInvalid = async (button: string, title: RegExp): Promise<void> => {
    await form.press(button);
    await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expectAccessible(page, `after "${button}"`);
    await expectDutch(page, `after "${button}"`);
  };
  await form.open();
  await expectInvalid("Vertel ons uw wensen", /^Fout: Offerte aanvragen \| Morgenree travel design$/);
  await form.introduce(lastName);
  await expect(page).toHaveTitle("Stap 2 van 3 | Offerte aanvragen | Morgenree travel design");
  await form.knowDestination();
  await form.knowDates();
  await expectInvalid("Deel uw contactgegevens", /^Fout: Stap 2 van 3 \|/);
  await form.describeTrip();
  await page.getByLabel("Hoe heeft u ons gevonden?").selectOption("Anders, namelijk");
  await page.getByLabel("Postcode").fill("12");
  await expectInvalid("Verstuur uw aanvraag", /^Fout: Stap 3 van 3 \|/);
});

test("a request in flight", async ({ form, page, lastName }) => {
  await form.prepare(lastName);
  const release = await hold(page, "createContactRequest");
  await form.send();
  await form.expectSending();
  await expectAccessible(page, "sending");
  await expectDutch(page, "sending");
  release();
  await form.expectThankYou();
});

test("a request that failed", async ({ form, page, lastName, expectedErrors }) => {
  expectedErrors.push(/could not be submitted/, /^Failed to load resource/);
  await form.prepare(lastName);
  await disturb(page, "createContactRequest", (route) => route.abort());
  await form.send();
  await form.expectFailure();
  await expect(page.getByText("Uw aanvraag wordt verstuurd")).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page, "failed");
});

test("a form without its lists", async ({ form, page, lastName, expectedErrors }) => {
  expectedErrors.push(/could not be read/, /^Failed to load resource/);
  await denyUiApi(page);
  await disturb(page, "getFormOptions", (route) => route.fulfill({ status: 500, json: [] }));
  await form.open();
  await form.introduce(lastName);
  await form.knowDestination();
  await page.getByRole("combobox", { name: "Bestemming" }).fill("Japan");
  await expectAccessible(page, "step 2 without a list");
});

test("restored answers", async ({ form, page, lastName }) => {
  await form.open();
  await form.introduce(lastName);
  await page.reload();
  await expect(page.getByText("Wij hebben uw antwoorden bewaard.")).toBeVisible();
  await expectAccessible(page, "restored");
});

test("corrected errors", async ({ form, page, lastName }) => {
  await form.open();
  await form.press("Vertel ons uw wensen");
  await expect(page.getByRole("alert")).toHaveText("Vul alle verplichte velden in");
  await form.answerStep1(lastName);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveTitle(/^Offerte aanvragen/);
  await expectAccessible(page, "corrected");
});

test("groups of checkboxes and the privacy checkbox have complete names", async ({ form, page, lastName }) => {
  await form.open();
  await form.introduce(lastName);
  for (const name of ["Bestemming (verplicht)", "Reisdata (verplicht)"])
    await expect(page.getByRole("group", { name, exact: true })).toBeVisible();
  await form.describeTrip();
  await expect(
    page.getByRole("checkbox", { name: "Ik ga akkoord met de privacyverklaring", exact: true }),
  ).toBeVisible();
});

test("a button that was pressed before the form works", async ({ form, page }) => {
  const release = await holdCalls(page, "**/assets/quotation-form-*.js");
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Vertel ons uw wensen" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page, "pressed early");
  release();
  await form.expectListening();
});

test("the menu of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation").getByRole("link").first()).toBeVisible();
  await expectAccessible(page, "menu");
});

test("every page of the sitemap", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const [, address = ""] of sitemap.matchAll(/<loc>(.+?)<\/loc>/g)) {
    const { pathname } = new URL(address);
    await page.goto(pathname);
    await expectAccessible(page, pathname);
    await expectDutch(page, pathname);
  }
});

const pages = [
  ["/", "Offerte aanvragen | Morgenree travel design"],
  ["/bedankt-voor-uw-aanvraag/", /^Bedankt/],
  ["/privacyverklaring", /^Privacyverklaring/],
  ["/bestemmingen/noorwegen", /^Noorwegen/],
  ["/onze-werkwijze", /^Onze werkwijze/],
  ["/bestaat-niet", /niet gevonden/i],
  ["/service-not-available", "Morgenree travel design"],
  ["/too-many-requests", "Morgenree travel design"],
] as const;

for (const [path, title] of pages) {
  test(`the page ${path} has a title, a language and one main heading`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectDutch(page, path);
    await expectAccessible(page, path);
  });
}

test("the check for Dutch finds English that is planted, in what is read and in what is read out", async ({ page }) => {
  await page.goto("/privacyverklaring");
  for (const plant of [
    () => document.body.append("Please try again"),
    () => document.body.setAttribute("aria-label", "Back to the page"),
  ]) {
    await page.evaluate(plant);
    await expect(expectDutch(page, "planted")).rejects.toThrow(/planted/);
    await page.reload();
  }
});

test("the org's list of requests and one of them", async ({ form, openRequests, page, lastName }) => {
  await form.prepare(lastName);
  await form.send();
  await form.expectThankYou();
  await openRequests(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offerteaanvragen");
  await expectAccessible(page, "the list");
  await page
    .getByRole("link", { name: /OA-\d{6}/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Aanvrager" })).toBeVisible();
  await expectAccessible(page, "one request");
});

test("the check itself finds a planted error", async ({ page }) => {
  await page.goto("/privacyverklaring");
  await page.evaluate(() => document.documentElement.removeAttribute("lang"));
  await expect(expectAccessible(page, "planted")).rejects.toThrow(/html-has-lang/);
});
