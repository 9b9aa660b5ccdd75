// npm run dev: the same site, straight from the sources.
import { expect, test } from "./fixtures.ts";
import { copyForceApp } from "./force-app-copy.ts";
import { startOrg } from "./org-process.ts";
import { watchRequests } from "./page-requests.ts";
import { RequestForm } from "./request-form.ts";

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

test("below a path, what is saved in a content file or the branding set shows at once, mistakes too", async ({
  page,
}) => {
  const forceApp = await copyForceApp();
  const development = await startOrg({ dev: true, forceApp: forceApp.path, prefix: "reizen" });
  const heading = page.getByRole("heading", { level: 1 });
  const button = page.getByRole("button", { name: "Vertel ons uw wensen" });
  try {
    await page.goto(development.url, { waitUntil: "networkidle" });
    await expect(heading).toHaveText("Vertel ons waar u van droomt");
    await forceApp.edit("Vertel ons waar u van droomt", "Waar droomt u van?");
    await expect(heading).toHaveText("Waar droomt u van?");
    await forceApp.edit('"definition": "c:tdTravellerStories"', '"definition": "c:bestaatNiet"');
    await expect(page.getByText("The component c:bestaatNiet does not exist, or only in Salesforce")).toBeVisible();
    await expect(heading).toHaveText("Waar droomt u van?");
    await forceApp.edit("{", "");
    await expect(page.getByText("The file is not valid JSON")).toBeVisible();
    await forceApp.restore();
    await expect(heading).toHaveText("Vertel ons waar u van droomt");

    await expect(button).toHaveCSS("background-color", "rgb(15, 76, 74)");
    await forceApp.setBrand("PrimaryAccentColor", "#7a2e5d");
    await expect(button).toHaveCSS("background-color", "rgb(122, 46, 93)");
    await forceApp.setBrand("HeadingMediumFont", "Arial, sans-serif");
    await expect(heading).toHaveCSS("font-family", "Arial, sans-serif");
    await forceApp.setBrand("PrimaryAccentColor", "red;}body{display:none");
    await expect(button).toHaveCSS("background-color", "rgb(15, 76, 74)");

    const wrong = watchRequests(page, development.url);
    const form = new RequestForm(page, development.url);
    await form.open();
    await form.introduce("De Ontwikkelaar");
    await page.waitForLoadState("networkidle");
    expect(wrong).toEqual([]);
    await expect(page.locator("body")).toHaveCSS("margin", "0px");
  } finally {
    await development.stop();
    await forceApp.remove();
  }
});
