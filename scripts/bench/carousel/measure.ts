// Drives the page in Chromium on a slowed processor.
import { resolve } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { bundle, keepAll } from "../bundle.ts";
import { frameWork } from "./frame-work.ts";
import type { Round } from "./summary.ts";

/** How many times slower than this machine the page runs: about a mid-range phone. */
const slowdown = 4;

/** Rounds that are ignored, because the browser still compiles the script. */
const warmUps = 3;

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"];

async function playRound(browser: Browser, page: Page): Promise<Round> {
  await browser.startTracing(page, { categories });
  const times = await page.evaluate(() => globalThis.playCarousel());
  const trace = await browser.stopTracing();
  return { times, work: frameWork(JSON.parse(trace.toString()).traceEvents) };
}

/**
 * Steps through the carousel, round after round. The rounds before them warm the page up.
 *
 * @param rounds how many rounds to keep
 */
export async function measure(rounds: number): Promise<Round[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const { script, style } = await bundle(keepAll(resolve(import.meta.dirname, "page.tsx")));
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

    const played: Round[] = [];
    while (played.length < warmUps + rounds) played.push(await playRound(browser, page));
    return played.slice(warmUps);
  } finally {
    await browser.close();
  }
}
