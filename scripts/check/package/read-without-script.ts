import assert from "node:assert/strict";
import type { Browser, Page } from "@playwright/test";

/** What a visitor misses: slides and items that cannot be seen, and buttons that can. */
const readProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pageWidth = document.documentElement.clientWidth;
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect().right <= pageWidth;
    const hidden = [...document.querySelectorAll(".td-carousel__slide > *, .td-grid__item > *")].filter(
      (element) => !isVisible(element),
    );
    // The page has buttons of its own, too.
    const buttons = [...document.querySelectorAll(".td-carousel button, [class^=td-grid] button")].filter((button) =>
      button.checkVisibility(),
    );
    return [
      ...hidden.map(({ textContent }) => `hidden: ${textContent}`),
      ...buttons.map(({ ariaLabel, textContent }) => `useless button: ${ariaLabel ?? textContent}`),
    ];
  });

/** Reads a server's page without a script, then on paper. @throws Error if something cannot be seen, or cannot work */
export async function readWithoutScript(browser: Browser | null, url: string): Promise<void> {
  const context = await browser?.newContext({ javaScriptEnabled: false });
  const page = await context?.newPage();
  assert(page, "There is no browser.");
  await page.goto(url);
  assert.deepEqual(await readProblems(page), [], "without a script");
  const content = page.getByText("Alleen met een datum");
  assert.equal(await content.isVisible(), false, "optional content is closed");
  await page.getByLabel("Ik weet de datum").check();
  await content.waitFor({ timeout: 5000 });
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await readProblems(page), [], "on paper without a script");
}

/** Reads a hydrated page on paper. @throws Error if something cannot be seen, or cannot work */
export async function readOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await readProblems(page), [], "on paper");
}
