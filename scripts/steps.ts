// Runs commands and tells at the end how many went well. `npm test` and the CI are lists of steps.
import { spawn } from "node:child_process";
import { resolve } from "node:path";

/** One thing to check. */
export interface Step {
  name: string;
  /** A command with its arguments, run from the repository's root. */
  command: readonly [program: string, ...arguments: string[]];
}

/** How a step ended. */
export interface Outcome {
  name: string;
  isGood: boolean;
}

const repository = resolve(import.meta.dirname, "..");

/** A step that runs one of the repository's npm scripts. */
export const npmScript = (name: string): Step => ({ name, command: ["npm", "run", "--silent", name] });

/** Runs a command. @param hear takes what it prints; without it, that is shown as it comes */
function runs({ command: [program, ...args] }: Step, hear?: (printed: Buffer) => void): Promise<boolean> {
  const output = hear ? "pipe" : "inherit";
  const child = spawn(program, args, {
    cwd: repository,
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
  });
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on("data", hear);
  return new Promise((end) => {
    child.on("error", ({ message }) => {
      console.error(message);
      end(false);
    });
    child.on("close", (status) => end(status === 0));
  });
}

/** @param isQuiet keeps what the step prints until it has ended */
async function runStep(step: Step, isQuiet: boolean): Promise<Outcome> {
  const begin = performance.now();
  const kept: Buffer[] = [];
  const show = (text: string): void => void (isQuiet ? kept.push(Buffer.from(text)) : process.stdout.write(text));
  show(`\n▸ ${step.name}\n`);
  const isGood = await runs(step, isQuiet ? (printed) => kept.push(printed) : undefined);
  show(`${isGood ? "✓" : "✗"} ${step.name} (${((performance.now() - begin) / 1000).toFixed(1)} s)\n`);
  process.stdout.write(Buffer.concat(kept));
  return { name: step.name, isGood };
}

async function runQueue(steps: readonly Step[], isQuiet: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, isQuiet));
  return outcomes;
}

/** Runs every step, one after the other, also after one failed. */
export const runInTurn = (steps: readonly Step[]): Promise<Outcome[]> => runQueue(steps, false);

/** Runs queues of steps side by side, for steps that keep one core busy; what a step prints is shown when it has ended. */
export const runSideBySide = async (...queues: readonly (readonly Step[])[]): Promise<Outcome[]> =>
  (await Promise.all(queues.map((queue) => runQueue(queue, true)))).flat();

/** Says which steps failed; prints `N passed, N failed` last. @returns the exit code */
export function conclude(outcomes: readonly Outcome[]): number {
  const failed = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
