// Builds the project with Vite and opens it in Chromium.
import assert from "node:assert/strict";
import { chromium, type Page } from "playwright";
import { build, preview, type InlineConfig } from "vite";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { collectBrowserErrors } from "../../shared/browser-errors.ts";

/**
 * Builds the page, serves it and uses it.
 *
 * @param config added to the Vite configuration of the project
 * @throws Error if the browser reports any error
 */
export async function tryInBrowser(
  project: string,
  config: InlineConfig,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  await build({ ...config, root: project, logLevel: "error" });
  const server = await preview({
    ...config,
    root: project,
    logLevel: "error",
    preview: { ...config.preview, port: 0, host: "127.0.0.1" },
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const errors = await collectBrowserErrors(page);
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await act(page);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    await server.close();
  }
}
