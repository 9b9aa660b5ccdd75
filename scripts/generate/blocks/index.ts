// npm run generate: writes the lists of blocks and their LWC bundles. With -- --check it only reports differences.
// With -- --uncommitted it writes what is not in git, and prints nothing.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { blocksFolder } from "./block-folders.ts";
import { componentFolder, generatedMark } from "./bundle.ts";
import type { Files } from "./format-files.ts";
import { derivedFiles, isUncommitted, listFiles, resourceFolder } from "./generated-files.ts";

const repository = resolve(import.meta.dirname, "../../..");
const option = { type: "boolean", default: false } as const;
const { values } = parseArgs({ options: { check: option, uncommitted: option } });

const read = (path: string): string | undefined =>
  existsSync(join(repository, path)) ? readFileSync(join(repository, path), "utf8") : undefined;

/** Whether the command writes or checks a file, with its options. */
const isSelected = (path: string): boolean => isUncommitted(path) || !values.uncommitted;

/** Writes the files that differ, or reports them. Returns their paths. */
function apply(files: Files): string[] {
  const changed = Object.keys(files).filter((path) => isSelected(path) && read(path) !== files[path]);
  for (const path of changed) {
    if (values.check) {
      console.error(`${path} differs from the definitions of the blocks: run "npm run generate".`);
      continue;
    }
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), files[path] ?? "");
  }
  return changed;
}

/** Deletes the generated bundles and stories of blocks that no longer exist, or reports them. Returns a line for each. */
function deleteStale(files: Files): string[] {
  const written = [`${componentFolder}/*/*.js`, `${blocksFolder}/*/*.block.stories.tsx`, `${resourceFolder}/*.xml`];
  const stale = globSync(written, { cwd: repository })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => isSelected(path) && !(path in files) && read(path)?.includes(generatedMark))
    .map((path) => (path.endsWith(".js") ? dirname(path) : path));
  for (const path of stale) {
    if (values.check) console.error(`${path} belongs to no block: run "npm run generate".`);
    else rmSync(join(repository, path), { recursive: true });
  }
  return stale.map((path) => `${path} (deleted)`);
}

const lists = apply(await listFiles());
const files = await derivedFiles();
const changed = [...lists, ...apply(files), ...deleteStale(files)];
if (values.check) process.exitCode = changed.length === 0 ? 0 : 1;
else if (!values.uncommitted) console.log(changed.join("\n") || "Everything is up to date.");
