// Generates the project of the React app in build/react-app, for the address in the result of the check, or without one for
// inspection. Changes nothing in the org.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { appProject, buildApp, defaultAppPrefix, writeAppProject } from "@travel-design/site/react-app";
import { runMain } from "../shared/run-main.ts";
import { readCheckedOrg } from "./check-org.ts";
import { prefixFor } from "./preconditions.ts";

interface Address {
  prefix: string;
  origin?: string;
}

/** The address of the site in the org. @param folder with the result of the check */
function addressOf(folder: string): Address {
  const { options, facts } = readCheckedOrg(folder);
  const siteHost = facts.settings?.siteHost;
  return { prefix: prefixFor(options, facts), ...(siteHost && { origin: `https://${siteHost}` }) };
}

async function generate(parameters: readonly string[]): Promise<void> {
  const options = { folder: { type: "string" }, prefix: { type: "string" } } as const;
  const { folder, prefix = defaultAppPrefix } = parseArgs({ args: [...parameters], options }).values;
  const address = folder === undefined ? { prefix } : addressOf(resolve(folder));
  await buildApp();
  await writeAppProject({ ...address, ...(process.env.SITE_ORIGIN && { origin: process.env.SITE_ORIGIN }) });
  console.log(`The project is in ${appProject}, for the path /${address.prefix}.`);
}

await runMain(() => generate(process.argv.slice(2)));
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit();
