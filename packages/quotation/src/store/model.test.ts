import * as fc from "fast-check";
import { expect, test } from "vitest";
import { scenario } from "../testing/model/operations.ts";
import { runScenario } from "../testing/model/run-scenario.ts";

const sequences = Number(process.env.MODEL_SEQUENCES ?? 300);
const seed = Number(process.env.MODEL_SEED || Date.now() % 2 ** 31);
const minute = 60_000;

test(`${sequences} random sequences, seed ${seed}`, { timeout: 20 * minute }, async () => {
  const property = fc.asyncProperty(scenario, runScenario);
  const { failed, counterexample, errorInstance, numRuns } = await fc.check(property, { numRuns: sequences, seed });
  const rerun = `Run the same sequences with: npm run check -- models ${sequences} ${seed}`;
  expect(failed, `${rerun}\n${JSON.stringify(counterexample, null, 1)}\n${String(errorInstance)}`).toBe(false);
  expect(numRuns).toBe(sequences);
});
