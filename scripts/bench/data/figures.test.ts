import { expect, test } from "vitest";
import { medianOf, shortfalls, type ContestantFigures } from "./figures.ts";

const limit: ContestantFigures = {
  readsPerSecond: 10,
  writeMs: 1,
  notified: 50,
  notifiedAgain: 0,
  ingestMs: 1,
  againMs: 1,
  heapMbPer10000: 15,
};
const ours = { ...limit, readsPerSecond: 4, writeMs: 4, ingestMs: 6.5, againMs: 5, heapMbPer10000: 20 };
const peer = { ...limit, readsPerSecond: 1, writeMs: 8, ingestMs: 8, againMs: 8, heapMbPer10000: 21 };

test("figures that equal the targets meet them", () => {
  expect(shortfalls(ours, limit, { peer })).toEqual([]);
});

test.each<[Partial<ContestantFigures>, string]>([
  [{ readsPerSecond: 3.9 }, "Reads are 0.39 times the limit's; at least 0.4."],
  [{ writeMs: 4.1 }, "writeMs is 4.1 times the limit's; at most 4."],
  [{ ingestMs: 6.6 }, "ingestMs is 6.6 times the limit's; at most 6.5."],
  [{ againMs: 5.1 }, "againMs is 5.1 times the limit's; at most 5."],
  [{ notified: 49 }, "A write notified 49 lists; exactly 50."],
  [{ notifiedAgain: 1 }, "The same response once more notified 1 lists; never."],
  [{ heapMbPer10000: 20.1 }, "10,000 records take 20.1 MB; at most 20."],
])("%j misses the target", (change, sentence) => {
  expect(shortfalls({ ...ours, ...change }, limit, { peer })).toEqual([sentence]);
});

test("the median of each figure is computed by itself", () => {
  const turns = [ours, { ...ours, writeMs: 9, ingestMs: 1 }, { ...ours, writeMs: 8, ingestMs: 2 }];
  expect(medianOf(turns)).toEqual({ ...ours, writeMs: 8, ingestMs: 2 });
});

test("a peer with a better figure is named", () => {
  expect(shortfalls(ours, limit, { peer: { ...peer, writeMs: 3 } })).toEqual(["peer is ahead in writeMs."]);
});
