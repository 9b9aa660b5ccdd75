// What the measured rounds mean: medians, spread, ratios, and whether the target is met.
import { percentile, ratioOf, spreadOf, type Spread } from "../statistics.ts";
import type { ContestantName } from "./build.ts";
import type { Round, Rounds } from "./measure.ts";

/** How far ours may be from the limit. */
export const maxRatio = 1.2;

/** A measured figure: its median over the rounds, how far the rounds lie apart, and its ratio to the limit's. */
export interface Figure extends Spread {
  /** Median over the rounds of the ratio to the limit in the same round. */
  ratio: number;
}

/** The figures of one contestant. */
export interface Summary {
  p50: Figure;
  p95: Figure;
  mainThread: Figure;
}

function figure(rounds: readonly Round[], limit: readonly Round[], read: (round: Round) => number): Figure {
  const values = rounds.map(read);
  return { ...spreadOf(values), ratio: ratioOf(values, limit.map(read)) };
}

/** Sums up one contestant's rounds beside the limit's rounds of the same moments. */
export function summarize(rounds: Rounds, name: ContestantName): Summary {
  const of = (read: (round: Round) => number): Figure => figure(rounds[name], rounds.limit, read);
  return {
    p50: of(({ latencies }) => percentile(latencies, 0.5)),
    p95: of(({ latencies }) => percentile(latencies, 0.95)),
    mainThread: of(({ mainThread }) => mainThread),
  };
}

/** A sentence per missed target; empty if every target is met. */
export function misses({ p50, p95, mainThread }: Summary): string[] {
  return Object.entries({ p50, p95, "main-thread time": mainThread })
    .filter(([, { ratio }]) => !(ratio <= maxRatio))
    .map(([what, { ratio }]) => `${what} is ${ratio.toFixed(2)} times the limit's (at most ${maxRatio})`);
}
