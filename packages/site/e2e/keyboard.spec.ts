// The whole request without a mouse: focus is never lost.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { journey } from "./tags.ts";

/** Presses Tab until an element has focus. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}.`);
}

/** Moves focus to a field, types, and expects the field to have a value, so that a failure names the field. */
async function typeInto(field: Locator, keys: string, value = keys): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(keys);
  await expect(field).toHaveValue(value);
}

/**
 * Moves focus to a dropdown, and chooses an option by its first letter. More letters would choose another option if the browser
 * handles one of them more than a second after the one before, because it then starts a new search.
 */
const choose = (dropdown: Locator, letter: string, value: string): Promise<void> => typeInto(dropdown, letter, value);

/** Moves focus to a checkbox, and checks it. */
async function check(checkbox: Locator): Promise<void> {
  await tabTo(checkbox);
  await checkbox.page().keyboard.press("Space");
  await expect(checkbox).toBeChecked();
}

/** How the focused element shows that it has focus, on itself or on an element inside it. */
type Focus = "none" | "whole" | "cut off" | "invisible";

const readFocus = (page: Page): Promise<{ focus: Focus; name: string }> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { focus: "none", name: "" };
    const rings = [focused, ...focused.children].flatMap((element) =>
      [undefined, "::before", "::after"].map((part) => ({ element, part, style: getComputedStyle(element, part) })),
    );
    const ring = rings.find(({ style }) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2);
    const name = focused.outerHTML.slice(0, 120);
    if (!ring) return { focus: "invisible", name };
    // The ring of a card is around its positioned ancestor.
    const isStretched = ring.part !== undefined && ring.style.position === "absolute";
    const { element, style } = ring;
    const box = (isStretched && element instanceof HTMLElement && element.offsetParent) || element;
    const room = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    for (let part = box.parentElement; part && part !== document.body; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const clip = part.getBoundingClientRect();
      const isCutX = overflowX !== "visible" && (left - room < clip.left || right + room > clip.right);
      const isCutY = overflowY !== "visible" && (top - room < clip.top || bottom + room > clip.bottom);
      if (isCutX || isCutY) return { focus: "cut off", name };
    }
    return { focus: "whole", name };
  });

for (const width of [375, 1280])
  test(`everything on the home page shows the focus of the keyboard, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const stops: { focus: Focus; name: string }[] = [];
    do {
      await page.keyboard.press("Tab");
      stops.push(await readFocus(page));
    } while (stops.at(-1)?.focus !== "none");
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.slice(0, -1).filter(({ focus }) => focus !== "whole")).toEqual([]);
  });

test("a request is filled in and submitted by keyboard alone", journey, async ({ form, org, page, lastName }) => {
  const { keyboard } = page;
  const input = (name: string): Locator => page.getByRole("textbox", { name, exact: true });
  const dropdown = (name: string): Locator => page.getByRole("combobox", { name, exact: true });
  const checkbox = (name: string): Locator => page.getByRole("checkbox", { name, exact: true });
  await form.open();
  await choose(dropdown("Aanhef"), "M", "Mevrouw");
  await typeInto(input("Voornaam"), "Noor");
  await typeInto(input("Achternaam"), lastName);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();
  await form.expectStep(2);

  await check(checkbox("Ik weet al waar ik naar toe wil"));
  const destination = dropdown("Bestemming");
  await typeInto(destination, "bali");
  await expect(page.getByRole("listbox").getByRole("option", { name: "Bali (Indonesië)" })).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(destination).toHaveValue("Indonesië");
  await form.expectStep(2);
  await check(checkbox("Ik weet al wanneer ik wil reizen"));
  // Day and month are equal, because their order depends on the browser's language.
  await typeInto(page.getByLabel("Vroegste vertrekdatum"), "04042027", "2027-04-04");
  await typeInto(page.getByLabel("Uiterste terugkeerdatum"), "05052027", "2027-05-05");
  await typeInto(page.getByLabel("Aantal dagen"), "2");
  await typeInto(input("Budget (per persoon)"), "2.500");
  await choose(dropdown("Aantal reizigers"), "2", "2");
  await tabTo(page.getByRole("button", { name: "Deel uw contactgegevens", exact: true }));
  await form.waitForStep();
  await keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Hoe kunnen wij u bereiken?" })).toBeFocused();
  await form.expectStep(3);

  await typeInto(input("E-mailadres"), "noor@example.com");
  await typeInto(input("Telefoonnummer"), "0612345678");
  await typeInto(input("Postcode"), "1234 ab");
  await choose(dropdown("Hoe heeft u ons gevonden?"), "I", "Instagram");
  await check(checkbox("Ik ga akkoord met de privacyverklaring"));
  await tabTo(page.getByRole("button", { name: "Verstuur uw aanvraag", exact: true }));
  await form.waitForStep();
  await keyboard.press("Enter");
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    {
      Salutation__c: "Mevrouw",
      FirstName__c: "Noor",
      Destinations_1__c: "Indonesië",
      Wishes__c: "Bali",
      LeavingDate__c: "2027-04-04",
      ReturnDate__c: "2027-05-05",
      AmountOfDays__c: 2,
      Budget__c: 2500,
      AmountOfTravelers__c: 2,
      PostalCode__c: "1234 AB",
      BekendVia__c: "Instagram",
      PrivacyPolicy__c: true,
    },
  ]);
});

test("the first Tab reaches the link to the content; an invalid submit moves focus to the summary, whose links lead to the fields, every time; going back moves it to the step's heading", async ({
  form,
  page,
  lastName,
}) => {
  await form.open();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Naar de inhoud" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);

  for (const attempt of [1, 2]) {
    await tabTo(page.getByRole("button", { name: "Vertel ons uw wensen", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
    expect(await readFocus(page), `attempt ${attempt}`).toMatchObject({ focus: "whole" });
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aanhef: Dit veld is verplicht" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Aanhef")).toBeFocused();

  await form.introduce(lastName);
  await tabTo(page.getByRole("button", { name: "Terug", exact: true }));
  await form.waitForStep();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Met wie mogen wij kennismaken?" })).toBeFocused();
});
