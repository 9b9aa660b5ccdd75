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

/** What is in use after everything that can go has gone. */
async function inUse(devtools: CDPSession): Promise<{ bytes: number; listeners: number }> {
  for (let time = 0; time < 3; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { bytes: read("JSHeapUsedSize"), listeners: read("JSEventListeners") };
}

test("a form that comes and goes leaves nothing behind @native", async ({ page, openPage }) => {
  // In development the engine keeps every component for itself, to replace it when its source changes.
  await page.addInitScript(() => Object.assign(globalThis, { process: { env: { NODE_ENV: "production" } } }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("HeapProfiler.enable");
  await openPage("form");
  await expect(page.getByLabel("Voornaam")).toBeVisible();
  // A page contains one form.
  await page.evaluate(() => document.body.replaceChildren());
  for (let count = 0; count < 10; count += 1) await mountOnce(page);
  const before = await inUse(devtools);
  for (let count = 0; count < 40; count += 1) await mountOnce(page);
  // The last form may still be on its way out; a listener that stays behind never goes.
  await expect.poll(async () => (await inUse(devtools)).listeners).toBeLessThanOrEqual(before.listeners);
  const { bytes } = await inUse(devtools);
  expect((bytes - before.bytes) / 40, "bytes that each form leaves").toBeLessThan(5000);
});
