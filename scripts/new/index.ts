// npm run new -- KIND NAME: creates a page, block, component, endpoint or field of the form that passes every check.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { create } from "./create.ts";
import { UsageError } from "./usage-error.ts";

const repository = resolve(import.meta.dirname, "../..");

/** Returns whether everything that is derived from the blocks, their texts and the objects could be written. */
function generate(): boolean {
  const parameters = ["--conditions=source", "scripts/run.ts", "generate"];
  return spawnSync(process.execPath, parameters, { cwd: repository, stdio: "inherit" }).status === 0;
}

try {
  const { files, nextSteps, needsGenerate } = await create(repository, process.argv.slice(2));
  console.log(["Created or changed:", ...Object.keys(files)].join("\n"));
  if (needsGenerate) {
    console.log("\nGenerated:");
    if (!generate()) throw new UsageError('The files were created, but "npm run generate" failed.');
  }
  console.log(["\nNext:", ...nextSteps.map((step, index) => `${index + 1}. ${step}`)].join("\n"));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
