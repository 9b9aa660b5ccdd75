import { expect, test } from "vitest";
import { medianOf, shortfalls, type ContestantFigures } from "./figures.ts";

const limit: ContestantFigures = {
  readsPerSecond: 10,
  writeMs: 1,
  told: 50,
  toldAgain: 0,
  ingestMs: 1,
  againMs: 1,
  heapMbPer10000: 15,
};
const ours = { ...limit, readsPerSecond: 2, writeMs: 7, ingestMs: 7, againMs: 7, heapMbPer10000: 20 };
const peer = { ...limit, readsPerSecond: 1, writeMs: 8, ingestMs: 8, againMs: 8, heapMbPer10000: 21 };

test("figures on the border meet the target", () => {
  expect(shortfalls(ours, limit, { peer })).toEqual([]);
});

test.each<[Partial<ContestantFigures>, string]>([
  [{ readsPerSecond: 1.9 }, "Reads are 0.19 times the limit's; at least 0.2."],
  [{ writeMs: 7.1 }, "writeMs is 7.1 times the limit's; at most 7."],
  [{ ingestMs: 7.1 }, "ingestMs is 7.1 times the limit's; at most 7."],
  [{ againMs: 7.1 }, "againMs is 7.1 times the limit's; at most 7."],
  [{ told: 49 }, "A write was told 49 times; exactly 50."],
  [{ toldAgain: 1 }, "The same answer once more was told 1 times; never."],
  [{ heapMbPer10000: 20.1 }, "10,000 records take 20.1 MB; at most 20."],
])("%j misses it", (change, sentence) => {
  expect(shortfalls({ ...ours, ...change }, limit, { peer })).toEqual([sentence]);
});

test("of several turns the middle figure counts, each for itself", () => {
  const turns = [ours, { ...ours, writeMs: 9, ingestMs: 1 }, { ...ours, writeMs: 8, ingestMs: 2 }];
  expect(medianOf(turns)).toEqual({ ...ours, writeMs: 8, ingestMs: 2 });
});

test("a peer that is ahead in a column is named", () => {
  expect(shortfalls(ours, limit, { peer: { ...peer, writeMs: 6 } })).toEqual(["peer is ahead in writeMs."]);
});
