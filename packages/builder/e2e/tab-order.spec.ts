import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** What has the focus: its element, after "canvas" if that is in the page. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLIFrameElement)) return element?.role ?? element?.localName ?? "";
    return `canvas ${element.contentDocument?.activeElement?.localName}`;
  });

test("the keyboard passes the page's own links and controls, in both directions", async ({ builder }) => {
  const { page, canvas } = builder;
  await builder.open("home");
  await expect(canvas.getByRole("link").first()).toBeAttached();
  const lastOfPalette = page.locator(".org-builder-palette button").last();
  const visited: string[] = [];
  await lastOfPalette.focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("iframe")).toHaveCSS("outline-style", "solid");
  await lastOfPalette.focus();
  await expect(page.locator("iframe")).toHaveCSS("outline-style", "none");
  for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    visited.push(await focused(page));
  }
  expect(visited).toEqual(["canvas body", "input", "canvas body", "button"]);
  await expect(lastOfPalette).toBeFocused();
});

test("new and changed blocks add no tab stop, and their texts can be edited in place", async ({ builder }) => {
  const { page, canvas } = builder;
  await builder.open("Privacyverklaring");
  await page.getByRole("button", { name: "Oproep toevoegen", exact: true }).click();
  await page.getByRole("button", { name: "Knop toevoegen", exact: true }).click();
  await page.getByLabel("Adres", { exact: true }).fill("/privacyverklaring");
  // A screen reader finds it, and presses it to choose the block.
  const button = canvas.getByRole("button", { name: "Vraag een reisvoorstel aan" });
  const tabStops = (): Promise<string[]> =>
    canvas
      .locator("body")
      .evaluate((body) =>
        [...body.querySelectorAll<HTMLElement>("*")]
          .filter(({ tabIndex }) => tabIndex >= 0)
          .map(({ outerHTML }) => outerHTML),
      );
  await expect(button).toBeVisible();
  await expect.poll(tabStops).toEqual([]);
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not visible.");
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect(canvas.locator("[contenteditable]")).toBeFocused();
  await page.keyboard.type("Reis mee");
  await page.keyboard.press("Enter");
  await expect(canvas.getByRole("button", { name: "Reis mee" })).toBeVisible();
  await expect.poll(tabStops).toEqual([]);
});
