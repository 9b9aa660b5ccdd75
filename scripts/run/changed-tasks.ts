// What `npm test -- --changed` runs: the checks of sources, the tests whose modules changed, and the journeys of the changed parts.
import { spawnSync } from "node:child_process";
import { repository } from "../shared/commands.ts";
import { sourceChecks, type NamedTask } from "./task-steps.ts";

function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", parameters, { cwd: repository, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit on which the work of this branch began; without a remote the last commit. */
const findBase = (): string => git("merge-base", "HEAD", "origin/main") ?? "HEAD";

/** What tests a part of the repository in a browser or with its build, by how the paths of its files begin. */
const tasksOfPart: readonly [part: RegExp, task: NamedTask][] = [
  [/^packages\/builder\//, ["test", "journeys", "--project=builder", "editing", "saving"]],
  [/^force-app\/(?:main\/default\/lwc|test)\//, ["test", "lwc"]],
  [
    /^(?:packages\/(?:ui|blocks|quotation|platform|site|local-org)|force-app)\//,
    ["test", "journeys", "--project=desktop", "quotation", "pages"],
  ],
];

/** What a change of files can break, besides the tests of their modules. */
export const tasksOf = (paths: readonly string[]): NamedTask[] =>
  tasksOfPart.flatMap(([part, task]) => (paths.some((path) => part.test(path)) ? [task] : []));

/** @param base the commit to compare with */
export function changedTasks(base: string = findBase()): NamedTask[] {
  const changed = git("diff", "--name-only", base);
  if (changed === undefined)
    throw new Error(`git knows no commit "${base}": name one, as in npm test -- --changed HEAD~1.`);
  const added = git("ls-files", "--others", "--exclude-standard") ?? "";
  const paths = `${changed}\n${added}`.split("\n").filter(Boolean);
  return [
    ...sourceChecks(),
    ["test", "unit", "--changed", base],
    ["test", "browser", "--changed", base],
    ...tasksOf(paths),
  ];
}
