// Where the visitor came from reaches the org, on any way through the site.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const query = "?utm_source=nieuwsbrief&utm_medium=e-mail&utm_campaign=voorjaar";
const campaign = { UtmSource__c: "nieuwsbrief", UtmMedium__c: "e-mail", UtmCampaign__c: "voorjaar" };

const ways: Record<string, (page: Page) => Promise<void>> = {
  "the header": (page) => page.getByRole("banner").getByRole("link", { name: "Reisvoorstel" }).click(),
  "the footer": (page) => page.getByRole("contentinfo").getByRole("link", { name: "Reisvoorstel aanvragen" }).click(),
  "a destination": (page) => page.getByRole("link", { name: "Marokko", exact: true }).click(),
  "the privacy page": async (page) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacyverklaring" }).click();
    await page.waitForURL(/privacyverklaring/);
    // Without the query, as from a bookmark or a search engine.
    await page.goto("/");
  },
  "a reload": async (page) => {
    await page.goto("/");
    await page.reload();
  },
};

for (const [name, go] of Object.entries(ways)) {
  test(`the campaign survives ${name}`, async ({ form, org, page, lastName }) => {
    await form.open(query);
    await go(page);
    await form.expectListening();
    await form.introduce(lastName);
    await form.describeTrip();
    await form.leaveDetails();
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toMatchObject([campaign]);
  });
}

test("a visit that begins on a page without the form has a campaign, and a newer one replaces it", async ({
  form,
  org,
  page,
  lastName,
}) => {
  await page.goto("/privacyverklaring?utm_source=oud&utm_medium=banner");
  await page.goto(`/privacyverklaring${query}`);
  await form.prepare(lastName);
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([campaign]);
});
