// Drives the page in Chromium on a slowed processor.
import { resolve } from "node:path";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { bundle, keepAll } from "../bundle.ts";
import { itemCounts, type ItemCount, type Rounds } from "./summary.ts";

/** How many times slower than this machine the page runs: about a mid-range phone. */
const slowdown = 4;

/** Items appended in a round for each count, in as many grids as that takes: a clock is too coarse for ten alone. */
const itemsInRound = 1000;

/**
 * Measures milliseconds per item for each count, round after round. The first two rounds warm the page up and are thrown away.
 *
 * @param rounds how many rounds to keep
 */
export async function measure(rounds: number): Promise<Rounds> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const { script, style } = await bundle(keepAll(resolve(import.meta.dirname, "page.tsx")));
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

    const perItem = (count: ItemCount): Promise<number> =>
      page.evaluate(([each, all]) => globalThis.appendItems(each, all / each) / all, [count, itemsInRound] as const);
    const results: Rounds = { 10: [], 100: [], 1000: [] };
    for (let round = -2; round < rounds; round += 1) {
      for (const count of itemCounts) {
        const milliseconds = await perItem(count);
        if (round >= 0) results[count].push(milliseconds);
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}
