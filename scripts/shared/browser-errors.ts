import type { Page } from "playwright";

/**
 * Collects the errors of a page: those that nobody caught, and those on its console. A missing icon is ignored.
 *
 * @returns a list to which later errors are added
 */
export async function collectBrowserErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  return errors;
}
