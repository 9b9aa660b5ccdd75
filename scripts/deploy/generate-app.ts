// Generates the project of the React app in build/react-app, for the org in the result of the check, or without one for
// inspection. Changes nothing in the org.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  appProject,
  buildApp,
  defaultAppPrefix,
  metadataFolder,
  type ProjectValues,
  sampleOrigin,
  sampleValues,
  writeAppProject,
} from "@travel-design/site/react-app";
import { readCheckedOrg } from "./check-org.ts";
import { writeOrgScripts } from "./org-scripts.ts";
import { runMain } from "../shared/run-main.ts";
import { orgValuesOf } from "./write-values.ts";

const repository = resolve(import.meta.dirname, "../..");
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

async function generate(parameters: readonly string[]): Promise<void> {
  const options = { folder: { type: "string" }, prefix: { type: "string" } } as const;
  const { folder, prefix = defaultAppPrefix } = parseArgs({ args: [...parameters], options }).values;
  const values = folder === undefined ? sampleValues(prefix) : valuesOfOrg(resolve(folder));
  await buildApp();
  await writeAppProject({
    ...values,
    forceApp: join(repository, metadataFolder),
    folder: join(repository, appProject),
  });
  console.log(`The project is in ${appProject}, for ${values.origin}/${values.prefix}.`);
}

await runMain(() => generate(process.argv.slice(2)));
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit();
