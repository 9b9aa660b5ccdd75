import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { metadataFolder } from "@travel-design/site/metadata";

const repository = resolve(import.meta.dirname, "../..");
const project = join(repository, "build/unlocked-package");

test(
  "the project of the unlocked package has what the Salesforce CLI reads, and nothing of a site",
  { timeout: 120_000 },
  () => {
    execFileSync(process.execPath, ["--conditions=source", "scripts/run.ts", "build", "unlocked-package"], {
      cwd: repository,
    });
    const read = (path: string): string => readFileSync(join(project, path), "utf8");
    const { packageDirectories } = JSON.parse(read("sfdx-project.json"));
    expect(packageDirectories).toHaveLength(1);
    const [{ path, definitionFile, versionNumber }] = packageDirectories;
    expect([path, definitionFile].map((file) => existsSync(join(project, file)))).toEqual([true, true]);
    expect(versionNumber).toMatch(/^\d+\.\d+\.\d+\.NEXT$/);
    const folders = readdirSync(join(project, metadataFolder));
    expect(folders).toEqual(expect.arrayContaining(["classes", "lwc", "objects", "permissionsets", "staticresources"]));
    for (const folder of ["digitalExperienceConfigs", "digitalExperiences", "networks", "sites"])
      expect(folders).not.toContain(folder);
    // Browsers that have the script of an older version request this one.
    expect(read(`${metadataFolder}/lwc/tdReactBlock/contract.js`)).toMatch(/version = "[\da-f]{12}"/);
  },
);
