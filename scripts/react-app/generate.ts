// Generates the project of the React app in build/react-app, for the org in the result of the check, or without one for
// inspection. Changes nothing in the org.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readCheckedOrg } from "../deploy/check-org.ts";
import { writeOrgScripts } from "../deploy/org-scripts.ts";
import { firstStatus, orgValuesOf } from "../deploy/write-values.ts";
import { buildApp } from "./app-assets.ts";
import { appProject, defaultAppPrefix, metadataFolder } from "./app-names.ts";
import { checkAppProject } from "./check-project.ts";
import { writeAppProject, type AppProjectOptions } from "./write-project.ts";

const repository = resolve(import.meta.dirname, "../..");
/** Origin in a project without the values of an org. */
const sampleOrigin = "https://example.my.site.com";

type ProjectValues = Omit<AppProjectOptions, "forceApp" | "folder">;

/** The values of the org. @param folder with the result of the check */
function valuesOfOrg(folder: string): ProjectValues {
  const checked = readCheckedOrg(folder);
  writeOrgScripts(folder, checked);
  const { siteHost = "" } = checked.facts.settings ?? {};
  return {
    ...orgValuesOf(checked),
    origin: process.env.SITE_ORIGIN ?? (siteHost ? `https://${siteHost}` : sampleOrigin),
  };
}

const sampleValues = (prefix: string): ProjectValues => ({
  prefix,
  origin: process.env.SITE_ORIGIN ?? sampleOrigin,
  status: firstStatus,
  senderAddress: "beheer@example.com",
  hasQueue: false,
});

async function generate(parameters: readonly string[]): Promise<number> {
  const options = { folder: { type: "string" }, prefix: { type: "string" } } as const;
  const { folder, prefix = defaultAppPrefix } = parseArgs({ args: [...parameters], options }).values;
  const values = folder === undefined ? sampleValues(prefix) : valuesOfOrg(resolve(folder));
  await buildApp();
  const project = join(repository, appProject);
  await writeAppProject({ ...values, forceApp: join(repository, metadataFolder), folder: project });
  const problems = await checkAppProject(project);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`The project is in ${appProject}, for ${values.origin}/${values.prefix}.`);
  return problems.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await generate(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit();
