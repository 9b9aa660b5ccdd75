import { median } from "../statistics.ts";

/** What was measured of one contestant. */
export interface ContestantFigures {
  /** Reads of the current state of cached records. */
  readonly readsPerSecond: number;
  /** Time from a write to the last notification of a list. */
  readonly writeMs: number;
  /** Number of lists that were notified of the write. */
  readonly notified: number;
  /** Number of lists that were notified of the same response once more. */
  readonly notifiedAgain: number;
  /** Time to store a response with many records. */
  readonly ingestMs: number;
  /** Time to store the same response once more. */
  readonly againMs: number;
  readonly heapMbPer10000: number;
}

/**
 * The median of each figure, because the machine is sometimes busy with other work.
 *
 * @param turns the figures of one contestant, several times
 */
export function medianOf(turns: readonly ContestantFigures[]): ContestantFigures {
  const middle = (figure: keyof ContestantFigures): number => median(turns.map((turn) => turn[figure]));
  return {
    readsPerSecond: middle("readsPerSecond"),
    writeMs: middle("writeMs"),
    notified: middle("notified"),
    notifiedAgain: middle("notifiedAgain"),
    ingestMs: middle("ingestMs"),
    againMs: middle("againMs"),
    heapMbPer10000: middle("heapMbPer10000"),
  };
}

type Column = Exclude<keyof ContestantFigures, "notified" | "notifiedAgain">;

/** Targets of our data layer. Those in `minTimes` and `maxTimes` are multiples of the limit's figure. */
export const target = {
  minTimes: { readsPerSecond: 0.4 },
  maxTimes: { writeMs: 4, ingestMs: 6.5, againMs: 5 },
  notified: 50,
  heapMb: 20,
} as const;

const columns: readonly Column[] = ["readsPerSecond", "writeMs", "ingestMs", "againMs", "heapMbPer10000"];

const isBetter = (column: Column, one: number, other: number): boolean =>
  column === "readsPerSecond" ? one > other : one < other;

/**
 * Describes every missed target.
 *
 * @param peers contestants that cache each record once, as we do
 * @returns an empty list if every target is met
 */
export function shortfalls(
  ours: ContestantFigures,
  limit: ContestantFigures,
  peers: Readonly<Record<string, ContestantFigures>>,
): string[] {
  const ratio = (column: Column): number => ours[column] / limit[column];
  const tooSlow = (column: keyof typeof target.maxTimes): string[] =>
    ratio(column) <= target.maxTimes[column]
      ? []
      : [`${column} is ${ratio(column).toFixed(1)} times the limit's; at most ${target.maxTimes[column]}.`];
  const reads = ratio("readsPerSecond");
  const { minTimes, notified, heapMb } = target;
  return [
    ...(reads >= minTimes.readsPerSecond
      ? []
      : [`Reads are ${reads.toFixed(2)} times the limit's; at least ${minTimes.readsPerSecond}.`]),
    ...tooSlow("writeMs"),
    ...tooSlow("ingestMs"),
    ...tooSlow("againMs"),
    ...(ours.notified === notified ? [] : [`A write notified ${ours.notified} lists; exactly ${notified}.`]),
    ...(ours.notifiedAgain === 0 ? [] : [`The same response once more notified ${ours.notifiedAgain} lists; never.`]),
    ...(ours.heapMbPer10000 <= heapMb
      ? []
      : [`10,000 records take ${ours.heapMbPer10000.toFixed(1)} MB; at most ${heapMb}.`]),
    ...Object.entries(peers).flatMap(([name, peer]) =>
      columns
        .filter((column) => !isBetter(column, ours[column], peer[column]))
        .map((column) => `${name} is ahead in ${column}.`),
    ),
  ];
}
