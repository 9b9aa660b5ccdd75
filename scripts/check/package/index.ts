// Checks that other projects can use our packages: packs each one and checks its exports, installs the tarball in empty projects, type-checks and runs
// the code of its documentation there, and measures what pages download.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDependencies } from "../../shared/install-dependencies.ts";
import type { PackageCheck } from "./package-check.ts";
import { platformPackage } from "./platform-package.ts";
import { makeProject, otherLibraries, pack, run, typeCheck } from "./project.ts";
import { tooHeavy, weightTable } from "./sizes.ts";
import { uiPackage } from "./ui-package.ts";

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

/** What publint and "Are the types wrong?" say about a packed package, which is one for ESM. @throws Error with their output */
function lint(tarball: string): void {
  const bin = join(otherLibraries, "node_modules");
  run(otherLibraries, process.execPath, join(bin, "publint/src/cli.js"), "--strict", tarball);
  run(
    otherLibraries,
    process.execPath,
    join(bin, "@arethetypeswrong/cli/dist/index.js"),
    tarball,
    "--profile",
    "esm-only",
  );
}

async function check({ name, projects, weigh }: PackageCheck): Promise<void> {
  const temporary = [mkdtempSync(join(tmpdir(), `travel-design-${name}-`))];
  try {
    const tarball = pack(name, temporary[0] ?? "");
    lint(tarball);
    for (const { name: kind, react = "highest", files, tryOut } of projects) {
      const project = makeProject(tarball, files(), react);
      temporary.push(project);
      typeCheck(project);
      await tryOut(project);
      console.log(`packages/${name}: installed in ${kind}, type-checked, and used in Node and a browser.`);
    }
    const weights = await weigh(temporary[1] ?? "");
    console.log(`\n${weightTable(weights)}\n`);
    for (const { name: heavy } of tooHeavy(weights)) {
      fail(`${heavy} is too large: remove something, or import shared code from one module.`);
    }
  } finally {
    for (const folder of temporary) rmSync(folder, { recursive: true });
  }
}

installDependencies(otherLibraries, "React 19.2, other style sheets and linters of packages, about 60 MB");
for (const packageCheck of [uiPackage, platformPackage]) await check(packageCheck);
