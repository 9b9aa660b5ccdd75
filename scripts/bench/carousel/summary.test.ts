import { expect, test } from "vitest";
import { frameWork, type TraceEvent } from "./frame-work.ts";
import { misses, summarize, type Round } from "./summary.ts";

const round = (...work: number[]): Round => ({ work, times: [] });

test("sums up frames", () => {
  expect(summarize([10, 20, 30])).toEqual({ frames: 3, median: 20, p95: 30, longest: 30, variance: 200 / 3 });
});

test.each<[string, Round[], string[]]>([
  ["only short frames", [round(16, 50), round(17)], []],
  ["a long frame", [round(16), round(50.1, 17)], ["round 2: a frame of 50.1 ms (at most 50)"]],
  ["no frame at all", [round()], ["round 1: a frame of NaN ms (at most 50)"]],
  ["no round at all", [], ["no round was played"]],
])("with %s", (_case, rounds, expected) => {
  expect(misses(rounds)).toEqual(expected);
});

const event = (name: string, ts: number, times: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 1,
  tid: 1,
  ts,
  args: {},
  ...times,
});
const task = (ts: number, dur: number, tdur: number): TraceEvent => event("RunTask", ts, { dur, tdur });
const mainThread = event("thread_name", 0, { args: { name: "CrRendererMain" } });

test("adds up what the main thread did for each frame", () => {
  const trace = [
    mainThread,
    task(1000, 500, 400),
    task(2000, 3000, 2000),
    event("FireAnimationFrame", 4000),
    task(6000, 900, 800),
    event("FireAnimationFrame", 6500),
    task(8000, 100, 100),
    event("RunTask", 2500, { tid: 2, dur: 9000, tdur: 9000 }),
  ];
  expect(frameWork(trace)).toEqual([2.4, 0.8]);
});

test("says so when a trace shows no frame", () => {
  expect(() => frameWork([mainThread, task(1000, 500, 400)])).toThrow("nothing was measured");
});
