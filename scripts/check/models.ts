// npm run check -- models: the data layer, the request form, its rules and the sessions of the builder against their models, each with 10,000 random sequences, or another
// number: npm run check -- models 2000 [seed].
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const [, , sequences = "10000", seed = ""] = process.argv;
const vitest = resolve(import.meta.dirname, "../../node_modules/vitest/vitest.mjs");
const tests = [
  "packages/platform/src/testing/model/model.test.ts",
  "packages/quotation/src/store/model.test.ts",
  "packages/builder/src/session/model.test.ts",
  "scripts/check/parity/apex-texts.test.ts",
];
const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "node", ...tests], {
  stdio: "inherit",
  env: { ...process.env, MODEL_SEQUENCES: sequences, MODEL_SEED: seed },
});
process.exit(status ?? 1);
