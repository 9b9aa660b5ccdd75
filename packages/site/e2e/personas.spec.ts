// Visitors as they are: what each of them means is what is stored.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { everywhere } from "./tags.ts";

/** Replaces a value at once, as the browser's autofill and password managers do. */
async function autofill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).evaluate((element, text) => {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return;
      // React replaces the value of the element itself, but not that of its prototype.
      const prototype = Object.getPrototypeOf(element);
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, text);
      element.dispatchEvent(new Event("input", { bubbles: true }));
      element.dispatchEvent(new Event("change", { bubbles: true }));
    }, value);
  }
}

test("a family whose browser fills in all fields at once", async ({ form, org, page, lastName }) => {
  await form.open();
  await autofill(page, { salutation: "Familie", firstName: "Noor", lastName });
  await form.press("Vertel ons uw wensen");
  await form.expectStep(2);
  await form.describeTrip({ travelers: "5" });
  await autofill(page, {
    email: "familie@example.com",
    phoneNumber: "0031612345678",
    street: "Lindelaan 12",
    postalCode: "1234AB",
    city: "Haarlem",
  });
  await page.getByLabel("Hoe heeft u ons gevonden?").selectOption("Instagram");
  await page.getByLabel("Ik ga akkoord met de").check();
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    {
      Salutation__c: "Familie",
      Email__c: "familie@example.com",
      PhoneNumber__c: "+31612345678",
      AmountOfTravelers__c: 5,
    },
  ]);
});

test(
  "a visitor with a long double name who changes an answer at the end",
  everywhere,
  async ({ form, org, page, lastName }) => {
    const name = `${lastName} ’t Hof-Özdemir van Wassenaer tot Duivenvoorde`.slice(0, 80).trim();
    await form.open();
    await form.introduce(name);
    await form.describeTrip({ destination: "Japan", travelers: "2" });
    await form.leaveDetails();
    await form.waitForStep();
    await page.getByRole("link", { name: "met z’n tweeën (wijzigen)" }).click();
    await form.expectStep(2);
    await expect(page.getByLabel("Aantal reizigers")).toBeFocused();
    await page.getByLabel("Aantal reizigers").selectOption("6");
    await form.press("Deel uw contactgegevens");
    await form.expectStep(3);
    await expect(page.getByRole("link", { name: "met z’n zessen (wijzigen)" })).toBeVisible();
    await page.getByRole("link", { name: `Noor ${name} (wijzigen)` }).click();
    await form.expectStep(1);
    await expect(page.getByLabel("Achternaam")).toBeFocused();
    await form.press("Vertel ons uw wensen");
    await form.expectStep(2);
    await form.press("Deel uw contactgegevens");
    await form.expectStep(3);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(name)).toMatchObject([
      { FirstName__c: "Noor", LastName__c: name, Destinations_1__c: "Japan", AmountOfTravelers__c: 6 },
    ]);
  },
);
