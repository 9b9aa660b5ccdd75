// Runs tasks: `node scripts/run.ts check parity` is what `npm run check -- parity` starts. Parameters behind the name go to the
// task's last command: `npm test -- e2e --project=desktop home`. Without a name, `test` runs the gate, or with --all everything.
import { spawnSync } from "node:child_process";
import { changedTasks } from "./run/changed-tasks.ts";
import { repository, type Command } from "./shared/commands.ts";
import { pathProblem } from "./shared/path-problem.ts";
import { runMain } from "./shared/run-main.ts";
import { conclude, runSteps, taskEnvironment } from "./shared/steps.ts";
import { buildsOf, completeTasks, gateTasks, stepsOf } from "./run/task-steps.ts";
import { defaults, tasks } from "./tasks.ts";
import type { Task } from "./tasks/task.ts";

/** Groups of tasks that open a browser. */
const groupsWithBrowser = ["test", "bench"];

/** Before the name of a task: what it reads has been built by an earlier step of the same run. */
const builtOption = "--built";

/** Runs commands until one fails. @returns the exit status */
function runCommands(commands: readonly Command[]): number {
  for (const [program, ...parameters] of commands) {
    const { status } = spawnSync(program, parameters, { cwd: repository, env: taskEnvironment, stdio: "inherit" });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/** Runs a task, after its builds unless they are there. @param parameters of its last command */
function runTask(
  { builds = [], commands, whenItFails }: Task,
  parameters: readonly string[],
  isBuilt: boolean,
): number {
  const building = isBuilt ? [] : buildsOf(builds).flatMap((name) => tasks.build?.[name]?.commands ?? []);
  const [program, ...fixed] = commands.at(-1) ?? [""];
  const buildStatus = runCommands(building);
  if (buildStatus !== 0) return buildStatus;
  const status = runCommands([...commands.slice(0, -1), [program, ...fixed, ...parameters]]);
  if (status !== 0 && whenItFails) console.error(`\nWhat to do: ${whenItFails}.`);
  return status;
}

/** The tasks of a group, a line each. */
function listTasks(group: string, named: Readonly<Record<string, Task>>): string {
  const width = Math.max(...Object.keys(named).map((name) => name.length));
  const lines = Object.entries(named).map(([name, { sentence }]) => `  ${name.padEnd(width)}  ${sentence}`);
  return `npm run ${group} -- NAME:\n${lines.join("\n")}`;
}

/** Runs what `npm test` runs without a name. @returns the exit status */
async function runTests(option: string | undefined, parameters: readonly string[]): Promise<number> {
  // Imported here, because loading Playwright takes longer than many a check.
  const { ensureChromium, ensureOtherChromium } = await import("./shared/chromium.ts");
  const browser = ensureChromium({ prefersShell: true });
  if (option === "--changed") return conclude(await runSteps(stepsOf(changedTasks(parameters[0]))));
  if (option === undefined) return conclude(await runSteps(stepsOf(gateTasks())));
  const other = ensureOtherChromium() ?? browser;
  console.log(`What npm test runs in ${browser} runs in ${other}.`);
  return conclude(await runSteps(stepsOf(completeTasks(), other)), { failsOnSecondTries: true });
}

async function run(words: readonly string[]): Promise<number> {
  const unusable = pathProblem(repository);
  if (unusable) throw new Error(unusable);
  const isBuilt = words[0] === builtOption;
  const [group = "", ...parameters] = isBuilt ? words.slice(1) : words;
  const named = tasks[group];
  if (!named) throw new Error(`There is no group of tasks "${group}". Groups: ${Object.keys(tasks).join(", ")}.`);
  const usual = defaults[group] ?? [];
  const [first, ...rest] = parameters;
  if (group === "test" && (first === undefined || ["--all", "--changed"].includes(first))) return runTests(first, rest);
  // `npm run generate -- --check` names no task, and means the only usual one.
  const isNamed = first !== undefined && !(first.startsWith("-") && usual.length === 1);
  const names = isNamed ? [first] : usual;
  const [name] = names;
  const task = name === undefined ? undefined : named[name];
  if (!task) {
    // An error also without a name: a workflow that names no task would check nothing.
    const problem = name === undefined ? "Name a task" : `There is no task "${name}"`;
    throw new Error(`${problem}. ${listTasks(group, named)}`);
  }
  if (groupsWithBrowser.includes(group)) (await import("./shared/chromium.ts")).ensureChromium();
  if (names.length === 1) return runTask(task, isNamed ? rest : parameters, isBuilt);
  return conclude(await runSteps(stepsOf(names.map((each) => [group, each]))));
}

await runMain(() => run(process.argv.slice(2)));
