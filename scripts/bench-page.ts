// npm run bench:page: compares the home page with the same page without script and with a plain React form.
// Exit code 1 if a target is missed. `-- --rounds 5` measures more often; the site is built first.
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { startContestants, type Contestant, type ContestantName } from "./bench/page/contestants.ts";
import { missOf, targets } from "./bench/page/figures.ts";
import { visit, type Visit } from "./bench/page/interaction.ts";
import { measureLoad, type Load, type Screen } from "./bench/page/load.ts";
import { median, percentile, ratioOf, showSpread, spreadOf } from "./bench/statistics.ts";
import { chromiumLaunchOptions } from "./chromium.ts";
import { buildSite } from "./site/built-site.ts";

const toolsPort = 9333;

type Rounds<Measured> = Record<ContestantName, Measured[]>;

/** Measures all contestants, one after the other, round after round. */
async function inTurn<Measured>(
  contestants: readonly Contestant[],
  rounds: number,
  measure: (contestant: Contestant) => Promise<Measured>,
): Promise<Rounds<Measured>> {
  const measured: Rounds<Measured> = { "without script": [], "plain React": [], site: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) measured[contestant.name].push(await measure(contestant));
  }
  return measured;
}

const perf = ({ scores }: Load): number => scores.performance ?? Number.NaN;

/** The largest shift of several loads, in thousandths: less than half of one is a rounding error. */
const worstShift = (loads: readonly Load[]): number =>
  Math.round(1000 * Math.max(...loads.map(({ cls }) => cls))) / 1000;

function reportLoads(screen: Screen, loads: Rounds<Load>): string[] {
  const names: readonly ContestantName[] = ["without script", "plain React", "site"];
  const row = (name: ContestantName): Record<string, string> => ({
    performance: showSpread(spreadOf(loads[name].map(perf))),
    "LCP ms": showSpread(spreadOf(loads[name].map(({ lcp }) => lcp))),
    "LCP ratio": ratioOf(
      loads[name].map(({ lcp }) => lcp),
      loads["without script"].map(({ lcp }) => lcp),
    ).toFixed(3),
    "TBT ms": showSpread(spreadOf(loads[name].map(({ tbt }) => tbt))),
    CLS: String(worstShift(loads[name])),
    "script kB": (Math.max(...loads[name].map(({ scriptBytes }) => scriptBytes)) / 1000).toFixed(1),
  });
  console.log(`\nLighthouse, ${screen}: median of ${loads.site.length} rounds (lowest to highest)`);
  console.table(Object.fromEntries(names.map((name) => [name, row(name)])));
  const faults = new Set(loads.site.flatMap((load) => load.faults));
  if (faults.size > 0) console.log(`Checks that the site did not pass: ${[...faults].join(", ")}`);
  const { site } = loads;
  const scores = Object.keys(site[0]?.scores ?? {}).flatMap((category) => {
    const score = median(site.map((load) => load.scores[category] ?? Number.NaN));
    return score >= targets.score ? [] : [`${screen}: ${category} is ${score} (at least ${targets.score})`];
  });
  const lcp = ratioOf(
    site.map((load) => load.lcp),
    loads["without script"].map((load) => load.lcp),
  );
  return [
    ...scores,
    ...missOf(`${screen}: LCP beside the page without script`, lcp, targets.lcpRatio),
    ...missOf(`${screen}: CLS`, worstShift(site), targets.cls),
    ...missOf(
      `${screen}: script in kB`,
      Math.max(...site.map(({ scriptBytes }) => scriptBytes)) / 1000,
      targets.scriptKilobytes,
    ),
  ];
}

function reportVisits(visits: Rounds<Visit>): string[] {
  const p = (part: number, values: readonly number[]): number => percentile(values, part);
  const of = (name: ContestantName, read: (one: Visit) => number): number[] => visits[name].map(read);
  const names = ["plain React", "site"] as const;
  const row = (name: ContestantName): Record<string, string> => ({
    "step p50 ms": showSpread(spreadOf(of(name, ({ steps }) => p(0.5, steps)))),
    "step p95 ms": showSpread(spreadOf(of(name, ({ steps }) => p(0.95, steps)))),
    "event p98 ms": showSpread(spreadOf(of(name, ({ events }) => p(0.98, events)))),
  });
  console.log(
    `\nInteraction at a processor four times slower: median of ${visits.site.length} rounds (lowest to highest)`,
  );
  console.table(Object.fromEntries(names.map((name) => [name, row(name)])));
  const step = ratioOf(
    of("site", ({ steps }) => p(0.95, steps)),
    of("plain React", ({ steps }) => p(0.95, steps)),
  );
  const event = median(of("site", ({ events }) => p(0.98, events)));
  return [
    ...missOf("a change of step beside plain React, p95,", step, targets.stepRatio),
    ...missOf("the browser's event timing in ms, p98,", event, targets.eventDuration),
  ];
}

async function bench(browser: Browser, contestants: readonly Contestant[], rounds: number): Promise<string[]> {
  const missed: string[] = [];
  for (const screen of ["mobile", "desktop"] as const) {
    const loads = await inTurn(contestants, rounds, ({ url }) => measureLoad(url, toolsPort, screen));
    missed.push(...reportLoads(screen, loads));
  }
  const alive = contestants.filter(({ name }) => name !== "without script");
  return [...missed, ...reportVisits(await inTurn(alive, rounds, ({ url }) => visit(browser, url)))];
}

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
await buildSite();
const contestants = await startContestants();
const options = chromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${toolsPort}`],
});
const missed = await bench(browser, contestants, Number(values.rounds));
await browser.close();
await Promise.all(contestants.map(({ close }) => close()));
console.log(missed.length === 0 ? "\nEvery target is met." : `\nMissed:\n${missed.join("\n")}`);
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit(missed.length === 0 ? 0 : 1);
