// npm run generate: writes the lists of blocks and their LWC bundles. With -- --check it only reports differences.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findChanged, findStale } from "./generate/differences.ts";
import { bundleFiles, componentFolder, listFiles } from "./generate/generated-files.ts";
import type { Files } from "./generate/format-files.ts";

const repository = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

/** Writes the files that differ, or reports them. Returns their paths. */
function apply(files: Files): string[] {
  const changed = findChanged(repository, files);
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

const lists = apply(await listFiles());
const files = await bundleFiles();
const stale = findStale(repository, componentFolder, files);
for (const path of stale) {
  if (values.check) console.error(`${path} belongs to no block: run "npm run generate".`);
  else rmSync(join(repository, path), { recursive: true });
}
const all = [...lists, ...apply(files), ...stale.map((path) => `${path} (deleted)`)];
if (values.check) process.exitCode = all.length === 0 ? 0 : 1;
else console.log(all.join("\n") || "Everything is up to date.");
