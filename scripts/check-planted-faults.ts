// npm run check:planted-faults: plants ten mistakes, one at a time, in a copy of the data layer, and expects the model
// test to find each. Exit code 1 when one is not found.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { faults, type Fault } from "./planted-faults/faults.ts";

const root = resolve(import.meta.dirname, "..");
const [, , sequences = "1500", seed = "1"] = process.argv;

/** A copy of what the model test needs. */
function makeCopy(): string {
  mkdirSync(join(root, ".data"), { recursive: true });
  const copy = mkdtempSync(join(root, ".data/planted-"));
  for (const file of ["package.json", "tsconfig.json", "packages/platform"]) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Whether the model test agrees with the copy as it stands. */
function agrees(copy: string): boolean {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const config = ["--config", join(copy, "planted.config.ts"), "--root", copy];
  const { status } = spawnSync(
    process.execPath,
    [vitest, "run", ...config, "packages/platform/src/model/model.test.ts"],
    {
      cwd: copy,
      stdio: "ignore",
      env: { ...process.env, MODEL_SEQUENCES: sequences, MODEL_SEED: seed },
    },
  );
  return status === 0;
}

/** Plants a fault, tries, and puts the right code back. */
function isFound(copy: string, { file, right, wrong }: Fault): boolean {
  const path = join(copy, "packages/platform/src", file);
  const code = readFileSync(path, "utf8");
  if (code.split(right).length !== 2) {
    throw new Error(`${file} does not hold "${right}" exactly once, so the fault cannot be planted. Mend faults.ts.`);
  }
  writeFileSync(path, code.replace(right, wrong));
  const agreed = agrees(copy);
  writeFileSync(path, code);
  return !agreed;
}

const copy = makeCopy();
let missed = 0;
try {
  writeFileSync(join(copy, "planted.config.ts"), 'export default { test: { environment: "node" } };\n');
  if (!agrees(copy))
    throw new Error("The model test fails without any fault; run npm run test:model and mend that first.");
  for (const fault of faults) {
    const found = isFound(copy, fault);
    if (!found) missed += 1;
    console.log(`${found ? "found " : "MISSED"}  ${fault.title}`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
console.log(
  missed === 0 ? `\nAll ${faults.length} faults are found.` : `\n${missed} of ${faults.length} faults are missed.`,
);
process.exitCode = missed === 0 ? 0 : 1;
