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
  printed: string;
}

/** How many of a failed step's last lines are shown again at the end, where they are looked for. */
const repeatedLines = 60;

const repository = resolve(import.meta.dirname, "..");

/** A step that runs one of the repository's npm scripts. */
export const npmScript = (name: string): Step => ({ name, command: ["npm", "run", "--silent", name] });

/** A step's output is no terminal, yet it may be coloured as if it were. */
const environment = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : process.env;

/** Runs a command. @param hear takes what it prints */
function runs({ command: [program, ...args] }: Step, hear: (printed: Buffer) => void): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: repository,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", hear);
  return new Promise((end) => {
    child.on("error", ({ message }) => {
      hear(Buffer.from(`${message}\n`));
      end(false);
    });
    child.on("close", (status) => end(status === 0));
  });
}

/** @param isQuiet shows what the step prints when it has ended, not as it comes */
async function runStep(step: Step, isQuiet: boolean): Promise<Outcome> {
  const begin = performance.now();
  const kept: Buffer[] = [];
  const hear = (printed: Buffer): void => {
    kept.push(printed);
    if (!isQuiet) process.stdout.write(printed);
  };
  hear(Buffer.from(`\n▸ ${step.name}\n`));
  const isGood = await runs(step, hear);
  hear(Buffer.from(`${isGood ? "✓" : "✗"} ${step.name} (${((performance.now() - begin) / 1000).toFixed(1)} s)\n`));
  const printed = Buffer.concat(kept);
  if (isQuiet) process.stdout.write(printed);
  return { name: step.name, isGood, printed: printed.toString() };
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

/** Shows how failed steps ended, and which they are; prints `N passed, N failed` last. @returns the exit code */
export function conclude(outcomes: readonly Outcome[]): number {
  const failed = outcomes.filter(({ isGood }) => !isGood);
  for (const { printed } of failed)
    console.error(`\n${printed.trimEnd().split("\n").slice(-repeatedLines).join("\n")}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
