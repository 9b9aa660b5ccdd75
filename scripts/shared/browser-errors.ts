import type { Page } from "playwright";

/**
 * Notes what the browser complains about on a page: errors that nobody caught, and those on its console. A page without an
 * icon is no fault.
 *
 * @returns the complaints; more are added as they come
 */
export async function collectBrowserErrors(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  return complaints;
}
