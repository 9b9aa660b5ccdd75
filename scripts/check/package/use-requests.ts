// The page of the data layer's guide in two tabs: thirty actions, some of them with a lost response or on a slow line. What the screen
// shows of the cache is then what the server has.
import { expect, type Page } from "@playwright/test";
import type { TestOrg } from "@travel-design/local-org/testing";

/** What Chromium says in the first tab of a city that is too long, and of two lost responses. */
export const expectedErrors = [
  "Failed to load resource: the server responded with a status of 400 (Bad Request)",
  ...Array.from({ length: 2 }, () => "Failed to load resource: net::ERR_FAILED"),
];

/** Of the guide's list. */
const pageSize = 10;

const rowsOf = (page: Page) => page.getByRole("button", { name: "De Vries" });
const addTo = (page: Page): Promise<void> => page.getByRole("button", { name: "Add a request" }).click();
const alertOf = (page: Page) => page.getByRole("alert").first();

/** Opens the record at a place in the list. */
async function open(page: Page, place: number, city: string): Promise<void> {
  await rowsOf(page).nth(place).click();
  await expect(page.getByRole("heading")).toHaveText(`De Vries from ${city}`, { timeout: 3000 });
}

async function save(page: Page, city: string): Promise<void> {
  await page.getByLabel("City").fill(city);
  await page.getByRole("button", { name: "Save" }).click();
}

/** The server does what the next request of a method says, and the page never hears of it. */
const loseNextResponse = (page: Page, method: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname.includes("/ui-api/records"),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      await route.fetch();
      await route.abort();
      await page.unrouteAll();
    },
  );

/** A phone at the edge of its network, in bytes per second and milliseconds. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 20_000 };
  await devtools.send("Network.emulateNetworkConditions", line);
}

/** The cities of all records in the order of the list, each as the page shows it after a press on its row. */
async function citiesOn(page: Page, count: number): Promise<string[]> {
  while ((await rowsOf(page).count()) < count) {
    const shown = await rowsOf(page).count();
    await page.getByRole("button", { name: "Load more" }).click();
    await rowsOf(page).nth(shown).waitFor();
  }
  const cities: string[] = [];
  for (const row of await rowsOf(page).all()) {
    await row.click();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    cities.push((await page.getByRole("heading").innerText()).replace("De Vries from ", ""));
  }
  return cities;
}

/** The same from the server. */
async function citiesIn(org: TestOrg): Promise<string[]> {
  const query = "fields=Contact_Request__c.City__c&pageSize=100";
  const path = `/list-records/Contact_Request__c/Alle_aanvragen?${query}`;
  const { body } = await org.asAdministrator("GET", path);
  const { records }: { records?: { fields: { City__c: { value: string } } }[] } = { ...Object(body) };
  return (records ?? []).map(({ fields }) => fields.City__c.value);
}

/** Uses the page. @param page has it open */
export async function useRequests(page: Page, org: TestOrg): Promise<void> {
  await page.getByRole("option", { name: "Google of andere zoekmachine" }).waitFor({ state: "attached" });
  for (let count = 1; count <= 12; count += 1) {
    await addTo(page);
    await rowsOf(page)
      .nth(Math.min(count, pageSize) - 1)
      .waitFor();
    await expect(page.getByRole("button", { name: "Add a request" })).toBeEnabled();
  }
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(rowsOf(page)).toHaveCount(12);
  await open(page, 0, "Utrecht");
  await save(page, "x".repeat(300));
  await alertOf(page).waitFor();
  await save(page, "Delft");
  await expect(page.getByRole("heading")).toHaveText("De Vries from Delft");

  const other = await page.context().newPage();
  await other.goto(page.url());
  await open(other, 0, "Delft");
  await save(other, "Leiden");
  await expect(page.getByRole("heading"), "a tab shows what another one saved").toHaveText("De Vries from Leiden");

  await loseNextResponse(page, "PATCH");
  await save(page, "Gouda");
  await alertOf(page).waitFor();
  await expect(page.getByRole("heading"), "an unknown outcome is looked up").toHaveText("De Vries from Gouda");
  await loseNextResponse(page, "POST");
  await addTo(page);
  await alertOf(page).waitFor();
  await addTo(page);
  await expect(page.getByRole("button", { name: "Add a request" })).toBeEnabled();
  expect(await org.countRequests(), "a repetition with the same key adds nothing").toBe(13);

  await slowDown(page);
  await addTo(page);
  await expect(rowsOf(page)).toHaveCount(14);
  await open(page, 1, "Utrecht");
  await save(page, "Zwolle");
  await open(page, 3, "Utrecht");
  await save(page, "Breda");
  await expect(page.getByRole("heading")).toHaveText("De Vries from Breda");
  await page.getByRole("searchbox").fill("Nobody");
  await expect(rowsOf(page)).toHaveCount(0);
  await page.getByRole("searchbox").fill("");
  await rowsOf(page).first().waitFor();

  await open(other, 5, "Utrecht");
  await other.getByRole("button", { name: "Delete" }).click();
  await expect(other.getByRole("heading")).toHaveCount(0);
  await loseNextResponse(other, "DELETE");
  // The list follows the record within 150 ms.
  await expect(() => open(other, 5, "Utrecht")).toPass();
  await other.getByRole("button", { name: "Delete" }).click();
  await alertOf(other).waitFor();
  await addTo(other);
  await expect(other.getByRole("button", { name: "Add a request" })).toBeEnabled();

  const stored = await citiesIn(org);
  expect(stored).toHaveLength(13);
  expect(stored).toEqual(expect.arrayContaining(["Gouda", "Zwolle", "Breda"]));
  for (const tab of [other, page]) await expect.poll(() => citiesOn(tab, 13), { timeout: 60_000 }).toEqual(stored);
}
