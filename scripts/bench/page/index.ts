// The home page beside the same page with a plain React form: what Lighthouse says, and how fast a step changes.
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { median, missOf, percentile, ratioOf, showSpread } from "../statistics.ts";
import { startContestants } from "./contestants.ts";
import { visit, type Visit } from "./interaction.ts";
import { measureLoad, type Load } from "./load.ts";

const toolsPort = 9333;
const names = ["plain", "site"] as const;
const screens = ["mobile", "desktop"] as const;

/** Of the site. Ratios are to the plain form in the same run. */
const targets = {
  score: 100,
  /** Milliseconds, simulated: the median. */
  lcp: 1250,
  /** Kilobytes of a thousand bytes, compressed: 90, and at most 300 bytes more for code that is easier to read. */
  scriptKilobytes: 90.3,
  workRatio: 1.2,
  eventRatio: 1.45,
};

const measures: Record<string, [read: (visit: Visit) => number, maxRatio?: number]> = {
  "step p50, ms": [({ steps }) => percentile(steps, 0.5)],
  "step forward, work ms": [({ forward }) => median(forward), targets.workRatio],
  "step back, work ms": [({ back }) => median(back), targets.workRatio],
  "event timing p98, ms": [({ events }) => percentile(events, 0.98), targets.eventRatio],
};

/** Measures both, one after the other, round after round. */
async function inTurn<Measured>(rounds: number, measure: (name: "plain" | "site") => Promise<Measured>) {
  const measured: Record<"plain" | "site", Measured[]> = { plain: [], site: [] };
  for (let round = 0; round < rounds; round += 1) for (const name of names) measured[name].push(await measure(name));
  return measured;
}

function reportVisits(visits: Record<"plain" | "site", Visit[]>): string[] {
  const rows = Object.entries(measures).map(([what, [read]]) => {
    const [plain, site] = [visits.plain.map(read), visits.site.map(read)];
    return [what, { plain: showSpread(plain), site: showSpread(site), ratio: ratioOf(site, plain).toFixed(2) }];
  });
  console.log("\nAt a processor four times slower: median of the visits (lowest to highest)");
  console.table(Object.fromEntries(rows));
  return Object.entries(measures).flatMap(([what, [read, maxRatio = Number.NaN]]) =>
    Number.isNaN(maxRatio)
      ? []
      : missOf(`${what} beside plain React`, ratioOf(visits.site.map(read), visits.plain.map(read)), maxRatio),
  );
}

function reportLoads(screen: string, loads: Record<"plain" | "site", Load[]>): string[] {
  const row = (of: readonly Load[]) => ({
    "LCP ms": showSpread(of.map(({ lcp }) => lcp)),
    CLS: Math.max(...of.map(({ cls }) => cls)).toFixed(3),
    "script kB": Math.max(...of.map(({ scriptBytes }) => scriptBytes / 1000)).toFixed(1),
    ...Object.fromEntries(
      Object.keys(of[0]?.scores ?? {}).map((id) => [id, median(of.map(({ scores }) => scores[id] ?? 0))]),
    ),
  });
  console.log(`\nLighthouse, ${screen}: median of ${loads.site.length} loads (lowest to highest)`);
  console.table({ plain: row(loads.plain), site: row(loads.site) });
  const { site } = loads;
  const scores = Object.keys(site[0]?.scores ?? {}).map(
    (id) => [id, median(site.map((load) => load.scores[id] ?? 0))] as const,
  );
  return [
    ...scores.flatMap(([id, score]) => (score >= targets.score ? [] : [`${screen}: ${id} is ${score}`])),
    ...missOf(`${screen}: LCP in ms, the median,`, median(site.map(({ lcp }) => lcp)), targets.lcp),
    // Less than half a thousandth is a rounding error.
    ...missOf(`${screen}: CLS`, Math.max(...site.map(({ cls }) => cls)), 0.0005),
    ...missOf(
      `${screen}: script in kB`,
      Math.max(...site.map(({ scriptBytes }) => scriptBytes / 1000)),
      targets.scriptKilobytes,
    ),
  ];
}

/** `--rounds 3` loads the page less often. The site is built before. */
export async function bench(parameters: readonly string[]): Promise<string[]> {
  const { values } = parseArgs({ args: [...parameters], options: { rounds: { type: "string", default: "7" } } });
  const contestants = await startContestants();
  const options = chromiumLaunchOptions();
  const args = [...options.args, `--remote-debugging-port=${toolsPort}`];
  const browser = await chromium.launch({ ...options, args });
  const missed = reportVisits(await inTurn(3, (name) => visit(browser, contestants[name])));
  for (const screen of screens) {
    const loads = await inTurn(Number(values.rounds), (name) => measureLoad(contestants[name], toolsPort, screen));
    missed.push(...reportLoads(screen, loads));
  }
  await browser.close();
  await contestants.close();
  return missed;
}
