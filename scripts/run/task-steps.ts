// Which steps a run of several tasks has: the tasks of the table, and each build that they need once.
import { join } from "node:path";
import { tasks } from "../tasks.ts";
import type { Task } from "../tasks/task.ts";
import { repository } from "../shared/commands.ts";
import type { Step } from "../shared/steps.ts";

const buildName = (name: string): string => `build ${name}`;

/** A step that runs one task in a process of its own, without its builds. */
const stepOf = (
  name: string,
  parameters: readonly string[],
  { builds = [], tier, usesAllCores = false }: Task,
  browser?: string,
): Step => ({
  name,
  command: [process.execPath, "--conditions=source", join(repository, "scripts/run.ts"), "--built", ...parameters],
  after: builds.map(buildName),
  usesAllCores,
  ...(browser && tier === "gate" && { environment: { CHROMIUM_PATH: browser } }),
});

/** @throws Error for a name that the table does not have */
function taskOf(group: string, name: string): Task {
  const task = tasks[group]?.[name];
  if (!task) throw new Error(`There is no task ${group} ${name}.`);
  return task;
}

/** The names of the builds that tasks need, each once, after those that it needs itself. */
export function buildsOf(names: readonly string[]): string[] {
  const needed = names.flatMap((name) => [...buildsOf(taskOf("build", name).builds ?? []), name]);
  return [...new Set(needed)];
}

/** A task that is named in a run, with parameters of its own. */
export type NamedTask = readonly [group: string, name: string, ...parameters: string[]];

/**
 * The steps of some tasks: builds first, and tasks that use all cores last, so that others run side by side until then.
 *
 * @param browser path of the Chromium that tasks of the gate use, where it is not the usual one
 */
export function stepsOf(named: readonly NamedTask[], browser?: string): Step[] {
  const found = named.map(([group, name, ...parameters]) =>
    stepOf([group, name, ...parameters].join(" "), [group, name, ...parameters], taskOf(group, name), browser),
  );
  const builds = buildsOf(named.flatMap(([group, name]) => taskOf(group, name).builds ?? []));
  const buildSteps = builds.map((name) => stepOf(buildName(name), ["build", name], taskOf("build", name)));
  return [
    ...buildSteps,
    ...found.filter(({ usesAllCores }) => !usesAllCores),
    ...found.filter(({ usesAllCores }) => usesAllCores),
  ];
}

const select = (isSelected: (task: Task, group: string) => boolean): NamedTask[] =>
  Object.entries(tasks).flatMap(([group, named]) =>
    Object.entries(named).flatMap(([name, task]): NamedTask[] => (isSelected(task, group) ? [[group, name]] : [])),
  );

/** What `npm test` runs. */
export const gateTasks = (): NamedTask[] => select(({ tier }) => tier === "gate");

/** What `npm run test:all` runs. */
export const completeTasks = (): NamedTask[] => select(({ tier }) => tier !== undefined);

/** The checks of the gate that read sources only. */
export const sourceChecks = (): NamedTask[] =>
  select(({ tier, builds }, group) => group === "check" && tier === "gate" && !builds);
