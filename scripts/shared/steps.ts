// Runs commands and prints at the end how many passed. `npm test` and the CI are lists of steps.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { repository, type Command } from "../tasks.ts";

/** One thing to check. */
export interface Step {
  name: string;
  command: Command;
  /** Environment variables of this step only. */
  environment?: Readonly<Record<string, string>>;
}

/** How a step ended. */
export interface Outcome {
  name: string;
  hasPassed: boolean;
  output: string;
}

/** How many of a failed step's last lines are printed again at the end, where a reader looks first. */
const repeatedLines = 60;

/** A step that runs a task, such as `check parity`, in a process of its own. */
export const taskStep = (...parameters: readonly [group: string, name: string, ...rest: string[]]): Step => ({
  name: parameters.join(" "),
  command: [process.execPath, "--conditions=source", join(repository, "scripts/run.ts"), ...parameters],
});

/**
 * The environment of the programs that tasks run. Node keeps the compiled code of modules in a folder, so that the next process
 * that loads them starts faster: tests and checks start hundreds.
 */
export const taskEnvironment = { NODE_COMPILE_CACHE: join(repository, "node_modules/.cache/node"), ...process.env };

/** Steps write to a pipe, so they would not color their output. */
const environment = process.stdout.isTTY ? { ...taskEnvironment, FORCE_COLOR: "1" } : taskEnvironment;

/** Runs a command. @returns whether it passed */
function runCommand(step: Step, onOutput: (output: Buffer) => void): Promise<boolean> {
  const [program, ...parameters] = step.command;
  const env = { ...environment, ...step.environment };
  const child = spawn(program, parameters, { cwd: repository, env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", onOutput);
  return new Promise((end) => {
    child.on("error", ({ message }) => {
      onOutput(Buffer.from(`${message}\n`));
      end(false);
    });
    child.on("close", (status) => end(status === 0));
  });
}

/** @param isQuiet prints the output of the step when it has ended instead of while it runs */
async function runStep(step: Step, isQuiet: boolean): Promise<Outcome> {
  const startedAt = performance.now();
  const parts: Buffer[] = [];
  const onOutput = (part: Buffer): void => {
    parts.push(part);
    if (!isQuiet) process.stdout.write(part);
  };
  onOutput(Buffer.from(`\n▸ ${step.name}\n`));
  const hasPassed = await runCommand(step, onOutput);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  onOutput(Buffer.from(`${hasPassed ? "✓" : "✗"} ${step.name} (${seconds} s)\n`));
  const output = Buffer.concat(parts);
  if (isQuiet) process.stdout.write(output);
  return { name: step.name, hasPassed, output: output.toString() };
}

async function runQueue(steps: readonly Step[], isQuiet: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, isQuiet));
  return outcomes;
}

/** Runs every step, one after the other, also after one failed. */
export const runInTurn = (steps: readonly Step[]): Promise<Outcome[]> => runQueue(steps, false);

/** Runs queues of steps in parallel, for steps that use one core each. The output of a step is printed when it has ended. */
export const runSideBySide = async (...queues: readonly (readonly Step[])[]): Promise<Outcome[]> =>
  (await Promise.all(queues.map((queue) => runQueue(queue, true)))).flat();

/** Prints how failed steps ended and their names, and `N passed, N failed` last. @returns the exit code */
export function conclude(outcomes: readonly Outcome[]): number {
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
  for (const { output } of failed) console.error(`\n${output.trimEnd().split("\n").slice(-repeatedLines).join("\n")}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
  console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
