// The grid on every host, driven by a visitor.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixture-test.ts";

const items = (page: Page): Locator => page.locator(".td-grid__item:visible");
const item = (page: Page, position: number): Locator =>
  page.getByRole("listitem", { name: `List Item ${position}`, exact: true });
const more = (page: Page): Locator => page.getByRole("button", { name: "Meer tonen" });

test("shows its items page by page, and moves the focus to the first new item", async ({ page, openPage }) => {
  await openPage("grid");
  await expect(items(page)).toHaveCount(8);
  await more(page).click();
  await expect(items(page)).toHaveCount(16);
  await expect(item(page, 9)).toBeFocused();
  await more(page).click();
  await expect(items(page)).toHaveCount(24);
  await expect(item(page, 17)).toBeFocused();
  await expect(more(page)).toHaveCount(0);
});

test("counts its items, and not its empty drop zones", async ({ page, openPage }) => {
  await openPage("gappedGrid");
  await expect(items(page)).toHaveCount(6);
  await expect(item(page, 6)).toContainText("Knop 11");
  await more(page).click();
  await expect(items(page)).toHaveCount(12);
  await expect(item(page, 7)).toContainText("Knop 13");
  await expect(item(page, 7)).toBeFocused();
  await expect(more(page)).toHaveCount(0);
});

test("returns to the first page when other items replace its items", async ({ page, openPage, changePage }) => {
  await openPage("replacedGrid");
  await expect(items(page)).toHaveCount(6);
  await more(page).click();
  await expect(items(page)).toHaveCount(8);
  await changePage({});
  await expect(item(page, 1)).toContainText("Knop 9");
  await expect(items(page)).toHaveCount(6);
  await expect(item(page, 1)).toBeFocused();
  await expect(more(page)).toBeVisible();
});

test("moves the focus to the first item when the item with the focus is replaced", async ({
  page,
  openPage,
  changePage,
}) => {
  await openPage("replacedGrid");
  await page.getByRole("button", { name: "Knop 2", exact: true }).focus();
  await changePage({});
  await expect(item(page, 1)).toContainText("Knop 9");
  await expect(item(page, 1)).toBeFocused();
});

test("keeps its page and the focus when items are added", async ({ page, openPage, changePage }) => {
  await openPage("extendedGrid");
  await more(page).click();
  await expect(items(page)).toHaveCount(8);
  await expect(item(page, 7)).toBeFocused();
  await changePage({});
  await expect(items(page)).toHaveCount(12);
  await expect(item(page, 9)).toContainText("Knop 9");
  await expect(item(page, 7)).toBeFocused();
});
