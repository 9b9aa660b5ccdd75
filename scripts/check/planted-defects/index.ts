// npm run check -- planted-defects: plants defects, one at a time, in a copy of the data layer, of the request form and of
// its rules, and expects the model test of each to find every one. Exit code 1 if one is missed. Fewer sequences, or one part only:
// npm run check -- planted-defects 2000 1 "request form".
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Defect } from "./defect.ts";
import { modelTests } from "./model-tests.ts";

const root = resolve(import.meta.dirname, "../../..");
const [, , sequences = "4000", seed = "1", part = ""] = process.argv;
const selected = modelTests.filter(({ name }) => name.includes(part));

/** What the model tests need. */
const copied = [
  "package.json",
  "tsconfig.json",
  "packages/platform",
  "packages/quotation",
  "packages/local-org",
  "scripts/check/parity",
  "force-app/main/default",
];
const config = `const conditions = ["source", "module", "node", "development|production"];
const alias = { "@travel-design/quotation": import.meta.dirname + "/packages/quotation/src" };
export default { resolve: { alias }, ssr: { resolve: { conditions } }, test: { environment: "node" } };
`;

function makeCopy(): string {
  mkdirSync(join(root, ".data"), { recursive: true });
  const copy = mkdtempSync(join(root, ".data/planted-"));
  for (const file of copied) cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  writeFileSync(join(copy, "planted.config.ts"), config);
  return copy;
}

/** Whether a model test passes in the copy. */
function passes(copy: string, test: string): boolean {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const options = ["--config", join(copy, "planted.config.ts"), "--root", copy];
  const { status } = spawnSync(process.execPath, [vitest, "run", ...options, test], {
    cwd: copy,
    stdio: "ignore",
    env: { ...process.env, MODEL_SEQUENCES: sequences, MODEL_SEED: seed },
  });
  return status === 0;
}

/** Plants a defect, runs the test, and restores the file. */
function isFound(copy: string, source: string, test: string, { file, right, wrong }: Defect): boolean {
  const path = join(copy, source, file);
  const code = readFileSync(path, "utf8");
  if (code.split(right).length !== 2) {
    throw new Error(
      `${source}/${file} does not contain "${right}" exactly once, so the defect cannot be planted. Update scripts/check/planted-defects.`,
    );
  }
  writeFileSync(
    path,
    code.replace(right, () => wrong),
  );
  const passed = passes(copy, test);
  writeFileSync(path, code);
  return !passed;
}

const copy = makeCopy();
let missed = 0;
try {
  for (const { name, source, test, defects } of selected) {
    if (!passes(copy, test))
      throw new Error(
        `The model test of the ${name} fails without a planted defect. Fix that first: npm run check -- models`,
      );
    for (const defect of defects) {
      const found = isFound(copy, source, test, defect);
      if (!found) missed += 1;
      console.log(`${found ? "found " : "MISSED"}  ${name}: ${defect.title}`);
    }
  }
} finally {
  rmSync(copy, { recursive: true });
}
const count = selected.reduce((sum, { defects }) => sum + defects.length, 0);
console.log(missed === 0 ? `\nAll ${count} defects are found.` : `\n${missed} of ${count} defects are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
