// Where the visitor came from reaches the org, on any way through the site.
import { expect, test } from "./fixtures.ts";

const query = "?utm_source=nieuwsbrief&utm_medium=e-mail&utm_campaign=voorjaar";
const campaign = { UtmSource__c: "nieuwsbrief", UtmMedium__c: "e-mail", UtmCampaign__c: "voorjaar" };

test("a newer campaign replaces that of an earlier visit, also without a form, and survives every link to the form, another page and a reload", async ({
  form,
  org,
  page,
  lastName,
}) => {
  const footer = page.getByRole("contentinfo");
  await page.goto("/privacyverklaring?utm_source=oud&utm_medium=banner");
  await page.goto(`/privacyverklaring${query}`);
  await form.open();
  await page.getByRole("banner").getByRole("link", { name: "Reisvoorstel" }).click();
  await form.expectListening();
  await footer.getByRole("link", { name: "Reisvoorstel aanvragen" }).click();
  await form.expectListening();
  await page.getByRole("link", { name: "Nadia El Idrissi: vraag een reisvoorstel aan" }).click();
  await form.expectListening();
  await footer.getByRole("link", { name: "Privacyverklaring" }).click();
  await page.waitForURL(/privacyverklaring/);
  // Without the query, as from a bookmark or a search engine.
  await page.goto("/");
  await page.reload();
  await form.expectListening();
  await form.introduce(lastName);
  await form.describeTrip();
  await form.leaveDetails();
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toMatchObject([campaign]);
});
