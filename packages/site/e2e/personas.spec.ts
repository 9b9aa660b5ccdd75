// Visitors as they are: what each of them means is what is stored.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

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

async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.insertText(text);
}

test("an older couple that types as it writes", async ({ form, org, page, lastName }) => {
  await form.open();
  await page.getByLabel("Aanhef").selectOption("De heer en/of mevrouw");
  await page.getByLabel("Voornaam").fill("Jan en Riet");
  await page.getByLabel("Achternaam").fill(lastName);
  await form.press("Vertel ons uw wensen");
  await form.expectStep(2);
  await expect(page.getByText(`Beste heer en/of mevrouw ${lastName},`).filter({ visible: true })).toBeVisible();
  await form.knowDestination();
  await page.getByRole("combobox", { name: "Bestemming" }).fill("indonesie ");
  await page.getByLabel("Dat weet ik (nog) niet").last().check();
  await page.getByLabel("Budget (per persoon)").fill("5.000 euro p.p.");
  await page.getByLabel("Aantal reizigers").selectOption("2");
  await form.press("Deel uw contactgegevens");
  await form.expectStep(3);
  await form.leaveDetails();
  await page.getByLabel("Telefoonnummer").fill("06/123 456 78");
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    { Destinations_1__c: "Indonesië", CustomDestination__c: null, Budget__c: 5000, PhoneNumber__c: "0612345678" },
  ]);
});

test("a visitor who pastes from a contact app", async ({ form, org, page, lastName }) => {
  await form.open();
  await form.introduce(lastName);
  await form.describeTrip({ destination: "Japan" });
  await form.leaveDetails();
  for (const label of ["E-mailadres", "Telefoonnummer", "Postcode"]) await page.getByLabel(label).fill("");
  await paste(page, "E-mailadres", "Noor O’Connor <noor.o’connor@example.com>\u200b ");
  await paste(page, "Telefoonnummer", "\u202a+31\u00a06\u201112\u201134\u201156\u201178\u202c");
  await paste(page, "Postcode", "NL-1234\u00a0ab\u200b");
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    { Email__c: "noor.o'connor@example.com", PhoneNumber__c: "+31612345678", PostalCode__c: "1234 AB" },
  ]);
});

test("a visitor who dictates", async ({ form, org, page, lastName }) => {
  await form.open();
  await form.introduce(`${lastName} Jansen.`);
  await form.describeTrip({ wishes: "Graag rust. En natuur." });
  await form.leaveDetails();
  await page.getByLabel("Straat en huisnummer").fill("Lindelaan 12 bis.");
  await page.getByLabel("Woonplaats").fill("Haarlem.");
  await page.getByLabel("Postcode").fill("1234 AB.");
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(`${lastName} Jansen`)).toMatchObject([
    {
      City__c: "Haarlem",
      Street__c: "Lindelaan 12 bis",
      PostalCode__c: "1234 AB",
      Wishes__c: "Graag rust. En natuur.",
    },
  ]);
});

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

test("a business traveler who knows what, when and where", async ({ form, org, page, lastName }) => {
  await form.open();
  await page.getByLabel("Aanhef").selectOption("De heer");
  await page.getByLabel("Voornaam").fill("Mehmet");
  await page.getByLabel("Achternaam").fill(lastName);
  await form.press("Vertel ons uw wensen");
  await form.describeTrip({
    destination: "Zuid-Korea",
    dates: { leaving: "2027-10-04", back: "2027-10-16", days: "12" },
    budget: "€ 7.500",
    travelers: "1",
    wishes: "Twee dagen vergaderen in Seoul,\ndaarna rust.",
  });
  await form.leaveDetails();
  await page.getByLabel("Telefoonnummer").fill("+31 (0)20 555 01 23");
  for (const answer of ["alleen", "in het najaar van 2027", "Zuid-Korea", "12 dagen", "€ 7.500"])
    await expect(page.getByRole("link", { name: `${answer} (wijzigen)` })).toBeVisible();
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    {
      Salutation__c: "De heer",
      FirstName__c: "Mehmet",
      UnknownDestination__c: false,
      Destinations_1__c: "Zuid-Korea",
      UnknownLeavingDate__c: false,
      LeavingDate__c: "2027-10-04",
      ReturnDate__c: "2027-10-16",
      AmountOfDays__c: 12,
      Budget__c: 7500,
      AmountOfTravelers__c: 1,
      Wishes__c: "Twee dagen vergaderen in Seoul,\ndaarna rust.",
      PhoneNumber__c: "+31205550123",
      Newsletter__c: false,
    },
  ]);
});

test("a visitor with a long double name who changes an answer at the end", async ({ form, org, page, lastName }) => {
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
});
