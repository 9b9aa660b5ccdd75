// Fails when folders of a package, or of the tools, import each other in a cycle, which the file-level rule import/no-cycle does not see.
// dependency-cruiser 18 finds cycles between innermost folders only, and does not support TypeScript 7.
import { findFolderCycles } from "./folder-cycles.ts";
import { readModules } from "./read-modules.ts";

/** The fewest modules each folder can have. Reading fewer means that the check looks in the wrong place. */
const folders = {
  "packages/ui/src": 150,
  "packages/quotation/src": 35,
  "packages/platform/src": 60,
  "packages/blocks/src": 40,
  "packages/site/src": 30,
  "packages/builder/src": 40,
  "packages/local-org/src": 120,
  scripts: 150,
};

for (const [folder, fewest] of Object.entries(folders)) {
  const modules = readModules(folder);
  const problems = findFolderCycles(modules);
  if (modules.size < fewest) problems.push(`expected at least ${fewest} modules`);
  console.log(`${folder}: ${modules.size} modules, ${problems.length} problems`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
