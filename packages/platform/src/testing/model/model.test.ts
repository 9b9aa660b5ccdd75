import * as fc from "fast-check";
import { expect, test } from "vitest";
import { operation } from "./operations.ts";
import { runSequence } from "./run-sequence.ts";

const sequences = Number(process.env.MODEL_SEQUENCES ?? 300);
const seed = Number(process.env.MODEL_SEED || Date.now() % 2 ** 31);
const aMinute = 60_000;

test(`${sequences} random sequences break no invariant, seed ${seed}`, { timeout: 20 * aMinute }, async () => {
  console.warn(`Seed ${seed}; run the same sequences with: npm run check -- models ${sequences} ${seed}`);
  const property = fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 30, size: "max" }), runSequence);
  const { failed, counterexample, errorInstance, numRuns } = await fc.check(property, { numRuns: sequences, seed });
  expect(failed, `${JSON.stringify(counterexample, null, 1)}\n${String(errorInstance)}`).toBe(false);
  expect(numRuns).toBe(sequences);
});
