// What `npm test -- --changed` runs: the checks of sources, the tests whose modules changed, and the journeys of the changed parts.
import { spawnSync } from "node:child_process";
import { repository } from "./commands.ts";
import { sourceChecks, type NamedTask } from "./task-steps.ts";

function git(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", parameters, { cwd: repository, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit on which the work of this branch began; without a remote the last commit. */
const findBase = (): string => git("merge-base", "HEAD", "origin/main") ?? "HEAD";

/** The journeys that test a part of the repository, by how the paths of its files begin. */
const journeysOfPart: readonly [part: RegExp, ...parameters: string[]][] = [
  [/^(?:packages|scripts)\/builder\//, "--project=builder", "editing", "saving"],
  [
    /^(?:packages\/(?:ui|blocks|quotation|platform|site|local-org)|force-app|scripts\/site)\//,
    "--project=desktop",
    "--project=phone",
    "quotation",
    "pages",
  ],
];

/** The journeys that a change of files can break. */
export const journeysOf = (paths: readonly string[]): NamedTask[] =>
  journeysOfPart.flatMap(([part, ...parameters]): NamedTask[] =>
    paths.some((path) => part.test(path)) ? [["test", "journeys", ...parameters]] : [],
  );

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
    ...journeysOf(paths),
  ];
}
