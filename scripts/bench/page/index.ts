import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { contestantNames, startContestants, type Contestant, type ContestantName } from "./contestants.ts";
import { missOf, targets } from "./figures.ts";
import { visit, type Visit } from "./interaction.ts";
import { measureLoad, type Load, type Screen } from "./load.ts";
import { median, percentile, ratioOf, showSpread, spreadOf } from "../statistics.ts";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";

const toolsPort = 9333;

type Rounds<Measured> = Record<ContestantName, Measured[]>;

/** Measures all contestants, one after the other, round after round. */
async function inTurn<Measured>(
  contestants: readonly Contestant[],
  rounds: number,
  measure: (contestant: Contestant) => Promise<Measured>,
): Promise<Rounds<Measured>> {
  const measured: Rounds<Measured> = { "plain React": [], site: [], "React app": [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) measured[contestant.name].push(await measure(contestant));
  }
  return measured;
}

const perf = ({ scores }: Load): number => scores.performance ?? Number.NaN;

/** The largest shift of several loads, in thousandths: less than half of one is a rounding error. */
const worstShift = (loads: readonly Load[]): number =>
  Math.round(1000 * Math.max(...loads.map(({ cls }) => cls))) / 1000;

/** Milliseconds and kilobytes. */
type LoadLimits = Record<"lcp" | "scriptKilobytes", number>;

const loadFigures = (loads: readonly Load[]): LoadLimits => ({
  lcp: median(loads.map(({ lcp }) => lcp)),
  scriptKilobytes: Math.max(...loads.map(({ scriptBytes }) => scriptBytes)) / 1000,
});

function missedLoads(name: string, loads: readonly Load[], limits: LoadLimits): string[] {
  const failedChecks = new Set(loads.flatMap((load) => load.failedChecks));
  if (failedChecks.size > 0) console.log(`${name} did not pass: ${[...failedChecks].join(", ")}`);
  const scores = Object.keys(loads[0]?.scores ?? {}).flatMap((category) => {
    const score = median(loads.map((load) => load.scores[category] ?? Number.NaN));
    return score >= targets.score ? [] : [`${name}: ${category} is ${score} (at least ${targets.score})`];
  });
  const { lcp, scriptKilobytes } = loadFigures(loads);
  return [
    ...scores,
    ...missOf(`${name}: LCP in ms, the median,`, lcp, limits.lcp),
    ...missOf(`${name}: CLS`, worstShift(loads), targets.cls),
    ...missOf(`${name}: script in kB`, scriptKilobytes, limits.scriptKilobytes),
  ];
}

function reportLoads(screen: Screen, loads: Rounds<Load>): string[] {
  const row = (name: ContestantName): Record<string, string> => ({
    performance: showSpread(spreadOf(loads[name].map(perf))),
    "LCP ms": showSpread(spreadOf(loads[name].map(({ lcp }) => lcp))),
    "TBT ms": showSpread(spreadOf(loads[name].map(({ tbt }) => tbt))),
    CLS: String(worstShift(loads[name])),
    "script kB": loadFigures(loads[name]).scriptKilobytes.toFixed(1),
  });
  console.log(`\nLighthouse, ${screen}: median of ${loads.site.length} rounds (lowest to highest)`);
  console.table(Object.fromEntries(contestantNames.map((name) => [name, row(name)])));
  const site = loadFigures(loads.site);
  return [
    ...missedLoads(`${screen}: site`, loads.site, targets),
    ...missedLoads(`${screen}: React app`, loads["React app"], {
      lcp: Math.max(site.lcp, targets.lcp),
      scriptKilobytes: site.scriptKilobytes,
    }),
  ];
}

function reportVisits(visits: Rounds<Visit>): string[] {
  const of = (name: ContestantName, read: (one: Visit) => number): number[] => visits[name].map(read);
  const figures = {
    "step forward, work ms": (one: Visit) => median(one.forward),
    "step back, work ms": (one: Visit) => median(one.back),
    "step shown p50 ms": (one: Visit) => median(one.steps),
    "event timing p98 ms": (one: Visit) => percentile(one.events, 0.98),
  };
  const show = (name: ContestantName): Record<string, string> =>
    Object.fromEntries(Object.entries(figures).map(([title, read]) => [title, showSpread(spreadOf(of(name, read)))]));
  const ratio = (title: keyof typeof figures): number =>
    ratioOf(of("site", figures[title]), of("plain React", figures[title]));
  console.log(
    `\nInteraction at a processor four times slower: median of ${visits.site.length} rounds (lowest to highest)`,
  );
  console.table(Object.fromEntries(contestantNames.map((name) => [name, show(name)])));
  return [
    ...missOf("work of a step forward beside plain React", ratio("step forward, work ms"), targets.workRatio),
    ...missOf("work of a step back beside plain React", ratio("step back, work ms"), targets.workRatio),
    ...missOf("event timing beside plain React, p98,", ratio("event timing p98 ms"), targets.eventRatio),
  ];
}

/** Rounds of what varies less than the load on a phone. */
const fewRounds = 3;

async function measureAll(browser: Browser, contestants: readonly Contestant[], rounds: number): Promise<string[]> {
  const few = Math.min(rounds, fewRounds);
  const load = (screen: Screen) => (contestant: Contestant) => measureLoad(contestant.url, toolsPort, screen);
  const missedByVisits = reportVisits(await inTurn(contestants, few, ({ url }) => visit(browser, url)));
  const missedOnMobile = reportLoads("mobile", await inTurn(contestants, rounds, load("mobile")));
  const missedOnDesktop = reportLoads("desktop", await inTurn(contestants, few, load("desktop")));
  return [...missedByVisits, ...missedOnMobile, ...missedOnDesktop];
}

/**
 * Compares the home page with the same page with a plain React form instead of ours, and with that of the React app. `--rounds 3`
 * loads the page less often. The site is built before.
 */
export async function bench(parameters: readonly string[]): Promise<string[]> {
  const { values } = parseArgs({ args: [...parameters], options: { rounds: { type: "string", default: "7" } } });
  const { all: contestants, close } = await startContestants();
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${toolsPort}`],
  });
  const missed = await measureAll(browser, contestants, Number(values.rounds));
  await browser.close();
  await close();
  console.log(`\nTargets: ${JSON.stringify(targets)}. Load of the machine: ${loadavg().map(Math.round).join(", ")}.`);
  return missed;
}
