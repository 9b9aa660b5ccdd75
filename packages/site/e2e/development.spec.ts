// npm run dev: the same site, straight from the sources.
import { expect, test } from "./fixtures.ts";
import { copyForceApp } from "./force-app-copy.ts";
import { startOrg } from "./org-process.ts";
import { watchConsole } from "./page-console.ts";
import { watchRequests } from "./page-requests.ts";
import { RequestForm } from "./request-form.ts";

// It prepares every source that a page loads, and reloads the page after each change.
test.setTimeout(240_000);

test("below a path, what is saved shows at once, mistakes too, and the page is that of the built site", async ({
  page,
  org,
}) => {
  const main = page.getByRole("main");
  await page.goto(org.url);
  const built = await main.ariaSnapshot();
  const forceApp = await copyForceApp();
  const development = await startOrg({ dev: true, forceApp: forceApp.path, prefix: "reizen" });
  const heading = page.getByRole("heading", { level: 1 });
  const button = page.getByRole("button", { name: "Vertel ons uw wensen" });
  try {
    await page.goto(development.url, { waitUntil: "networkidle" });
    await expect(heading).toHaveText("Vertel ons waar u van droomt");
    await expect(button).toHaveCSS("background-color", "rgb(15, 76, 74)");
    // Each save reloads the page, so two of them are seen at once.
    await forceApp.edit("Vertel ons waar u van droomt", "Waar droomt u van?");
    await forceApp.edit('"definition": "c:tdTravelerStories"', '"definition": "c:bestaatNiet"');
    await expect(page.getByText("The component c:bestaatNiet does not exist, or only in Salesforce")).toBeVisible();
    await expect(heading).toHaveText("Waar droomt u van?");
    await forceApp.edit("{", "");
    await expect(page.getByText("The file is not valid JSON")).toBeVisible();
    await forceApp.restore();
    await forceApp.setBrand("PrimaryAccentColor", "#7a2e5d");
    await expect(heading).toHaveText("Vertel ons waar u van droomt");
    await expect(button).toHaveCSS("background-color", "rgb(122, 46, 93)");

    const wrong = watchRequests(page, development.url);
    const form = new RequestForm(page, development.url);
    await watchConsole(page, [], async () => {
      await form.open();
      expect((await main.ariaSnapshot()).replaceAll("/reizen/", "/")).toBe(built);
      await form.introduce("De Ontwikkelaar");
      // Wait for the requests of the first interaction, which a stopping server would abort.
      await page.waitForLoadState("networkidle");
    });
    expect(wrong).toEqual([]);
    await expect(page.locator("body")).toHaveCSS("margin", "0px");
  } finally {
    await development.stop();
    await forceApp.remove();
  }
});
