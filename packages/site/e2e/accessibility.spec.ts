// Every state of the form: no rule of axe is broken, on a phone and on a wide screen, and changes are announced.
import { expectGoodState } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { disturb, moment } from "./network.ts";
import { journey } from "./tags.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** The form, and what is beside it. The rest of the page changes with the step only: it is checked once at each. */
const section = ".td-site-section:has(.td-quotation)";

// `pages.spec.ts` checks the first step as it opens, `early-press.spec.ts` what its tests lead to.
test(
  "the form: invalid, corrected, with what opens, filled in, in flight, failed and restored",
  journey,
  async ({ form, page, lastName, expectedErrors }) => {
    expectedErrors.push(/could not be submitted/, /^Failed to load resource/);
    const expectInvalid = async (button: string, title: RegExp): Promise<void> => {
      await form.press(button);
      await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
      await expect(page).toHaveTitle(title);
      await expectGoodState(page, `after "${button}"`, section);
    };
    await form.open();
    await expectInvalid("Vertel ons uw wensen", /^Fout: Offerte aanvragen \| Morgenree travel design$/);
    await expect(page.getByRole("alert")).toHaveText("Vul alle verplichte velden in");
    await form.answerStep1(lastName);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveTitle(/^Offerte aanvragen/);
    await expectGoodState(page, "step 1, corrected", section);
    await form.press("Vertel ons uw wensen");

    await form.expectStep(2);
    await expect(page).toHaveTitle("Stap 2 van 3 | Offerte aanvragen | Morgenree travel design");
    await expectGoodState(page, "step 2");
    for (const name of ["Bestemming (verplicht)", "Reisdata (verplicht)"])
      await expect(page.getByRole("group", { name, exact: true })).toBeVisible();
    await form.knowDestination();
    await form.knowDates();
    const destination = page.getByRole("combobox", { name: "Bestemming" });
    await destination.fill("an");
    await expect(page.getByRole("listbox")).toBeVisible();
    await expectGoodState(page, "step 2 with the list", section);
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await destination.fill("");
    await page.getByRole("button", { name: "Uitleg bij bestemming" }).focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expectGoodState(page, "step 2 with the tooltip", section);
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expectInvalid("Deel uw contactgegevens", /^Fout: Stap 2 van 3 \|/);
    await form.describeTrip();

    await expectGoodState(page, "step 3", section);
    const privacy = page.getByRole("checkbox", { name: "Ik ga akkoord met de privacyverklaring", exact: true });
    await expect(privacy).toBeVisible();
    const source = page.getByLabel("Hoe heeft u ons gevonden?");
    await source.selectOption("Anders, namelijk");
    await expect(page.getByLabel("Toelichting")).toBeVisible();
    await page.getByLabel("Postcode").fill("12");
    await expectInvalid("Verstuur uw aanvraag", /^Fout: Stap 3 van 3 \|/);
    await form.leaveDetails();
    await source.selectOption("Anders, namelijk");
    await expectGoodState(page, "step 3, filled in", section);

    await page.getByLabel("Toelichting").fill("Via mijn buurvrouw");
    const failure = moment();
    await disturb(page, "createContactRequest", (route) => failure.hasCome.then(() => route.abort()));
    await form.send();
    await form.expectSending();
    await expectGoodState(page, "sending", section);
    failure.come();
    await form.expectFailure();
    await expect(page.getByText("Uw aanvraag wordt verstuurd")).toHaveCount(0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectGoodState(page, "failed", section);
    await page.reload();
    await expect(page.getByText("Wij hebben uw antwoorden bewaard.").filter({ visible: true })).toBeVisible();
    await expectGoodState(page, "restored");
  },
);

test("the inbox of requests, used by keyboard", async ({ form, openRequests, page, lastName }) => {
  await form.prepare(lastName);
  await form.send();
  await form.expectThankYou();
  await openRequests(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offerteaanvragen");
  // The newest request is the first.
  await expect(page.getByRole("row").nth(1)).toContainText(lastName);
  await expectGoodState(page, "the list");
  const search = page.getByRole("searchbox", { name: "Zoeken" });
  await search.fill(lastName);
  await search.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: /OA-\d{6}/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "Aanvrager" })).toBeVisible();
  await expectGoodState(page, "one request");
  await page.getByLabel("Status", { exact: true }).selectOption("Gewonnen");
  await page.getByRole("button", { name: "Bewaar status" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("De status is bewaard.");
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("Gewonnen");
  await page.getByRole("link", { name: "Verwijder aanvraag" }).press("Enter");
  await expectGoodState(page, "the confirmation");
  await page.getByRole("button", { name: "Verwijder definitief" }).press("Enter");
  await expect(page.getByRole("status")).toContainText("is verwijderd");
  await search.fill(lastName);
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "Geen aanvragen gevonden" })).toBeVisible();
  await expectGoodState(page, "nothing found");
});

test("the sign-in link works on a page of another site", async ({ adminCookies, org, page }) => {
  await page.context().addCookies(adminCookies);
  await page.goto(`data:text/html,<a href="${org.adminLink}">Aanmelden</a>`);
  await page.getByRole("link").click();
  await expect(page).toHaveURL(new URL("/org/requests", org.url).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offerteaanvragen");
});
