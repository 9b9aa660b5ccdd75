// A visitor who uses the form with a screen reader only: what is meant is what is stored. `keyboard.spec.ts` uses the keyboard only.
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a visitor who listens to the page with a screen reader", async ({ form, org, page, lastName }) => {
  const tree = page.locator("form.td-quotation-container__form").filter({ visible: true });
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
