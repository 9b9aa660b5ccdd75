// npm run dev: the same site, straight from the sources.
import { expect, test } from "./fixtures.ts";
import { copyForceApp } from "./force-app-copy.ts";
import { startOrg } from "./org-process.ts";

// Serial, because two servers that prepare the same sources at once block each other.
test.describe.configure({ mode: "default" });

test("the development server renders the same page as the built site, and it hydrates without errors", async ({
  form,
  page,
  org,
}) => {
  const development = await startOrg({ dev: true });
  try {
    await page.goto(org.url);
    const built = await page.getByRole("main").ariaSnapshot();
    await page.goto(development.url);
    await expect(page.getByRole("button", { name: "Vertel ons uw wensen" })).toHaveAttribute("type", "submit");
    expect(await page.getByRole("main").ariaSnapshot()).toBe(built);
    await form.introduce("De Ontwikkelaar");
    // Wait for the requests of the first interaction, which a stopping server would abort.
    await page.waitForLoadState("networkidle");
  } finally {
    await development.stop();
  }
});

test("a saved content file is shown at once, and so are its errors", async ({ page }) => {
  const forceApp = await copyForceApp();
  const development = await startOrg({ dev: true, forceApp: forceApp.path });
  try {
    await page.goto(development.url, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertel ons waar u van droomt");
    await forceApp.edit("Vertel ons waar u van droomt", "Waar droomt u van?");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waar droomt u van?");
    await forceApp.edit('"definition": "c:tdTravellerStories"', '"definition": "c:bestaatNiet"');
    await expect(page.getByText("Het onderdeel c:bestaatNiet bestaat niet")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waar droomt u van?");
    await forceApp.edit("{", "");
    await expect(page.getByText("home/content.json cannot be read")).toBeVisible();
    await forceApp.restore();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertel ons waar u van droomt");
  } finally {
    await development.stop();
    await forceApp.remove();
  }
});
