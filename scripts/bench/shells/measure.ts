import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { median } from "../statistics.ts";

/** One visit: how long keys took to be rendered, and the size of the page. */
export interface Visit {
  /** Milliseconds of the page's processor that a letter costs: script, style and layout. A busy machine does not change it. */
  work: number;
  /** Milliseconds until a typed letter is rendered, the median of the visit. */
  key: number;
  /** Bytes over the wire. */
  bytes: number;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

async function typeLetters(page: Page): Promise<void> {
  for (const letter of letters) await page.keyboard.press(letter);
}

/** Milliseconds that the page's own thread worked so far; time in which the machine did something else does not count. */
async function workDone(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const kinds = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];
  return metrics.filter(({ name }) => kinds.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}

/**
 * Visits a page with an empty cache and types 26 letters into its form twice: as fast as the machine is, and with a
 * processor four times slower.
 *
 * @param url of a page with the request form
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  await page.addInitScript(() => Object.assign(globalThis, { process: { env: { NODE_ENV: "production" } } }));
  let bytes = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url);
  const field = page.getByLabel("Voornaam");
  await field.focus();
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await workDone(devtools);
  await typeLetters(page);
  const work = ((await workDone(devtools)) - before) / letters.length;
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    window.addEventListener(
      "keydown",
      () => {
        const pressed = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - pressed)));
      },
      { capture: true },
    );
  });
  await typeLetters(page);
  await page.waitForFunction((count) => Reflect.get(window, "times").length === count, letters.length);
  const times: number[] = await page.evaluate(() => Reflect.get(window, "times"));
  await page.close();
  return { work, key: median(times), bytes };
}

/** Starts the browser that visits. */
export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunchOptions());
