// The whole request without a mouse: every stop of the Tab key is visible, and focus is never lost.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { disturb } from "./network.ts";

/** Presses Tab until an element has focus. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}.`);
}

/** Whether the focused element shows that it has focus, on itself or on what it draws. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const drawn = [focused, ...focused.children].flatMap((element) => [
      getComputedStyle(element),
      getComputedStyle(element, "::before"),
      getComputedStyle(element, "::after"),
    ]);
    return drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
  });

test("a request is filled in and sent by keyboard alone", async ({ form, org, page, lastName }) => {
  const { keyboard } = page;
  await form.open();
  await tabTo(page.getByRole("combobox", { name: "Aanhef", exact: true }));
  await keyboard.type("Mev");
  await tabTo(page.getByRole("textbox", { name: "Voornaam", exact: true }));
  await keyboard.type("Noor");
  await tabTo(page.getByRole("textbox", { name: "Achternaam", exact: true }));
  await keyboard.type(lastName);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();

  await tabTo(page.getByRole("checkbox", { name: "Ik weet al waar ik naar toe wil", exact: true }));
  await keyboard.press("Space");
  await tabTo(page.getByRole("combobox", { name: "Bestemming", exact: true }));
  await keyboard.type("jap");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Japan");
  await form.expectStep(2);
  await tabTo(page.getByRole("checkbox", { name: "Ik weet al wanneer ik wil reizen", exact: true }));
  await keyboard.press("Space");
  await tabTo(page.getByLabel("Vroegste vertrekdatum"));
  // Day and month are equal: the order in which a browser asks for them is its own.
  await keyboard.type("04042027");
  await tabTo(page.getByLabel("Uiterste terugkeerdatum"));
  await keyboard.type("05052027");
  await tabTo(page.getByLabel("Aantal dagen"));
  await keyboard.type("2");
  await tabTo(page.getByRole("textbox", { name: "Budget (per persoon)", exact: true }));
  await keyboard.type("2.500");
  await tabTo(page.getByRole("combobox", { name: "Aantal reizigers", exact: true }));
  await keyboard.type("2");
  await tabTo(page.getByRole("button", { name: "Deel uw contactgegevens", exact: true }));
  await keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Hoe kunnen wij u bereiken?" })).toBeFocused();

  await tabTo(page.getByRole("textbox", { name: "E-mailadres", exact: true }));
  await keyboard.type("noor@example.com");
  await tabTo(page.getByRole("textbox", { name: "Telefoonnummer", exact: true }));
  await keyboard.type("0612345678");
  await tabTo(page.getByRole("textbox", { name: "Postcode", exact: true }));
  await keyboard.type("1234 ab");
  await tabTo(page.getByRole("combobox", { name: "Hoe heeft u ons gevonden?", exact: true }));
  await keyboard.type("Insta");
  await tabTo(page.getByRole("checkbox", { name: "Ik ga akkoord met de privacyverklaring", exact: true }));
  await keyboard.press("Space");
  await tabTo(page.getByRole("button", { name: "Verstuur uw aanvraag", exact: true }));
  await keyboard.press("Enter");
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    {
      Salutation__c: "Mevrouw",
      Destinations_1__c: "Japan",
      LeavingDate__c: "2027-04-04",
      ReturnDate__c: "2027-05-05",
      AmountOfDays__c: 2,
      Budget__c: 2500,
      AmountOfTravelers__c: 2,
      BekendVia__c: "Instagram",
    },
  ]);
});

test("going back by keyboard puts focus on the step's heading", async ({ form, page, lastName }) => {
  await form.open();
  await form.introduce(lastName);
  await tabTo(page.getByRole("button", { name: "Terug", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Met wie mogen wij kennismaken?" })).toBeFocused();
});

test("a refused submit puts focus on the summary, whose links lead to the fields, every time", async ({
  form,
  page,
}) => {
  await form.open();
  for (const attempt of [1, 2]) {
    await tabTo(page.getByRole("button", { name: "Vertel ons uw wensen", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
    expect(await showsFocus(page), `attempt ${attempt}`).toBe(true);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aanhef: Dit veld is verplicht" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Aanhef")).toBeFocused();
});

test("a failed send puts focus on the message, from where the form goes on", async ({
  form,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(/could not be submitted/, /^Failed to load resource/);
  await form.prepare(lastName);
  const recover = await disturb(page, "createContactRequest", (route) => route.abort("connectionreset"));
  await form.waitForStep();
  await page.getByLabel("Woonplaats").press("Enter");
  await form.expectFailure();
  expect(await showsFocus(page)).toBe(true);
  await recover();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Verstuur uw aanvraag" })).toBeFocused();
  await page.keyboard.press("Enter");
  await form.expectThankYou();
});

test("the first stop skips to the content", async ({ form, page }) => {
  await form.open();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Naar de inhoud" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

for (const step of [1, 2, 3] as const) {
  test(`every stop of the Tab key on step ${step} shows that it has focus, in view`, async ({
    form,
    page,
    lastName,
  }) => {
    await form.open();
    if (step > 1) await form.introduce(lastName);
    if (step > 2) await form.describeTrip();
    const isOnPage = (): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);
    await page.keyboard.press("Tab");
    let stops = 0;
    while (await isOnPage()) {
      const name = await page.locator(":focus").evaluate((element) => element.outerHTML.slice(0, 120));
      expect(await showsFocus(page), name).toBe(true);
      await expect(page.locator(":focus"), name).toBeInViewport();
      stops += 1;
      await page.keyboard.press("Tab");
    }
    expect(stops).toBeGreaterThanOrEqual(4);
  });
}
