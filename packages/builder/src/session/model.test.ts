import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runSequence, sequence } from "./testing/run-sequence.ts";

const sequences = Number(process.env.MODEL_SEQUENCES ?? 300);
const seed = Number(process.env.MODEL_SEED || Date.now() % 2 ** 31);
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test(`${sequences} random sequences lose no word, seed ${seed}`, { timeout: 20 * minute }, async () => {
  const property = fc.asyncProperty(sequence, runSequence);
  const { failed, counterexample, errorInstance, numRuns } = await fc.check(property, { numRuns: sequences, seed });
  const rerun = `Run the same sequences with: npm run check -- models ${sequences} ${seed}`;
  expect(failed, `${rerun}\n${JSON.stringify(counterexample, null, 1)}\n${String(errorInstance)}`).toBe(false);
  expect(numRuns).toBe(sequences);
});
