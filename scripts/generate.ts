// npm run generate: writes the Lightning web components around the blocks. With -- --check it only tells what differs.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { editorCatalogue } from "../packages/blocks/src/editor-catalogue.ts";
import { findDifferences } from "./generate/differences.ts";
import { componentFolder, generatedFiles } from "./generate/generated-files.ts";

const repository = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const files = await generatedFiles(editorCatalogue);
const { changed, stray } = findDifferences(repository, componentFolder, files);

if (values.check) {
  for (const path of changed) console.error(`${path} is not what its definition says: run "npm run generate".`);
  for (const path of stray) console.error(`${path} belongs to no block any more: run "npm run generate".`);
  process.exitCode = changed.length + stray.length === 0 ? 0 : 1;
} else {
  for (const path of stray) rmSync(join(repository, path), { recursive: true });
  for (const path of changed) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), files[path] ?? "");
  }
  console.log([...changed, ...stray.map((path) => `${path} (deleted)`)].join("\n") || "Everything is as defined.");
}
