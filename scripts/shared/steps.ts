// Runs commands and prints at the end how many passed. `npm test` and `npm run test:all` are lists of steps.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { repository, type Command } from "./commands.ts";
import { readSecondTries } from "./second-tries.ts";

/** One thing to run. */
export interface Step {
  name: string;
  command: Command;
  /** Names of the steps whose result it needs. If one fails, this one fails too, without being run. */
  after?: readonly string[];
  /** Runs alone. Other steps run beside another one. */
  usesAllCores?: boolean;
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

/** How many steps that use one core run at a time. More would need more memory than a small machine has. */
const lanes = 2;

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

/** Runs a step. The output of one that runs beside others is printed when it has ended. */
async function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const parts: Buffer[] = [];
  const onOutput = (part: Buffer): void => {
    parts.push(part);
    if (step.usesAllCores) process.stdout.write(part);
  };
  onOutput(Buffer.from(`\n▸ ${step.name}\n`));
  const hasPassed = await runCommand(step, onOutput);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  onOutput(Buffer.from(`${hasPassed ? "✓" : "✗"} ${step.name} (${seconds} s)\n`));
  const output = Buffer.concat(parts);
  if (!step.usesAllCores) process.stdout.write(output);
  return { name: step.name, hasPassed, output: output.toString() };
}

/** The outcome of a step whose result another one could not provide. */
function leaveOut(name: string, missing: string): Outcome {
  const output = `\n✗ ${name}: not run, because ${missing} failed\n`;
  process.stdout.write(output);
  return { name, hasPassed: false, output };
}

/** Runs every step, also after one failed, two at a time where they allow it. The first that can start is the next to start. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<Step, Promise<void>>();
  const waiting = [...steps];
  const isReady = ({ after = [] }: Step): boolean => after.every((name) => outcomes.has(name));
  const fits = ({ usesAllCores = false }: Step): boolean =>
    running.size < (usesAllCores ? 1 : lanes) && ![...running.keys()].some((step) => step.usesAllCores);

  const start = (step: Step): void => {
    waiting.splice(waiting.indexOf(step), 1);
    const missing = step.after?.find((name) => !outcomes.get(name)?.hasPassed);
    const end = (outcome: Outcome): void => {
      outcomes.set(step.name, outcome);
      running.delete(step);
    };
    if (missing === undefined) running.set(step, runStep(step).then(end));
    else end(leaveOut(step.name, missing));
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => isReady(step) && fits(step));
    if (next) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`${waiting.map(({ name }) => name).join(", ")} cannot start: each waits for another step.`);
  }
  return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
}

/** Options of {@link conclude}. */
export interface Conclusion {
  /** A test that needed a second try makes the run fail. */
  failsOnSecondTries?: boolean;
}

/**
 * Prints how failed steps ended and their names, which tests needed a second try, and `N passed, N failed` last.
 *
 * @returns the exit code
 */
export function conclude(outcomes: readonly Outcome[], { failsOnSecondTries = false }: Conclusion = {}): number {
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
  for (const { output } of failed) console.error(`\n${output.trimEnd().split("\n").slice(-repeatedLines).join("\n")}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
  const secondTries = outcomes.flatMap(({ output }) => readSecondTries(output));
  if (secondTries.length > 0) console.log(`\nPassed at the second try only:\n  ${secondTries.join("\n  ")}`);
  const failures = failed.length + (failsOnSecondTries && secondTries.length > 0 ? 1 : 0);
  console.log(`\n${outcomes.length - failed.length} passed, ${failures} failed`);
  return failures === 0 ? 0 : 1;
}
