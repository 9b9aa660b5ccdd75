// Runs tasks: `node scripts/run.ts check parity` is what `npm run check -- parity` starts. Parameters behind the name go to the
// task's last command: `npm test -- e2e --project=desktop home`.
import { spawnSync } from "node:child_process";
import { runMain } from "./shared/run-main.ts";
import { conclude, runInTurn, taskEnvironment, taskStep } from "./shared/steps.ts";
import { defaults, repository, tasks, type Task } from "./tasks.ts";

/** Groups of tasks that open a browser. */
const groupsWithBrowser = ["test", "bench"];

/** Runs a task's commands until one fails. @returns the exit status */
function runTask(task: Task, parameters: readonly string[]): number {
  for (const [index, [program, ...fixed]] of task.entries()) {
    const isLast = index === task.length - 1;
    const { status } = spawnSync(program, isLast ? [...fixed, ...parameters] : fixed, {
      cwd: repository,
      env: taskEnvironment,
      stdio: "inherit",
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

async function run([group = "", ...parameters]: readonly string[]): Promise<number> {
  const named = tasks[group];
  if (!named) throw new Error(`There is no group of tasks "${group}". Groups: ${Object.keys(tasks).join(", ")}.`);
  const usual = defaults[group] ?? [];
  const [first, ...rest] = parameters;
  // `npm run generate -- --check` names no task, and means the only usual one.
  const isNamed = first !== undefined && !(first.startsWith("-") && usual.length === 1);
  const names = isNamed ? [first] : usual;
  const [name] = names;
  const task = name === undefined ? undefined : named[name];
  if (!task) {
    const problem = name === undefined ? "Name what should run" : `"${name}" is not known`;
    throw new Error(`${problem}: npm run ${group} -- ${Object.keys(named).join(" | ")}`);
  }
  if (groupsWithBrowser.includes(group)) {
    // Imported here, because loading Playwright takes longer than many a check.
    const { ensureChromium } = await import("./shared/chromium.ts");
    ensureChromium();
  }
  if (names.length === 1) return runTask(task, isNamed ? rest : parameters);
  return conclude(await runInTurn(names.map((each) => taskStep(group, each))));
}

await runMain(() => run(process.argv.slice(2)));
