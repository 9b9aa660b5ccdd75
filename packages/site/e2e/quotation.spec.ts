import { expect, test } from "./fixtures.ts";
import { everywhere } from "./tags.ts";

test.describe("a request arrives in the org", () => {
  test(
    "with a destination from the list, dates and every answer",
    everywhere,
    async ({ form, org, lastName, context, baseURL }) => {
      await context.addCookies([{ name: "_ga", value: "GA1.1.42.1700000000", url: baseURL ?? "" }]);
      await form.open("?utm_campaign=voorjaar&utm_medium=e-mail&utm_source=nieuwsbrief&utm_source=tweede");
      await form.introduce(`  ${lastName} `);
      await form.describeTrip({
        destination: "Japan",
        dates: { leaving: "2027-04-10", back: "2027-05-02", days: "21" },
        budget: "€ 4.250,50",
        travelers: "16",
        wishes: "Rustige plekken,\nook <b>buiten</b> Tokio.",
      });
      await form.leaveDetails();
      await form.field("Straat en huisnummer").fill("Lindelaan 12");
      await form.field("Woonplaats").fill("Haarlem");
      await form.page.getByLabel("Hoe heeft u ons gevonden?").selectOption("Anders, namelijk");
      await form.page.getByLabel("Toelichting").fill("Via mijn buurvrouw");
      await form.page.getByLabel("Ja, ik ontvang graag de nieuwsbrief").check();
      await form.send();
      await form.expectThankYou();

      expect(await org.requestsOf(lastName)).toEqual([
        {
          Site__c: "Travel Design",
          Salutation__c: "Mevrouw",
          FirstName__c: "Noor",
          LastName__c: lastName,
          Email__c: "noor@example.com",
          PhoneNumber__c: "0612345678",
          Street__c: "Lindelaan 12",
          PostalCode__c: "1234 AB",
          City__c: "Haarlem",
          UnknownDestination__c: false,
          Destinations_1__c: "Japan",
          CustomDestination__c: null,
          UnknownLeavingDate__c: false,
          LeavingDate__c: "2027-04-10",
          ReturnDate__c: "2027-05-02",
          AmountOfDays__c: 21,
          Budget__c: 4250.5,
          AmountOfTravelers__c: 16,
          Wishes__c: "Rustige plekken,\nook <b>buiten</b> Tokio.",
          Newsletter__c: true,
          PrivacyPolicy__c: true,
          IsExperienceCloud__c: true,
          Channel__c: "Website",
          BekendVia__c: "Anders",
          AlternativeSource__c: "Via mijn buurvrouw",
          UtmCampaign__c: "voorjaar",
          UtmMedium__c: "e-mail",
          UtmSource__c: "nieuwsbrief",
          GaId__c: "GA1.1.42.1700000000",
          SubmissionKey__c: expect.stringMatching(/^[0-9a-f-]{36}$/),
          Reference__c: expect.stringMatching(/^TD-\w{6}$/),
        },
      ]);
    },
  );
});

test.describe("nothing typed is lost", () => {
  test("by going back with the form's button and with the browser's", everywhere, async ({ form, lastName, page }) => {
    await form.open();
    await form.introduce(lastName);
    await form.describeTrip({
      destination: "Atlantis",
      dates: { leaving: "2027-04-10", back: "2027-04-12", days: "3" },
    });
    await form.press("Terug");
    await form.expectStep(2);
    await expect(page.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Atlantis");
    await expect(page.getByLabel("Uiterste terugkeerdatum")).toHaveValue("2027-04-12");
    await page.goBack();
    await form.expectStep(1);
    await expect(page.getByLabel("Achternaam")).toHaveValue(lastName);
    await page.goForward();
    await form.expectStep(2);
    await expect(page.getByLabel("Aantal dagen")).toHaveValue("3");
  });

  test("by a reload on any step", everywhere, async ({ form, org, lastName, page }) => {
    await form.open();
    await form.answerStep1(lastName);
    await page.reload();
    await form.expectStep(1);
    await form.expectListening();
    await expect(page.getByLabel("Voornaam")).toHaveValue("Noor");
    await form.press("Vertel ons uw wensen");
    await form.expectStep(2);
    await page.getByLabel("Uw wensen").fill("Een rustige reis");
    await page.reload();
    await expect(page.getByLabel("Uw wensen")).toHaveValue("Een rustige reis");
    await form.describeTrip();
    await form.leaveDetails();
    await page.reload();
    await form.expectStep(3);
    await expect(page.getByLabel("E-mailadres")).toHaveValue("noor@example.com");
    await expect(page.getByLabel("Ik ga akkoord met de")).not.toBeChecked();
    await page.getByLabel("Ik ga akkoord met de").check();
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toMatchObject([{ FirstName__c: "Noor", Wishes__c: "Een rustige reis" }]);
  });
});

test(
  "each step names every required field, in order, and each line leads to its field",
  everywhere,
  async ({ form, page, lastName }) => {
    const summary = page.getByRole("link", { name: /[:?] (Dit veld is verplicht$|Ongeldige invoer)/ });
    const expectInvalid = async (button: string, lines: string[], message: string): Promise<void> => {
      await form.press(button);
      await expect(summary).toHaveText(lines);
      await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
      await expect(page.getByRole("alert")).toHaveText(message);
      await expect(page).toHaveTitle(/^Fout: /);
    };
    const missing = (...labels: string[]): string[] =>
      labels.map((label) => `${label}${label.endsWith("?") ? "" : ":"} Dit veld is verplicht`);

    await form.open();
    await expectInvalid(
      "Vertel ons uw wensen",
      missing("Aanhef", "Voornaam", "Achternaam"),
      "Vul alle verplichte velden in",
    );
    await page.getByRole("link", { name: "Voornaam: Dit veld is verplicht" }).click();
    await expect(page.getByLabel("Voornaam")).toBeFocused();
    await form.introduce(lastName);

    await expectInvalid(
      "Deel uw contactgegevens",
      missing("Bestemming", "Reisdata", "Aantal reizigers"),
      "Vul alle verplichte velden in",
    );
    await form.knowDestination();
    await form.knowDates();
    await expectInvalid(
      "Deel uw contactgegevens",
      missing("Bestemming", "Vroegste vertrekdatum", "Uiterste terugkeerdatum", "Aantal dagen", "Aantal reizigers"),
      "Vul alle verplichte velden in",
    );
    await form.describeTrip();

    await expectInvalid(
      "Verstuur uw aanvraag",
      missing(
        "E-mailadres",
        "Telefoonnummer",
        "Postcode",
        "Hoe heeft u ons gevonden?",
        "Ik ga akkoord met de privacyverklaring",
      ),
      "Vul alle verplichte velden in",
    );
    await form.leaveDetails();
    await page.getByLabel("Postcode").fill("0123 AB");
    await page.getByLabel("Hoe heeft u ons gevonden?").selectOption("Anders, namelijk");
    await page.getByLabel("Toelichting").fill("Via een vriend");
    await expectInvalid(
      "Verstuur uw aanvraag",
      ["Postcode: Ongeldige invoer. Een Nederlandse postcode begint niet met een 0."],
      "Vul alle velden correct in",
    );
  },
);
