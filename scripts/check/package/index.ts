// Checks that other projects can use our packages: packs each one, installs the tarball in an empty Vite project, type-checks and runs the code of
// its documentation there, and measures what pages download.
import { rmSync } from "node:fs";
import type { PackageCheck } from "./package-check.ts";
import { platformPackage } from "./platform-package.ts";
import { makeProject, typeCheck } from "./project.ts";
import { tooHeavy, weightTable } from "./sizes.ts";
import { uiPackage } from "./ui-package.ts";

async function check({ name, files, tryOut, weigh }: PackageCheck): Promise<void> {
  const project = makeProject(name, files());
  try {
    typeCheck(project);
    await tryOut(project);
    console.log(
      `packages/${name}: packed, installed in an empty project, type-checked, and used in Node and a browser.\n`,
    );
    const weights = await weigh(project);
    console.log(`${weightTable(weights)}\n`);
    for (const { name: heavy } of tooHeavy(weights)) {
      console.error(`${heavy} is too large: remove something, or import shared code from one module.`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(project, { recursive: true });
  }
}

for (const packageCheck of [uiPackage, platformPackage]) await check(packageCheck);
