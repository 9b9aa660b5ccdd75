// Drives the contestants' pages in Chromium: real keys, a slowed processor, one contestant after the other.
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../chromium.ts";
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

/** Types a word over whatever the field holds. */
async function typeWord({ page, devtools }: OpenPage, word: string): Promise<Round> {
  await page.evaluate((text) => {
    document.querySelector("input")?.select();
    globalThis.probe.expect(text);
  }, word);
  const before = await mainThreadTime(devtools);
  const latencies: number[] = [];
  for (const [index, letter] of [...word].entries()) {
    // Keys fall anywhere between two frames; these pauses do so in the same way for everyone.
    await pause((index * 7) % 17);
    await page.keyboard.press(letter);
    latencies.push(await page.evaluate(() => globalThis.probe.shown()));
  }
  return { latencies, mainThread: (await mainThreadTime(devtools)) - before };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const joined = (words: readonly Round[]): Round => ({
  latencies: words.flatMap(({ latencies }) => latencies),
  mainThread: sum(words.map(({ mainThread }) => mainThread)),
});

/** One round: every word in every page, page by page, so that a busy moment of the machine hits all of them. */
async function playRound(pages: readonly OpenPage[], words: readonly string[]): Promise<Record<ContestantName, Round>> {
  const played: Record<ContestantName, Round[]> = { limit: [], downshift: [], "search-list": [] };
  for (const [index, word] of words.entries()) {
    const first = index % pages.length;
    for (const open of [...pages.slice(first), ...pages.slice(0, first)]) {
      played[open.name].push(await typeWord(open, word));
    }
  }
  return {
    limit: joined(played.limit),
    downshift: joined(played.downshift),
    "search-list": joined(played["search-list"]),
  };
}

/** How long to measure: so many rounds of 35 keys, or as many as the seconds allow, and at least one. */
export interface Patience {
  rounds: number;
  seconds: number;
}

/**
 * Measures all contestants with one number of options. One more round is played first and thrown away.
 *
 * @param count number of options
 */
export async function measure(count: number, { rounds, seconds }: Patience): Promise<Rounds> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const pages: OpenPage[] = [];
    for (const name of contestantNames) pages.push(await openPage(browser, name, count));
    const words = benchWords(count);
    await playRound(pages, words);
    const results: Rounds = { limit: [], downshift: [], "search-list": [] };
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
