// A press on the form's button before the form works is answered at once and repeated once it works.
import type { Locator, Page } from "@playwright/test";
import { expectGoodState } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./network.ts";

const button = (page: Page): Locator => page.getByRole("button", { name: "Vertel ons uw wensen" });

/** The look of a button that was pressed: a ring in place of its chevron. */
async function expectBusyLook(page: Page): Promise<void> {
  await expect(button(page).locator(".td-button__icon")).toBeHidden();
  expect(await button(page).evaluate((element) => getComputedStyle(element, "::after").borderRadius)).toBe("50%");
}

async function expectUsualLook(page: Page): Promise<void> {
  await expect(button(page)).not.toHaveAttribute("aria-busy");
  await expect(button(page).locator(".td-button__icon")).toBeVisible();
}

/** Fills in step 1 on a page that is not hydrated yet. */
async function answer(page: Page): Promise<void> {
  await page.getByLabel("Aanhef").selectOption("Familie");
  await page.getByLabel("Voornaam").fill("Noor");
  await page.getByLabel("Achternaam").fill("Jansen");
}

test.describe("on a slow phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("a tap leads to step 2 as soon as the form works", async ({ form, page }) => {
    const release = await holdCalls(page, "**/assets/quotation-form-*.js");
    await page.goto("/", { waitUntil: "commit" });
    await answer(page);
    await expect(button(page)).toHaveAttribute("type", "button");
    await button(page).tap();
    await expectBusyLook(page);
    await expect(button(page)).toHaveAttribute("aria-busy", "true");
    release();
    await form.expectStep(2);
    await expect(page.getByText("Beste familie Jansen,").filter({ visible: true })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
});

test("a press before any script ran is repeated", async ({ form, page }) => {
  const release = await holdCalls(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await answer(page);
  await button(page).click();
  await expectBusyLook(page);
  release();
  await form.expectStep(2);
});

test("a press without answers shows the errors", async ({ form, page }) => {
  const release = await holdCalls(page, "**/assets/quotation-form-*.js");
  await page.goto("/", { waitUntil: "commit" });
  await button(page).click();
  await expect(button(page)).toHaveAttribute("aria-busy", "true");
  await expectBusyLook(page);
  await expectGoodState(page, "pressed early");
  release();
  await form.expectListening();
  await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toBeFocused();
  await expectUsualLook(page);
});

test("the button that only has focus from the Tab key is not pressed", async ({ form, page }) => {
  const release = await holdCalls(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Achternaam").focus();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await expectUsualLook(page);
  release();
  await form.expectListening();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toHaveCount(0);
});

test("a press is dropped when the form shows the step of an earlier visit", async ({ form, page }) => {
  await form.open();
  await form.introduce("Jansen");
  const release = await holdCalls(page, "**/assets/quotation-form-*.js");
  await page.goto("/", { waitUntil: "commit" });
  await button(page).click();
  release();
  await form.expectStep(2);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Controleer uw antwoorden" })).toHaveCount(0);
});
