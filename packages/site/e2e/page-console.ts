import type { Page } from "@playwright/test";

/**
 * Keeps an eye on a page's console while a test runs. A warning or an error that the test did not expect fails it.
 *
 * @param expected lines that the test expects; it may add to them
 * @param run runs the test; it is given the lines so far
 * @throws Error with every line that nobody expected
 */
export async function watchConsole(
  page: Page,
  expected: readonly RegExp[],
  run: (lines: string[]) => Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) lines.push(message.text());
  });
  page.on("pageerror", ({ message }) => lines.push(message));
  await run(lines);
  const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) throw new Error(`The page said on its console:\n${unexpected.join("\n")}`);
}
