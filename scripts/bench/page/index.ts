// The home page beside the same page with a plain React form: what Lighthouse says, and how fast a step changes. Step changes are also
// compared with a bare form, which neither scrolls nor adds history entries.
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../shared/chromium.ts";
import { median, missOf, percentile, ratioOf, showSpread } from "../statistics.ts";
import { startContestants } from "./contestants.ts";
import { visit, type StepChange, type Visit } from "./interaction.ts";
import { measureLoad, type Load } from "./load.ts";

const toolsPort = 9333;
const peers = ["plain", "bare"] as const;
type Peer = (typeof peers)[number];
type Contestant = Peer | "site";
const screens = ["mobile", "desktop"] as const;

/** Of the site. Ratios are to the plain form in the same run. */
const targets = {
  score: 100,
  /** Milliseconds, simulated: the median. */
  lcp: 1250,
  /** Kilobytes of a thousand bytes, compressed: the budget of `.size-limit.json`. */
  scriptKilobytes: 91.5,
};

/** Many and short, because a busy moment of the machine then meets every form. */
const visitRounds = 8;

/** How a part of a visit is measured, and how many times that of each plain form it may take. */
type Measure = [what: string, read: (visit: Visit) => number, most: Partial<Record<Peer, number>>];

const times = (changes: readonly StepChange[]): number[] => changes.map(({ time }) => time);
const workOf = (changes: readonly StepChange[]): number => median(changes.map(({ work }) => work));

const measures: readonly Measure[] = [
  ["step forward p50, ms", ({ forward }) => percentile(times(forward), 0.5), { plain: 1.1 }],
  ["step forward p95, ms", ({ forward }) => percentile(times(forward), 0.95), { plain: 1.1, bare: 1.3 }],
  ["step forward, work ms", ({ forward }) => workOf(forward), { plain: 1.4 }],
  ["step back p50, ms", ({ back }) => percentile(times(back), 0.5), { plain: 1.1 }],
  ["step back p95, ms", ({ back }) => percentile(times(back), 0.95), { plain: 1.1, bare: 1.3 }],
  ["step back, work ms", ({ back }) => workOf(back), { plain: 1.4 }],
  ["event timing p98, ms", ({ events }) => percentile(events, 0.98), { bare: 1.45 }],
];

/** Measures the contestants one after the other, round after round. */
async function inTurn<Name extends Contestant, Measured>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Measured>,
): Promise<Map<Name, Measured[]>> {
  const measured = new Map<Name, Measured[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) measured.get(name)?.push(await measure(name));
  return measured;
}

function reportVisits(visits: Map<Contestant, Visit[]>): string[] {
  const missed: string[] = [];
  const rows = measures.map(([what, read, most]) => {
    const valuesOf = (name: Contestant): number[] => (visits.get(name) ?? []).map(read);
    const site = valuesOf("site");
    const ratios = peers.map((peer) => {
      const ratio = ratioOf(site, valuesOf(peer));
      missed.push(...missOf(`${what} beside the ${peer} form`, ratio, most[peer] ?? Infinity));
      return [`to ${peer}`, ratio.toFixed(2)] as const;
    });
    const spreads = [...peers, "site" as const].map((name) => [name, showSpread(valuesOf(name))] as const);
    return [what, Object.fromEntries([...spreads, ...ratios])] as const;
  });
  console.log("\nAt a processor four times slower: median of the visits (lowest to highest)");
  console.table(Object.fromEntries(rows));
  return missed;
}

function reportLoads(screen: string, plain: readonly Load[], site: readonly Load[]): string[] {
  const row = (of: readonly Load[]) => ({
    "LCP ms": showSpread(of.map(({ lcp }) => lcp)),
    CLS: Math.max(...of.map(({ cls }) => cls)).toFixed(3),
    "script kB": Math.max(...of.map(({ scriptBytes }) => scriptBytes / 1000)).toFixed(1),
    ...Object.fromEntries(
      Object.keys(of[0]?.scores ?? {}).map((id) => [id, median(of.map(({ scores }) => scores[id] ?? 0))]),
    ),
  });
  console.log(`\nLighthouse, ${screen}: median of ${site.length} loads (lowest to highest)`);
  console.table({ plain: row(plain), site: row(site) });
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

/** `--rounds 3` loads the page less often, `--rounds 0` never. The site is built before. */
export async function bench(parameters: readonly string[]): Promise<string[]> {
  const { values } = parseArgs({ args: [...parameters], options: { rounds: { type: "string", default: "7" } } });
  const rounds = Number(values.rounds);
  const contestants = await startContestants();
  const options = chromiumLaunchOptions();
  const args = [...options.args, `--remote-debugging-port=${toolsPort}`];
  const browser = await chromium.launch({ ...options, args });
  const missed = reportVisits(
    await inTurn([...peers, "site"], visitRounds, (name) => visit(browser, contestants[name])),
  );
  for (const screen of rounds === 0 ? [] : screens) {
    const loads = await inTurn(["plain", "site"], rounds, (name) => measureLoad(contestants[name], toolsPort, screen));
    missed.push(...reportLoads(screen, loads.get("plain") ?? [], loads.get("site") ?? []));
  }
  await browser.close();
  await contestants.close();
  return missed;
}
