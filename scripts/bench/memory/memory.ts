import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../../test/shells/fixture-test.ts";

/** Puts a page of its own into the document, waits until React has rendered it, and removes it again. */
const mountOnce = (page: Page) =>
  page.evaluate(async () => {
    const element = Reflect.get(window, "createPage")();
    const hasButton = (): boolean => {
      const host = element.firstElementChild;
      const block = host?.shadowRoot ?? host;
      return block?.querySelector("form") !== null;
    };
    document.body.append(element);
    while (!hasButton()) await new Promise((next) => requestAnimationFrame(next));
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

/** How much grows with each mount: the slope of the best line through the points. */
function slope(values: readonly number[], distance: number): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return along / values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0) / distance;
}

test("a form that comes and goes leaves nothing behind", async ({ page, openPage }) => {
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
  const measured = [await inUse(devtools)];
  while (measured.length < 9) {
    for (let count = 0; count < 5; count += 1) await mountOnce(page);
    measured.push(await inUse(devtools));
  }
  const bytes = slope(
    measured.map((moment) => moment.bytes),
    5,
  );
  console.log(`${Math.round(bytes)} bytes a mount, from mount 10 to 50`);
  expect(bytes).toBeLessThan(5_000);
  // The last form may still be on its way out; a listener that stays behind never goes.
  const listenersNow = async (): Promise<number> => (await inUse(devtools)).listeners;
  await expect.poll(listenersNow).toBeLessThanOrEqual(measured[0]?.listeners ?? 0);
});
