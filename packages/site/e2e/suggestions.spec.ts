// The suggestions for the destination are in view, regardless of the size of the window and of where in it the field is.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { RequestForm } from "./request-form.ts";

const destination = (page: Page) => page.getByRole("combobox", { name: "Bestemming" });

async function openSecondStep(form: RequestForm, lastName: string): Promise<void> {
  await form.open();
  await form.introduce(lastName);
  await form.knowDestination();
}

/** The part of the active option, and of the field, that the visual viewport shows, from 0 to 1. */
const shownParts = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const field = document.activeElement;
    const active = document.getElementById(field?.getAttribute("aria-activedescendant") ?? "");
    const { offsetTop = 0, height = 0 } = visualViewport ?? {};
    return [active, field].map((element) => {
      const box = element?.getBoundingClientRect();
      if (!box) return 0;
      return (Math.min(box.bottom, offsetTop + height) - Math.max(box.top, offsetTop)) / box.height;
    });
  });

/** Whether the active option is on top of everything at its left edge. */
const isOnTop = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const active = document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "");
    const { left, top, bottom } = active?.getBoundingClientRect() ?? new DOMRect();
    return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 8, y) === active);
  });

async function expectActiveInView(page: Page, press: string): Promise<void> {
  await expect.poll(() => shownParts(page), press).toEqual([1, 1]);
  expect(await isOnTop(page), press).toBe(true);
}

const keys = [
  ...Array.from({ length: 6 }, () => "ArrowDown"),
  "PageDown",
  "End",
  "ArrowUp",
  "PageUp",
  "Home",
  "ArrowUp",
];

for (const [width, height] of [
  [1366, 768],
  [1280, 600],
  [390, 664],
  [390, 380],
] as const) {
  test.describe(`in a window of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("the active suggestion is in view after every key, and when the pointer opens the list", async ({
      form,
      page,
      lastName,
    }) => {
      await openSecondStep(form, lastName);
      const field = destination(page);
      while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
      for (const [index, key] of keys.entries()) {
        await page.keyboard.press(key);
        await expectActiveInView(page, `press ${index + 1}, ${key}`);
      }
      await page.keyboard.press("Enter");
      await field.click();
      await expectActiveInView(page, "the pointer");
    });
  });
}

/**
 * Chromium on a computer has no keyboard on the screen, so a zoomed page has the visual viewport of one: 380 px high in a window of 664 px. It is
 * also narrower, and can be moved in the window.
 */
test.describe("with a visual viewport that is lower than the window", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("the active suggestion is in view after every key", async ({ form, page, lastName }) => {
    await openSecondStep(form, lastName);
    const field = destination(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 664 / 380 });
    await expect.poll(() => page.evaluate(() => Math.round(visualViewport?.height ?? 0))).toBe(380);
    await field.focus();
    for (const [index, key] of keys.entries()) {
      await page.keyboard.press(key);
      await expectActiveInView(page, `press ${index + 1}, ${key}`);
    }
  });
});
