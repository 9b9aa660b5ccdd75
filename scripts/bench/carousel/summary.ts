// Summarizes the measured frames: how long they take, the time between them, and whether one is too long.
import { percentile } from "../statistics.ts";

/** Milliseconds of work that no frame may need. */
export const maxWork = 50;

/** The frames of one round, in milliseconds. */
export interface Round {
  /** Processor time of the main thread for each frame: the carousel's own doing. */
  work: readonly number[];
  /** From each frame to the next: also what the rest of the machine was doing. */
  times: readonly number[];
}

/** The frames of some rounds, summed up. */
export interface Figure {
  frames: number;
  median: number;
  p95: number;
  longest: number;
  variance: number;
}

/** Sums up frames. */
export function summarize(frames: readonly number[]): Figure {
  const mean = frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
  const squares = frames.reduce((sum, frame) => sum + (frame - mean) ** 2, 0);
  return {
    frames: frames.length,
    median: percentile(frames, 0.5),
    p95: percentile(frames, 0.95),
    longest: percentile(frames, 1),
    variance: squares / frames.length,
  };
}

/** A sentence per missed target; empty if no frame of any round needs too much work. */
export function misses(rounds: readonly Round[]): string[] {
  if (rounds.length === 0) return ["no round was played"];
  return rounds.flatMap(({ work }, index) => {
    const { longest } = summarize(work);
    return longest <= maxWork ? [] : [`round ${index + 1}: a frame of ${longest.toFixed(1)} ms (at most ${maxWork})`];
  });
}
