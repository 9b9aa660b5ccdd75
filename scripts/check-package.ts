// Is the component library a package a stranger can use? Packs it, installs the tarball in an empty Vite project, type-checks
// and builds the README's example there, draws it on a server and in Chromium, and weighs each component.
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { makeProject, typeCheck } from "./check-package/project.ts";
import { tooHeavy, weighPackage, weightTable } from "./check-package/sizes.ts";
import { drawOnServer, tryInBrowser } from "./check-package/try-form.ts";

const project = makeProject();
try {
  typeCheck(project);
  assert.match(await drawOnServer(project), /<label[^>]*>Achternaam/u);
  await tryInBrowser(project);
  console.log("Packed, installed in an empty project, type-checked, drawn on a server, used in a browser.\n");
  const weights = await weighPackage(project);
  console.log(weightTable(weights));
  for (const { name } of tooHeavy(weights)) {
    console.error(`${name} is too heavy: leave something out, or import what it shares with others from one place.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(project, { recursive: true });
}
