// Drives the contestants' pages in Chromium: real keys, a slowed processor, one contestant after the other.
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { buildPage, contestantNames, type ContestantName } from "./build.ts";
import { benchWords } from "./labels.ts";

/** How many times slower than this machine the pages run: about a mid-range phone. */
const slowdown = 4;

/** What one contestant's page did in one round. */
export interface Round {
  /** Milliseconds from each key to the end of the frame that showed its rows. */
  latencies: number[];
  /** Milliseconds of the main thread's work for all keys together. */
  mainThread: number;
}

/** The rounds of each contestant, in the same order of time. */
export type Rounds = Record<ContestantName, Round[]>;

const forEach = <T>(make: () => T): Record<ContestantName, T> => ({
  limit: make(),
  downshift: make(),
  "search-list": make(),
});

interface OpenPage {
  name: ContestantName;
  page: Page;
  devtools: CDPSession;
}

async function openPage(browser: Browser, name: ContestantName, count: number): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, locale: "nl-NL" });
  const page = await context.newPage();
  const { script, style } = await buildPage(name);
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  await page.evaluate((options) => globalThis.startBench(options), count);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { name, page, devtools };
}

async function mainThreadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** Selects what the field holds, so that the word replaces it. */
async function expectWord({ page }: OpenPage, word: string): Promise<void> {
  await page.evaluate((text) => {
    document.querySelector("input")?.select();
    globalThis.probe.expect(text);
  }, word);
}

async function latencyOf({ page }: OpenPage, letter: string): Promise<number> {
  await page.keyboard.press(letter);
  return page.evaluate(() => globalThis.probe.shown());
}

/** One round: every key goes to page after page, so that a busy moment of the machine hits all of them. */
async function playRound(pages: readonly OpenPage[], words: readonly string[]): Promise<Record<ContestantName, Round>> {
  const played = forEach((): Round => ({ latencies: [], mainThread: 0 }));
  for (const { name, devtools } of pages) played[name].mainThread -= await mainThreadTime(devtools);
  for (const word of words) {
    for (const page of pages) await expectWord(page, word);
    for (const [index, letter] of [...word].entries()) {
      const first = index % pages.length;
      for (const page of [...pages.slice(first), ...pages.slice(0, first)]) {
        // Keys fall anywhere between two frames; these pauses do so in the same way for everyone.
        await pause((index * 7) % 17);
        played[page.name].latencies.push(await latencyOf(page, letter));
      }
    }
  }
  for (const { name, devtools } of pages) played[name].mainThread += await mainThreadTime(devtools);
  return played;
}

/** How long to measure: so many rounds of 35 keys, or as many as the seconds allow, and at least one. */
export interface Patience {
  rounds: number;
  seconds: number;
}

/**
 * Measures all contestants with one number of options. Two words are typed first and thrown away.
 *
 * @param count number of options
 */
export async function measure(count: number, { rounds, seconds }: Patience): Promise<Rounds> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const pages: OpenPage[] = [];
    for (const name of contestantNames) pages.push(await openPage(browser, name, count));
    const words = benchWords(count);
    await playRound(pages, words.slice(0, 2));
    const results: Rounds = forEach((): Round[] => []);
    const end = performance.now() + 1000 * seconds;
    do {
      const played = await playRound(pages, words);
      for (const name of contestantNames) results[name].push(played[name]);
    } while (results.limit.length < rounds && performance.now() < end);
    return results;
  } finally {
    await browser.close();
  }
}
