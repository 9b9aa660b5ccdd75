// npm run dev: the same site, straight from the sources.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "./fixtures.ts";
import { startOrg } from "./org-process.ts";

test("the sources draw the same page as the built site, and come to life without a complaint", async ({
  form,
  page,
  org,
}) => {
  const development = await startOrg("--dev");
  try {
    await page.goto(org.url);
    const built = await page.getByRole("main").innerText();
    await page.goto(development.url);
    await expect(page.getByRole("button", { name: "Vertel ons uw wensen" })).toHaveAttribute("type", "submit");
    expect(await page.getByRole("main").innerText()).toBe(built);
    await form.introduce("De Ontwikkelaar");
    // What the first act fetches is still on its way; a server that stops would break it off.
    await page.waitForLoadState("networkidle");
  } finally {
    await development.stop();
  }
});

const defaults = resolve(import.meta.dirname, "../../../force-app/main/default");
const home = "digitalExperiences/site/Travel_Design1/sfdc_cms__view/home/content.json";

/** Edits a text of a file, and says so when there is none to edit. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}, so nothing was edited.`);
  await writeFile(file, text.replace(from, to));
}

test("what is saved in a content file shows at once, its faults too", async ({ page }) => {
  const forceApp = await mkdtemp(join(tmpdir(), "force-app-"));
  await cp(defaults, forceApp, { recursive: true });
  const file = join(forceApp, home);
  const development = await startOrg("--dev", forceApp);
  try {
    await page.goto(development.url, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertel ons waar u van droomt");
    await edit(file, "Vertel ons waar u van&nbsp;droomt", "Waar droomt u van?");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waar droomt u van?");
    await edit(file, '"definition": "c:travellerStories"', '"definition": "c:bestaatNiet"');
    await expect(page.getByText("Het onderdeel c:bestaatNiet bestaat niet")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waar droomt u van?");
    await edit(file, "{", "");
    await expect(page.getByText("home/content.json cannot be read")).toBeVisible();
    await rm(file);
    await cp(join(defaults, home), file);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertel ons waar u van droomt");
  } finally {
    await development.stop();
    await rm(forceApp, { recursive: true });
  }
});
