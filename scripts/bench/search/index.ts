// The search list beside the least code that shows the right rows, and beside downshift: real keys, a slowed processor.
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { bundle } from "../bundle.ts";
import { missOf, percentile, ratioOf, showSpread } from "../statistics.ts";
import { benchWords } from "./options.ts";

const names = ["limit", "downshift", "search-list"] as const;
const optionCounts = [200, 10_000, 100_000];
const patience = { rounds: 7, seconds: 35 };
/** How far ours may be from the limit. */
const maxRatio = 1.2;
/** How many times slower than this machine the pages run: about a mid-range phone. */
const slowdown = 4;

/** What one page did in one round: milliseconds from each key to its rows, and of the main thread's work for all keys. */
interface Round {
  latencies: number[];
  work: number;
}

interface Contestant {
  page: Page;
  devtools: CDPSession;
  rounds: Round[];
}

async function open(browser: Browser, name: string, count: number): Promise<Contestant> {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, locale: "nl-NL" });
  const page = await context.newPage();
  const { script, style } = await bundle(`import ${JSON.stringify(resolve(import.meta.dirname, `${name}.tsx`))};`);
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  await page.evaluate((options) => globalThis.startBench(options), count);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, devtools, rounds: [] };
}

async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** One round: every key goes to page after page, so that a busy moment of the machine hits all of them. */
async function playRound(contestants: readonly Contestant[], words: readonly string[]): Promise<void> {
  for (const { rounds, devtools } of contestants) rounds.push({ latencies: [], work: -(await readWork(devtools)) });
  for (const word of words) {
    for (const { page } of contestants) {
      await page.evaluate((text) => {
        document.querySelector("input")?.select();
        globalThis.expectWord(text);
      }, word);
    }
    for (const [index, letter] of [...word].entries()) {
      const first = index % contestants.length;
      for (const { page, rounds } of [...contestants.slice(first), ...contestants.slice(0, first)]) {
        // Keys fall anywhere between two frames; these pauses do so in the same way for everyone.
        await pause((index * 7) % 17);
        await page.keyboard.press(letter);
        rounds.at(-1)?.latencies.push(await page.evaluate(() => globalThis.lastLatency()));
      }
    }
  }
  for (const { rounds, devtools } of contestants) {
    const round = rounds.at(-1);
    if (round) round.work += await readWork(devtools);
  }
}

async function benchCount(browser: Browser, count: number): Promise<string[]> {
  const contestants: Contestant[] = [];
  for (const name of names) contestants.push(await open(browser, name, count));
  const words = benchWords(count);
  await playRound(contestants, words.slice(0, 2));
  for (const { rounds } of contestants) rounds.length = 0;
  const [limit] = contestants;
  const end = performance.now() + 1000 * patience.seconds;
  do await playRound(contestants, words);
  while ((limit?.rounds.length ?? 0) < patience.rounds && performance.now() < end);

  const figures: Record<string, (round: Round) => number> = {
    "key p50": ({ latencies }) => percentile(latencies, 0.5),
    "key p95": ({ latencies }) => percentile(latencies, 0.95),
    "main thread": ({ work }) => work,
  };
  const ratio = (contestant: Contestant | undefined, read: (round: Round) => number): number =>
    ratioOf(contestant?.rounds.map(read) ?? [], limit?.rounds.map(read) ?? []);
  const rows = contestants.map((contestant, index) => [
    names[index],
    Object.fromEntries(
      Object.entries(figures).map(([what, read]) => [
        what,
        `${showSpread(contestant.rounds.map(read))} x${ratio(contestant, read).toFixed(2)}`,
      ]),
    ),
  ]);
  console.log(
    `\n${count} options: ms, median of ${limit?.rounds.length} rounds (lowest to highest) x ratio to the limit`,
  );
  console.table(Object.fromEntries(rows));
  for (const { page } of contestants) await page.context().close();
  return Object.entries(figures).flatMap(([what, read]) =>
    missOf(`${count} options: ${what} beside the limit's`, ratio(contestants[2], read), maxRatio),
  );
}

/** Measures with each number of options. */
export async function bench(): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const missed: string[] = [];
  for (const count of optionCounts) missed.push(...(await benchCount(browser, count)));
  await browser.close();
  return missed;
}
