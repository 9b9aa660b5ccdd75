import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixture-test.ts";

/** Puts a page of its own into the document, waits until React has rendered it, and removes it again. */
const mountOnce = (page: Page) =>
  page.evaluate(async () => {
    const element = Reflect.get(window, "createPage")();
    const hasForm = (): boolean => {
      const host = element.firstElementChild;
      return (host?.shadowRoot ?? host)?.querySelector("form") !== null;
    };
    document.body.append(element);
    while (!hasForm()) await new Promise((next) => requestAnimationFrame(next));
    element.remove();
    await new Promise((next) => requestAnimationFrame(next));
  });

/** The listeners that are left after everything that can go has gone. */
async function countListeners(devtools: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "JSEventListeners")?.value ?? Number.NaN;
}

test("a form that comes and goes leaves no listener behind @native", async ({ page, openPage }) => {
  // In development the engine keeps every component for itself, to replace it when its source changes.
  await page.addInitScript(() => Object.assign(globalThis, { process: { env: { NODE_ENV: "production" } } }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("HeapProfiler.enable");
  await openPage("form");
  await expect(page.getByLabel("Voornaam")).toBeVisible();
  // A page contains one form.
  await page.evaluate(() => document.body.replaceChildren());
  for (let count = 0; count < 3; count += 1) await mountOnce(page);
  const before = await countListeners(devtools);
  for (let count = 0; count < 10; count += 1) await mountOnce(page);
  // The last form may still be on its way out; a listener that stays behind never goes.
  await expect.poll(() => countListeners(devtools)).toBeLessThanOrEqual(before);
});
