import { median } from "../statistics.ts";

/** What was measured of one contestant. */
export interface ContestantFigures {
  /** Looks at the current state of held records. */
  readonly readsPerSecond: number;
  /** From a write to the last of the lists that hear of it. */
  readonly writeMs: number;
  /** How many lists heard of the write. */
  readonly told: number;
  /** How many heard of the same answer once more. */
  readonly toldAgain: number;
  /** To take in an answer of many records. */
  readonly ingestMs: number;
  /** To take in the same answer once more. */
  readonly againMs: number;
  readonly heapMbPer10000: number;
}

/**
 * The middle one of each figure: the machine is now and then busy with something else.
 *
 * @param turns what was measured of one contestant, several times
 */
export function medianOf(turns: readonly ContestantFigures[]): ContestantFigures {
  const middle = (figure: keyof ContestantFigures): number => median(turns.map((turn) => turn[figure]));
  return {
    readsPerSecond: middle("readsPerSecond"),
    writeMs: middle("writeMs"),
    told: middle("told"),
    toldAgain: middle("toldAgain"),
    ingestMs: middle("ingestMs"),
    againMs: middle("againMs"),
    heapMbPer10000: middle("heapMbPer10000"),
  };
}

type Column = Exclude<keyof ContestantFigures, "told" | "toldAgain">;

/** How our data layer may stand to the least code that does the job, and to others. */
export const target = {
  leastReads: 0.2,
  mostTimes: 7,
  told: 50,
  heapMb: 20,
} as const;

const columns: readonly Column[] = ["readsPerSecond", "writeMs", "ingestMs", "againMs", "heapMbPer10000"];

const isBetter = (column: Column, one: number, other: number): boolean =>
  column === "readsPerSecond" ? one > other : one < other;

/**
 * Everything that our figures miss, in sentences.
 *
 * @param peers contestants that hold each record once, as we do
 * @returns nothing when every target is met
 */
export function shortfalls(
  ours: ContestantFigures,
  limit: ContestantFigures,
  peers: Readonly<Record<string, ContestantFigures>>,
): string[] {
  const times = (column: "writeMs" | "ingestMs" | "againMs"): string[] => {
    const ratio = ours[column] / limit[column];
    return ratio <= target.mostTimes
      ? []
      : [`${column} is ${ratio.toFixed(1)} times the limit's; at most ${target.mostTimes}.`];
  };
  const reads = ours.readsPerSecond / limit.readsPerSecond;
  return [
    ...(reads >= target.leastReads
      ? []
      : [`Reads are ${reads.toFixed(2)} times the limit's; at least ${target.leastReads}.`]),
    ...times("writeMs"),
    ...times("ingestMs"),
    ...times("againMs"),
    ...(ours.told === target.told ? [] : [`A write was told ${ours.told} times; exactly ${target.told}.`]),
    ...(ours.toldAgain === 0 ? [] : [`The same answer once more was told ${ours.toldAgain} times; never.`]),
    ...(ours.heapMbPer10000 <= target.heapMb
      ? []
      : [`10,000 records take ${ours.heapMbPer10000.toFixed(1)} MB; at most ${target.heapMb}.`]),
    ...Object.entries(peers).flatMap(([name, peer]) =>
      columns
        .filter((column) => !isBetter(column, ours[column], peer[column]))
        .map((column) => `${name} is ahead in ${column}.`),
    ),
  ];
}
