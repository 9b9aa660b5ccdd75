// The three steps on a slow line and a slow phone: no step without its fields, and nothing jumps.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const laterSteps = "**/assets/later-steps-*.js";
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

    test("a step whose script is late stays until it is there, and one whose script fails offers to try again", async ({
      form,
      page,
      lastName,
      expectedErrors,
    }) => {
      expectedErrors.push(/^The next step of the form could not be fetched\./, /^Failed to load resource: /);
      const late = Promise.withResolvers<void>();
      let isFailing = true;
      await page.route(laterSteps, async (route) => {
        await late.promise;
        await (isFailing ? route.abort("connectionfailed") : route.continue());
      });
      // The server cannot be reached, so the page is not loaded again.
      await page.route("**/", (route, request) => (request.method() === "HEAD" ? route.abort() : route.fallback()));
      await watchShifts(page);
      await slowDown(page);
      await form.open();
      await form.answerStep1(lastName);
      await page.getByRole("button", { name: "Vertel ons uw wensen" }).click();
      await expect(page.getByRole("status").filter({ hasText: "De volgende stap wordt geladen" })).toBeAttached();
      await expect(page.getByText("Stap 1 van 3")).toBeVisible();
      late.resolve();
      const retry = page.getByRole("button", { name: "Probeer het opnieuw" });
      await expect(page.getByText("Deze stap kon niet worden geladen.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Vertel ons uw wensen" })).toHaveCount(0);
      isFailing = false;
      await page.unroute("**/");
      await retry.click();
      await form.expectStep(2);
      await expect(page.getByLabel("Uw wensen")).toBeVisible();
      await expectNoShifts(page);
    });
  });
}
