// A copy of the repository without other people's changes, in which tests can create pages, blocks, components, endpoints and fields.
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "../..");
const copied = [
  "packages",
  "scripts",
  "storybook",
  ".vscode",
  "force-app/main/default/classes",
  "force-app/main/default/digitalExperiences",
  "force-app/main/default/layouts",
  "force-app/main/default/lwc",
  "force-app/main/default/objects",
  "force-app/main/default/pathAssistants",
  "force-app/main/default/permissionsets",
  "force-app/main/default/queues",
  "force-app/main/default/staticresources",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  ".gitignore",
  ".oxlintrc.json",
  ".stylelintrc.json",
  ".prettierrc.json",
  ".prettierignore",
];

/** Variables of Vitest would reach the Vitest that a test starts. */
const isOfThisRun = (name: string): boolean => name.startsWith("VITEST") || name === "NODE_ENV";
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfThisRun(name))),
  // What is created does not change how the form works: the repository's own run of that test looks for rare failures.
  MODEL_SEQUENCES: "30",
};

/** Links each package, except ours: they resolve to the copy. */
function linkPackages(copy: string): void {
  const [from, to] = [join(repository, "node_modules"), join(copy, "node_modules")];
  const ours = "@travel-design";
  mkdirSync(join(to, ours), { recursive: true });
  for (const name of readdirSync(from)) {
    if (!name.startsWith(".") && name !== ours) symlinkSync(join(from, name), join(to, name), "junction");
  }
  for (const name of readdirSync(join(from, ours))) {
    symlinkSync(join(copy, "packages", name), join(to, ours, name), "junction");
  }
}

/** A copy of the repository. */
export interface CleanCopy {
  folder: string;
  /** Runs a script of the repository. */
  run(...parameters: string[]): SpawnSyncReturns<string>;
  /** Runs `npm run new`; returns what it printed. Throws if it failed. */
  runNew(...parameters: string[]): string;
  /** Runs a tool of `node_modules`; returns what it printed if it failed. */
  failureOf(tool: string, ...parameters: string[]): string;
  read(file: string): string;
  /** Paths of the files that are new or changed since the last call. */
  takeChanges(): string[];
  remove(): void;
}

/** Copies the repository into a temporary folder, with a git index that contains everything. */
export function makeCleanCopy(): CleanCopy {
  const folder = mkdtempSync(join(tmpdir(), "travel-design-"));
  const filter = (path: string): boolean => !/(?:node_modules|dist)$/.test(path);
  for (const path of copied) cpSync(join(repository, path), join(folder, path), { recursive: true, filter });
  linkPackages(folder);
  const spawn = (command: string, parameters: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(command, parameters, { cwd: folder, encoding: "utf8", env: environment });
  const run: CleanCopy["run"] = (...parameters) => spawn(process.execPath, ["--conditions=source", ...parameters]);
  const outputOf = ({ status, stdout, stderr }: SpawnSyncReturns<string>): string => {
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  };
  const git = (...parameters: string[]): string => outputOf(spawn("git", parameters));
  git("init", "--quiet");
  git("add", "--all");
  return {
    folder,
    run,
    runNew: (...parameters) => outputOf(run("scripts/new/index.ts", ...parameters)),
    failureOf(tool, ...parameters) {
      const { status, stdout, stderr } = run(join("node_modules", tool), ...parameters);
      return status === 0 ? "" : stdout + stderr;
    },
    read: (file) => readFileSync(join(folder, file), "utf8"),
    takeChanges() {
      const lines = git("diff", "--name-only") + git("ls-files", "--others", "--exclude-standard");
      git("add", "--all");
      return lines.split("\n").filter((line) => line !== "");
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
