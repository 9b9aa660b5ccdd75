import { describe, expect, test } from "vitest";
import type { Round, Rounds } from "./measure.ts";
import { misses, summarize } from "./summary.ts";

const round = (latency: number, mainThread: number): Round => ({ latencies: [latency, latency, latency], mainThread });
const rounds = (ours: Round[]): Rounds => {
  const limit = [round(20, 100), round(40, 200), round(20, 100)];
  return { limit, downshift: limit, "search-list": ours };
};

describe("summarize", () => {
  test("compares each round with the limit's round of the same moment", () => {
    const { p50, mainThread } = summarize(rounds([round(22, 150), round(44, 300), round(66, 150)]), "search-list");
    expect(p50).toEqual({ median: 44, lowest: 22, highest: 66, ratio: 1.1 });
    expect(mainThread.ratio).toBe(1.5);
  });
});

describe("misses", () => {
  test("names what is too slow", () => {
    const slow = summarize(rounds([round(20, 150), round(40, 300), round(20, 150)]), "search-list");
    expect(misses(slow)).toEqual(["main-thread time is 1.50 times the limit's (at most 1.2)"]);
  });

  test("is empty at exactly the limit", () => {
    expect(misses(summarize(rounds(rounds([]).limit), "search-list"))).toEqual([]);
  });

  test("takes nothing measured for a miss", () => {
    expect(misses(summarize(rounds([]), "search-list"))).toHaveLength(3);
  });
});
