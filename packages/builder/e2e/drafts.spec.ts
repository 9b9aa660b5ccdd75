import type { Page } from "@playwright/test";
import { expect, shortPage, test, waitForDraft, type Builder } from "./fixtures.ts";

const { view, file, title } = shortPage;

/** Gives the page another title in a window, and waits for the draft. */
async function changeTitle(page: Page, text: string): Promise<void> {
  await page.getByRole("treeitem", { name: /Openingsbeeld/ }).click();
  const isStored = waitForDraft(page, view);
  await page.getByLabel("Titel", { exact: true }).fill(text);
  await isStored;
}

/** Closes a window without an answer to its question, as a crash would. */
async function loseWindow(page: Page): Promise<void> {
  await page.close({ runBeforeUnload: false });
}

const openWindow = async ({ page, org }: Builder): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto(`${org.url}/org/builder#${view}`);
  return other;
};

test("two windows with one page have a draft each, and both survive", async ({ builder }) => {
  const { page } = builder;
  await builder.open(view);
  const second = await openWindow(builder);
  await second.getByRole("treeitem").first().waitFor();
  await changeTitle(page, "Van het eerste venster");
  await changeTitle(second, "Van het tweede venster");
  await loseWindow(second);

  const third = await openWindow(builder);
  await expect(third.getByText("Er zijn 2 concepten van deze pagina")).toBeVisible();
  await expect(third.getByText("nog in een ander venster open?")).toBeVisible();
  // The newest is the first.
  await third.getByRole("button", { name: "Verdergaan met het concept" }).first().click();
  await third.getByRole("treeitem", { name: /Openingsbeeld/ }).click();
  await expect(third.getByLabel("Titel", { exact: true })).toHaveValue("Van het tweede venster");
  // The first window goes on, and nothing of the others disappears.
  await changeTitle(page, "Nog steeds het eerste");
  await loseWindow(third);

  const fourth = await openWindow(builder);
  const drafts = fourth.getByRole("listitem");
  await expect(drafts).toHaveCount(2);
  await drafts.first().getByRole("button", { name: "Concept weggooien" }).click();
  await expect(fourth.getByText("Er is een concept van deze pagina")).toBeVisible();
  await fourth.getByRole("button", { name: "Verdergaan met het concept" }).click();
  await fourth.getByRole("treeitem", { name: /Openingsbeeld/ }).click();
  await expect(fourth.getByLabel("Titel", { exact: true })).toHaveValue("Van het tweede venster");
});

test("the saved page opens beside a draft, which stays until it is discarded", async ({ builder }) => {
  const { page } = builder;
  await builder.open(view);
  await changeTitle(page, "Concept");
  const second = await openWindow(builder);
  await second.getByRole("button", { name: "Opgeslagen pagina openen" }).click();
  await second.getByRole("treeitem", { name: /Openingsbeeld/ }).click();
  await expect(second.getByLabel("Titel", { exact: true })).toHaveValue(title);
  await second.close();

  await builder.save();
  expect(await builder.read(file)).toContain("Concept");
  const third = await openWindow(builder);
  await third.getByRole("treeitem", { name: /Openingsbeeld/ }).click();
  await expect(third.getByLabel("Titel", { exact: true })).toHaveValue("Concept");
});

test("unsaved work is shown on the site, and changes no file", async ({ builder }) => {
  const { page, org } = builder;
  const before = await builder.read(file);
  await builder.open(view);
  await changeTitle(page, "Nog niet opgeslagen");
  const [shown] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Bekijk op de site" }).click(),
  ]);
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Nog niet opgeslagen");
  await expect(shown.getByRole("contentinfo")).toBeVisible();
  expect(await builder.read(file)).toBe(before);
  await shown.goto(`${org.url}/onze-werkwijze`);
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText(title);
  await shown.goto(`${org.url}/org/builder/preview/nergens/a`);
  await expect(shown.getByText("Deze pagina bestaat niet (meer).")).toBeVisible();
  await shown.close();
});
