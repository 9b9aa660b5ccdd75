import assert from "node:assert/strict";
import { chromium, type Page } from "@playwright/test";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { collectBrowserErrors } from "../../shared/browser-errors.ts";
import type { Site } from "./serve.ts";

/**
 * Opens a site in Chromium and uses it. Closes the site.
 *
 * @param expected the errors that it causes
 * @throws Error if the browser reports any other error
 */
export async function tryInBrowser(
  site: Site,
  act: (page: Page) => Promise<void>,
  expected: readonly string[] = [],
): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await (await browser.newContext()).newPage();
    const errors = await collectBrowserErrors(page);
    await page.goto(site.url);
    await act(page);
    assert.deepEqual(errors, expected);
  } finally {
    await browser.close();
    await site.close();
  }
}
