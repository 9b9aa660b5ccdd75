// How fast a page responds to a visitor, on a processor four times slower than this one.
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";

/** About a mid-range phone. */
const slowdown = 4;
const stepsEachWay = 5;
/** Milliseconds in which a step change does all its work. */
const workTime = 700;
const typedText = "Een rustige reis naar het noorden";

/** A change of step, in milliseconds. */
export interface StepChange {
  /** From the press to the frame that showed the other step. */
  time: number;
  /** Work of the main thread in what follows the press. */
  work: number;
}

/** What was measured during one visit, in milliseconds. */
export interface Visit {
  forward: StepChange[];
  back: StepChange[];
  /** The browser's event timing of keys and presses: from the event to the frame after it. */
  events: number[];
}

declare global {
  var eventDurations: number[];
  var stepTime: Promise<number>;
}

/** Scrolls to a button as a visitor does who has filled in the fields above it, and puts the pointer on it. */
async function pointTo(page: Page, button: string): Promise<void> {
  const found = page.getByRole("button", { name: button, exact: true });
  await found.evaluate(async (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await found.hover();
}

/** Presses the button under the pointer, and waits for the frame that shows the other step. */
async function changeStep(page: Page, step: string): Promise<number> {
  // On its own: a press may overtake a script that was sent before it.
  await page.evaluate((text) => {
    const isShown = (): boolean =>
      [...document.querySelectorAll("p")].some((element) => element.textContent.trim() === text);
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const waitForStep = async ({ timeStamp }: Event): Promise<number> => {
      while (!isShown()) await frame();
      await frame();
      return performance.now() - timeStamp;
    };
    globalThis.stepTime = new Promise((resolve) => {
      const listener = (event: Event): void => resolve(waitForStep(event));
      window.addEventListener("click", listener, { capture: true, once: true });
    });
  }, step);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => globalThis.stepTime);
}

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
    const measured: Omit<Visit, "events"> = { forward: [], back: [] };
    const measure = async (direction: "forward" | "back", button: string, step: string): Promise<void> => {
      await pointTo(page, button);
      const before = await readWork(devtools);
      const time = await changeStep(page, step);
      await pause(workTime - time);
      measured[direction].push({ time, work: (await readWork(devtools)) - before });
    };
    for (let round = 0; round < stepsEachWay; round += 1) {
      await measure("forward", "Vertel ons uw wensen", "Stap 2 van 3");
      await measure("back", "Terug", "Stap 1 van 3");
    }
    return {
      forward: measured.forward.slice(1),
      back: measured.back,
      events: await page.evaluate(() => globalThis.eventDurations),
    };
  } finally {
    await context.close();
  }
}
