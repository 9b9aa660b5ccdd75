// The three steps on a slow line and a slow phone: nothing jumps.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** What Lighthouse calls slow 3G, in bytes per second and milliseconds, and a phone that is six times as slow as this machine. */
const speed = 400_000 / 8;
const slow3g = { offline: false, latency: 400, downloadThroughput: speed, uploadThroughput: speed };
const slowdown = 6;
/** The greatest layout shift that is allowed, in the unit of Cumulative Layout Shift. */
const maxShift = 0.02;

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.emulateNetworkConditions", slow3g);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Records every layout shift that no press explains, with the elements that moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        const sources: { node?: Element }[] = Reflect.get(entry, "sources");
        const moved = sources.map(({ node }) => node?.className || node?.nodeName);
        shifts.push({ value: Reflect.get(entry, "value"), at: Math.round(entry.startTime), moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

async function expectNoShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate<{ value: number }[]>("shifts");
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(maxShift);
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test("the request is filled in and sent without a layout shift", async ({ form, page, lastName }) => {
      await watchShifts(page);
      await slowDown(page);
      await form.prepare(lastName);
      await expectNoShifts(page);
      await form.send();
      await form.expectThankYou();
    });
  });
}
