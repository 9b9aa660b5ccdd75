// Visitors who use the form with a keyboard or a screen reader only: what each of them means is what is stored.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    if (await element.evaluate((node) => node.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  await expect(element).toBeFocused();
}

test("a visitor who uses the keyboard only and dreams of Bali", async ({ form, org, page, lastName }) => {
  const { keyboard } = page;
  const type = async (field: Locator, text: string): Promise<void> => {
    await tabTo(page, field);
    await keyboard.type(text);
  };
  await form.open();
  await type(page.getByLabel("Aanhef"), "Mevrouw");
  await type(page.getByLabel("Voornaam"), "Noor");
  await type(page.getByLabel("Achternaam"), lastName);
  await form.waitForStep();
  await keyboard.press("Enter");
  await form.expectStep(2);
  await tabTo(page, page.getByLabel("Ik weet al waar ik naar toe wil"));
  await keyboard.press("Space");
  const destination = page.getByRole("combobox", { name: "Bestemming" });
  await type(destination, "bali");
  await expect(page.getByRole("listbox").getByRole("option", { name: "Bali (Indonesië)" })).toBeVisible();
  await keyboard.press("Enter");
  await form.expectStep(2);
  await expect(destination).toHaveValue("Indonesië");
  await tabTo(page, page.getByLabel("Dat weet ik (nog) niet").last());
  await keyboard.press("Space");
  await type(page.getByLabel("Budget (per persoon)"), "3500");
  await type(page.getByLabel("Aantal reizigers"), "2");
  await expect(page.getByLabel("Uw wensen")).toHaveValue("Bali");
  await tabTo(page, page.getByRole("button", { name: "Deel uw contactgegevens" }));
  await form.waitForStep();
  await keyboard.press("Enter");
  await form.expectStep(3);
  await type(page.getByLabel("E-mailadres"), "noor@example.com");
  await type(page.getByLabel("Telefoonnummer"), "0612345678");
  await type(page.getByLabel("Postcode"), "1234ab");
  await type(page.getByLabel("Hoe heeft u ons gevonden?"), "Instagram");
  await tabTo(page, page.getByLabel("Ik ga akkoord met de"));
  await keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Verstuur uw aanvraag" }));
  await form.waitForStep();
  await keyboard.press("Enter");
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    {
      Salutation__c: "Mevrouw",
      FirstName__c: "Noor",
      Destinations_1__c: "Indonesië",
      Wishes__c: "Bali",
      UnknownLeavingDate__c: true,
      Budget__c: 3500,
      AmountOfTravelers__c: 2,
      PostalCode__c: "1234 AB",
      BekendVia__c: "Instagram",
      PrivacyPolicy__c: true,
    },
  ]);
});

test("a visitor who listens to the page with a screen reader", async ({ form, org, page, lastName }) => {
  const tree = page.locator("form.td-quotation-container__form");
  await form.open("?bestemming=Noorwegen");
  await expect(tree).toMatchAriaSnapshot(`
    - heading "Met wie mogen wij kennismaken?" [level=2]
    - combobox "Aanhef"
    - textbox "Voornaam"
    - textbox "Achternaam"
    - button "Vertel ons uw wensen"
    - status: /U droomt van Noorwegen\\./
  `);
  await form.press("Vertel ons uw wensen");
  await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
  await expect(tree).toMatchAriaSnapshot(`
    - heading "Met wie mogen wij kennismaken?" [level=2]
    - region "Controleer uw antwoorden":
      - heading "Controleer uw antwoorden" [level=2]
      - list:
        - listitem:
          - 'link "Aanhef: Dit veld is verplicht"'
        - listitem:
          - 'link "Voornaam: Dit veld is verplicht"'
        - listitem:
          - 'link "Achternaam: Dit veld is verplicht"'
    - alert: Vul alle verplichte velden in
  `);
  await form.introduce(lastName);
  await expect(page.getByRole("heading", { name: "Waar droomt u van?" })).toBeFocused();
  await expect(tree).toMatchAriaSnapshot(`
    - heading "Waar droomt u van?" [level=2]
    - group /Bestemming/:
      - checkbox "Ik weet al waar ik naar toe wil" [checked]
      - combobox "Bestemming": Noorwegen
      - checkbox "Dat weet ik (nog) niet"
    - group /Reisdata/
    - textbox "Budget (per persoon)"
    - combobox "Aantal reizigers"
    - textbox "Uw wensen"
  `);
  await page.getByRole("group", { name: "Reisdata" }).getByRole("checkbox", { name: "Dat weet ik (nog) niet" }).check();
  await page.getByRole("combobox", { name: "Aantal reizigers" }).selectOption("2");
  await form.press("Deel uw contactgegevens");
  await form.leaveDetails();
  await expect(tree).toMatchAriaSnapshot(`
    - heading "Hoe kunnen wij u bereiken?" [level=2]
    - textbox "E-mailadres"
    - textbox "Telefoonnummer"
    - textbox "Straat en huisnummer"
    - textbox "Postcode"
    - textbox "Woonplaats"
    - combobox "Hoe heeft u ons gevonden?"
    - checkbox "Ja, ik ontvang graag de nieuwsbrief"
    - checkbox "Ik ga akkoord met de privacyverklaring" [checked]
    - region "Uw reis in het kort":
      - heading "Uw reis in het kort" [level=3]
      - paragraph:
        - text: U wilt
        - link "met z’n tweeën (wijzigen)"
        - text: naar
        - link "Noorwegen (wijzigen)"
    - button "Terug"
    - button "Verstuur uw aanvraag"
  `);
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([
    {
      Destinations_1__c: "Noorwegen",
      UnknownDestination__c: false,
      UnknownLeavingDate__c: true,
      AmountOfTravelers__c: 2,
    },
  ]);
});
