// Fails when folders of a package import each other in a cycle, which the file-level rule import/no-cycle does not see.
// dependency-cruiser 18 finds cycles between innermost folders only, and does not support TypeScript 7.
import { findFolderCycles } from "./folder-cycles.ts";
import { readModules } from "./read-modules.ts";

/** The fewest modules each package can have. Reading fewer means that the check looks in the wrong place. */
const packages = { ui: 150, quotation: 35, platform: 60, blocks: 40, site: 30, builder: 40, "local-org": 120 };

for (const [name, fewest] of Object.entries(packages)) {
  const modules = readModules(`packages/${name}/src`);
  const problems = findFolderCycles(modules);
  if (modules.size < fewest) problems.push(`expected at least ${fewest} modules`);
  console.log(`packages/${name}/src: ${modules.size} modules, ${problems.length} problems`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
