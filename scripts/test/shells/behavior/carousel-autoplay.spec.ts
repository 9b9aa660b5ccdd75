// When the carousel moves by itself, on every host.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixture-test.ts";

const pause = (page: Page): Locator => page.getByRole("button", { name: "Carrousel pauzeren" });
const play = (page: Page): Locator => page.getByRole("button", { name: "Carrousel afspelen" });

const expectCurrent = (page: Page, position: number): Promise<void> =>
  expect(page.locator(".td-carousel__dot[aria-current=true]")).toHaveAccessibleName(`Naar dia ${position}`);

// Only the test moves the time: on a clock that runs, a busy machine would move the slides.
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("moves every five seconds, and from the last start back to the first slide", async ({ page, openPage }) => {
  await openPage("slider");
  await expectCurrent(page, 1);
  await page.clock.runFor(4000);
  await expectCurrent(page, 1);
  for (const position of [2, 3, 1]) {
    await page.clock.runFor(5000);
    await expectCurrent(page, position);
  }
  await expect(page.getByRole("status").filter({ hasText: "Dia" })).toHaveCount(0);
});

test("does not move while the focus or the pointer is on it", async ({ page, openPage }) => {
  await openPage("slider");
  await page.getByRole("button", { name: "Knop 3", exact: true }).focus();
  await page.clock.runFor(20_000);
  await expectCurrent(page, 1);
  await page.getByRole("button", { name: "Volgende dia" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expectCurrent(page, 2);
  await page.getByRole("button", { name: "Volgende dia" }).blur();
  await page.locator(".td-carousel__viewport").hover();
  await page.clock.runFor(20_000);
  await expectCurrent(page, 2);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expectCurrent(page, 3);
});

test("does not move after Pause, and moves after Play while pointer and focus are on the button", async ({
  page,
  openPage,
}) => {
  await openPage("slider");
  await pause(page).click();
  await expect(play(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expectCurrent(page, 1);
  await play(page).click();
  await expect(pause(page)).toBeFocused();
  await page.clock.runFor(5000);
  await expectCurrent(page, 2);
  await page.clock.runFor(5000);
  await expectCurrent(page, 3);
  await pause(page).click();
  await page.clock.runFor(20_000);
  await expectCurrent(page, 3);
});

test("waits five seconds after a move of the visitor", async ({ page, openPage }) => {
  await openPage("slider");
  await pause(page).click();
  await play(page).click();
  await page.clock.runFor(4000);
  await page.getByRole("button", { name: "Volgende dia" }).click();
  await page.clock.runFor(4000);
  await expectCurrent(page, 2);
  await page.clock.runFor(1500);
  await expectCurrent(page, 3);
});

test("does not move and has no pause button if the visitor prefers reduced motion", async ({ page, openPage }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage("slider");
  await expectCurrent(page, 1);
  await page.clock.runFor(20_000);
  await expectCurrent(page, 1);
  await expect(pause(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(pause(page)).toBeVisible();
  await page.clock.runFor(5500);
  await expectCurrent(page, 2);
});
