// How fast a page responds to a visitor, on a processor four times slower than this one.
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";

/** About a mid-range phone. */
const slowdown = 4;
const stepsEachWay = 10;
/** Milliseconds in which a step change does all its work. */
const stepTime = 600;
const typedText = "Een rustige reis naar het noorden";

/** What was measured during one visit, in milliseconds. */
export interface Visit {
  /** From a press on a button to the frame that showed the other step. */
  steps: number[];
  /** Work of the main thread per step forward. */
  forward: number[];
  /** Work of the main thread per step back. */
  back: number[];
  /** The browser's event timing of keys and presses: from the event to the frame after it. */
  events: number[];
}

declare global {
  var eventDurations: number[];
}

/** Presses a button and waits for the frame that shows the other step. */
const changeStep = (page: Page, button: string, step: string): Promise<number> =>
  page.evaluate(
    async ([name, text]) => {
      const label = (element: Element): string => element.textContent?.trim() ?? "";
      const found = [...document.querySelectorAll("button")].find((element) => label(element) === name);
      if (!found) throw new Error(`There is no button ${name}.`);
      const begin = performance.now();
      found.click();
      const isShown = (): boolean => [...document.querySelectorAll("p")].some((element) => label(element) === text);
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      while (!isShown()) await frame();
      await frame();
      return performance.now() - begin;
    },
    [button, step] as const,
  );

/** How long the main thread has worked since the page was opened, in milliseconds. */
async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

async function fillStep1(page: Page): Promise<void> {
  await page.getByLabel("Aanhef").selectOption("Mevrouw");
  await page.getByLabel("Achternaam").fill("De Vries");
  await page.getByLabel("Voornaam").click();
  for (const letter of typedText) {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await pause(10);
  }
}

/**
 * Visits a page: types in a field, then goes to the second step and back, again and again. The first change of step is
 * thrown away.
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "nl-NL" });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.eventDurations = [];
      // TypeScript's own description of the browser does not know the threshold yet.
      const options = { type: "event", durationThreshold: 16, buffered: true };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.eventDurations.push(duration);
      }).observe(options);
    });
    await page.goto(url, { waitUntil: "load" });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.waitForFunction(() => document.querySelector("form button[type=submit]"));
    await fillStep1(page);
    await devtools.send("Performance.enable");
    const measured: Omit<Visit, "events"> = { steps: [], forward: [], back: [] };
    const measure = async (direction: "forward" | "back", button: string, step: string): Promise<void> => {
      const before = await readWork(devtools);
      measured.steps.push(await changeStep(page, button, step));
      await pause(stepTime);
      measured[direction].push((await readWork(devtools)) - before);
    };
    for (let round = 0; round < stepsEachWay; round += 1) {
      await measure("forward", "Vertel ons uw wensen", "Stap 2 van 3");
      await measure("back", "Terug", "Stap 1 van 3");
    }
    return {
      steps: measured.steps.slice(1),
      forward: measured.forward.slice(1),
      back: measured.back,
      events: await page.evaluate(() => globalThis.eventDurations),
    };
  } finally {
    await context.close();
  }
}
