// Runs commands one after the other and tells at the end how many went well. `npm test` and the CI are lists of steps.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** One thing to check. */
export interface Step {
  name: string;
  /** A command with its arguments, run from the repository's root. */
  command: readonly [program: string, ...arguments: string[]];
}

const repository = resolve(import.meta.dirname, "..");

/** A step that runs one of the repository's npm scripts. */
export const npmScript = (name: string): Step => ({ name, command: ["npm", "run", "--silent", name] });

function passes({ name, command: [program, ...args] }: Step): boolean {
  const begin = performance.now();
  console.log(`\n▸ ${name}`);
  const { status, error } = spawnSync(program, args, {
    cwd: repository,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (error) console.error(error.message);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  return status === 0;
}

/** Runs every step, also after one failed; prints `N passed, N failed` last. @returns the exit code */
export function runSteps(steps: readonly Step[]): number {
  const failed = steps.filter((step) => !passes(step)).map(({ name }) => name);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
