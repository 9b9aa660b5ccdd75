// npm run build -- unlocked-package: writes the project from which the Salesforce CLI creates a version of the unlocked package.
// It is the project itself without what a package cannot contain: everything of a site.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { metadataFolder } from "@travel-design/site/metadata";
import { setScriptVersion } from "../deploy/org-values.ts";
import { foldersWithoutSite } from "../deploy/source-folders.ts";
import { repository } from "../shared/commands.ts";

/** Where the project is written. */
const project = join(repository, "build/unlocked-package");

rmSync(project, { recursive: true, force: true });
for (const path of ["sfdx-project.json", ".forceignore", "config"])
  cpSync(join(repository, path), join(project, path), { recursive: true });
const source = join(repository, metadataFolder);
for (const folder of foldersWithoutSite(source))
  cpSync(join(source, folder), join(project, metadataFolder, folder), { recursive: true });
setScriptVersion(join(project, metadataFolder));
console.log(`The project of the package is in ${project}.`);
