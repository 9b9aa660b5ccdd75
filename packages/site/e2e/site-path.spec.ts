// The main journeys on a site below a path of its domain, as an Experience Cloud site with a prefix.
import { expect, test as atRoot } from "./fixtures.ts";
import { startOrg } from "./org-process.ts";
import { loadPictures, readAddresses, watchRequests } from "./page-requests.ts";
import { RequestForm } from "./request-form.ts";

// In one worker, because each worker would start a browser and an org.
atRoot.describe.configure({ mode: "default" });

/** Its org serves the site at `/reizen/`. */
const test = atRoot.extend<object, Record<never, never>>({
  org: [
    async ({}, provide) => {
      const org = await startOrg({ prefix: "reizen" });
      await provide(org);
      await org.stop();
    },
    { scope: "worker" },
  ],
});

/** Pages, with the error pages that Salesforce shows by itself. */
const paths = [
  "/",
  "/bestemmingen/noorwegen",
  "/onze-werkwijze",
  "/privacyverklaring",
  "/bedankt-voor-uw-aanvraag/",
  "/bestaat-niet/dieper",
  "/service-not-available",
  "/too-many-requests",
];

test("every page loads everything from the site, and links to nothing outside it", async ({ page, org }) => {
  const wrong = watchRequests(page, org.url);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(org.url + path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await loadPictures(page)).filter((width) => width === 0)).toEqual([]);
      const addresses = await readAddresses(page);
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.startsWith(`${org.url}/`))).toEqual([]);
      expect(wrong).toEqual([]);
    });
  }
});

test("links lead from page to page and to their anchors, and keep the campaign", async ({ page, org }) => {
  const campaign = "?utm_source=nieuwsbrief&utm_medium=e-mail";
  const menu = page.getByRole("banner");
  await page.goto(`${org.url}/bestaat-niet${campaign}`);
  await menu.getByRole("link", { name: /^Morgenree/ }).click();
  await expect(page).toHaveURL(`${org.url}/${campaign}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacyverklaring" }).click();
  await expect(page).toHaveURL(`${org.url}/privacyverklaring${campaign}`);
  await menu.getByRole("link", { name: "Onze werkwijze" }).click();
  await expect(page).toHaveURL(`${org.url}/onze-werkwijze${campaign}`);
  for (const [name, anchor] of [
    ["Reisspecialisten", "reisspecialisten"],
    ["Reisvoorstel", "offerte"],
  ] as const) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`${org.url}/${campaign}#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test("a destination page leads to the form, whose request arrives and has a thank-you page", async ({
  page,
  org,
  lastName,
}) => {
  const form = new RequestForm(page);
  await page.goto(`${org.url}/bestemmingen/noorwegen?utm_source=nieuwsbrief`);
  await page.locator("main a[href*='bestemming=Noorwegen']").first().click();
  await form.expectListening();
  await form.introduce(lastName);
  await expect(page.getByRole("combobox", { name: "Bestemming" })).toHaveValue("Noorwegen");
  await page.getByLabel("Dat weet ik (nog) niet").last().check();
  await page.getByLabel("Aantal reizigers").selectOption("2");
  await form.press("Deel uw contactgegevens");
  await form.leaveDetails();
  await expect(page.locator("form").getByRole("link", { name: /^privacy/i })).toHaveAttribute(
    "href",
    /^\/reizen\/privacyverklaring/,
  );
  await form.send();
  await form.expectThankYou();
  expect(page.url().startsWith(`${org.url}/bedankt-voor-uw-aanvraag/`)).toBe(true);
  expect(await org.requestsOf(lastName)).toEqual([
    expect.objectContaining({ Destinations_1__c: "Noorwegen", UtmSource__c: "nieuwsbrief" }),
  ]);
});

test("the root of the domain leads to the home page, and the org's pages remain there", async ({
  page,
  org,
  openRequests,
}) => {
  await page.goto(new URL("/", org.url).href);
  await expect(page).toHaveURL(`${org.url}/`);
  await openRequests(page);
  await expect(page).toHaveURL(new URL("/org/requests", org.url).href);
  await page.getByRole("banner").getByRole("link", { name: "Morgenree" }).click();
  await expect(page).toHaveURL(`${org.url}/`);
});
