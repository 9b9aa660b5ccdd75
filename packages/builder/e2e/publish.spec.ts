// Publishing with a fake Salesforce CLI, and an npm that runs the real deployment but builds nothing.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type Page } from "@playwright/test";
import { readOrg, writeOrg } from "../../../scripts/deploy/testing/fake-org.ts";
import { fakePrograms } from "../../../scripts/deploy/testing/fake-programs.ts";
import { createFakeOrg } from "../../../scripts/deploy/testing/fake-source.ts";
import { expectAccessible } from "../../site/e2e/axe.ts";
import { startOrg } from "../../site/e2e/org-process.ts";
import { expect } from "./fixtures.ts";

test.skip(process.platform === "win32", "The fake Salesforce CLI is a shell script.");

/** Opens the page "Publiceren" of a builder that finds other programs. */
async function withPrograms(
  page: Page,
  prepare: (folder: string) => NodeJS.ProcessEnv,
  run: () => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "builder-publish-"));
  const org = await startOrg({ builder: true, environment: prepare(folder) });
  try {
    await page.goto(org.adminLink);
    await page.getByRole("link", { name: "Publiceren" }).click();
    await page.getByRole("heading", { name: "Publiceren", level: 1 }).waitFor();
    await run();
  } finally {
    await org.stop();
    await rm(folder, { recursive: true });
  }
}

/** Remembers every message of the page: one that is replaced at once would be missed by looking for it. */
async function recordMessages(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const messages = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("[role=status]")) messages.add(textContent);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { readMessages: () => [...messages] });
  });
  return () => page.evaluate(() => Reflect.get(window, "readMessages")());
}

const requestStart = (page: Page, body: object): Promise<{ status: number; message?: string }> =>
  page.evaluate(async (data) => {
    const response = await fetch("/org/builder/api/publish/deployment", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(data),
    });
    return { status: response.status, ...(await response.json()) };
  }, body);

test("checks an org, and then publishes to it", async ({ page }) => {
  let file = "";
  const prepare = (folder: string): NodeJS.ProcessEnv => {
    file = createFakeOrg(folder);
    return fakePrograms(file);
  };
  await withPrograms(page, prepare, async () => {
    await expect(page.getByRole("radio", { name: /^proef/ })).toBeChecked();
    await expectAccessible(page, "the page to publish");
    const readMessages = await recordMessages(page);
    await page.getByRole("button", { name: "Controleren" }).click();
    await expect(page.getByRole("status")).toContainText("In proef is niets veranderd; u kunt nu publiceren.");
    expect(await readMessages()).toContainEqual(expect.stringMatching(/Stap \d+ van \d+/));
    expect(readOrg(file).components).toEqual({});
    await page.getByRole("radio", { name: /^Publiceren/ }).check();
    await page.getByRole("button", { name: "Publiceren naar proef" }).click();
    await expect(page.getByRole("status")).toContainText("Gepubliceerd naar proef.");
    await expect(page.getByRole("listitem").filter({ hasText: "De site publiceren (klaar)" })).toBeVisible();
    await expect(page.getByText("Laat de org e-mail versturen")).toBeVisible();
    await expect(page.getByLabel("Uitvoer")).toBeHidden();
    await page.getByText("Technische details").click();
    await expect(page.getByLabel("Uitvoer")).toHaveValue(/The site is published/);
    // Every step of the script has a sentence on the page, in the same order.
    const output = await page.getByLabel("Uitvoer").inputValue();
    const titles = page.locator(".org-builder-publish__steps > li");
    await expect(titles).toHaveCount(Number(/\/(\d+) Publish the site/.exec(output)?.[1]));
    const { published, components } = readOrg(file);
    expect(Object.keys(published)).toEqual(Object.keys(components));
    expect(published["lwc/tdHero/tdHero.js"]).toBe("// first version");
    await expectAccessible(page, "the page after publishing");
    // A window that is opened later shows the same.
    await page.reload();
    await expect(page.getByRole("status").last()).toContainText("Gepubliceerd naar proef.");
    const other = await requestStart(page, { org: "--help", task: "validate" });
    expect(other).toMatchObject({ status: 400, message: expect.stringContaining("kent deze org niet") });
  });
});

test("a deployment that fails says so, with the program's own words", async ({ page }) => {
  const prepare = (folder: string): NodeJS.ProcessEnv => {
    const file = createFakeOrg(folder);
    writeOrg(file, { ...readOrg(file), digitalExperiences: false });
    return fakePrograms(file);
  };
  await withPrograms(page, prepare, async () => {
    await page.getByRole("button", { name: "Controleren" }).click();
    await expect(page.getByRole("status")).toContainText("Het is niet gelukt bij de stap “De org nakijken”.");
    await expect(page.getByLabel("Uitvoer")).toBeVisible();
    await expect(page.getByLabel("Uitvoer")).toHaveValue(/Digital Experiences/);
  });
});

test("without the Salesforce CLI the page says what to do", async ({ page }) => {
  await withPrograms(
    page,
    () => ({ PATH: "" }),
    async () => {
      await expect(page.getByText("De Salesforce CLI staat niet op deze computer.")).toBeVisible();
      await expect(page.getByText("npm install --global @salesforce/cli")).toBeVisible();
      await expect(page.getByRole("button", { name: "Controleren" })).toBeHidden();
      await expectAccessible(page, "the page without the Salesforce CLI");
    },
  );
});
