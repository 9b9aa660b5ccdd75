// Writes what differs by org (path, owner, status, sender, queue) into the converted source and the scripts. Changes nothing in the org.
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runMain } from "../shared/run-main.ts";
import { readCheckedOrg, type CheckedOrg } from "./check-org.ts";
import { writeOrgScripts } from "./org-scripts.ts";
import { writeOrgValues, type OrgValues } from "./org-values.ts";
import { prefixFor } from "./preconditions.ts";
import { namesOf } from "./site-names.ts";
import { contentFolder, findRetrieved, recordOf, writeRecord, type PageChanges } from "./site-pages.ts";

/** A new site is a preview until somebody activates it. */
const firstStatus = "UnderConstruction";

/** The values of a deployment. An existing site keeps its status and its sender address. */
const orgValuesOf = ({ options, facts }: CheckedOrg): OrgValues => ({
  prefix: prefixFor(options, facts),
  owner: options.owner ?? facts.username,
  status: facts.network?.status ?? firstStatus,
  senderAddress: facts.network?.senderAddress ?? facts.owner?.email ?? "",
  kept: facts.kept,
});

/** Replaces items of the site by those of the org, and writes the record. */
function writePages(folder: string, pages: PageChanges): void {
  const metadata = join(folder, "metadata");
  const org = findRetrieved(join(folder, "org"));
  for (const item of pages.kept) {
    const target = join(metadata, contentFolder, item);
    const source = join(org, contentFolder, item);
    rmSync(target, { recursive: true, force: true });
    if (existsSync(source)) cpSync(source, target, { recursive: true });
  }
  writeRecord(metadata, recordOf(pages));
}

/** @returns the exit status */
export function writeValues(parameters: readonly string[]): number {
  const { folder = ".deploy" } = parseArgs({
    args: [...parameters],
    options: { folder: { type: "string" } },
  }).values;
  const checked = readCheckedOrg(folder);
  writeOrgValues(folder, namesOf(checked.options), orgValuesOf(checked));
  if (checked.options.as === "lwr-site") writePages(folder, checked.pages);
  writeOrgScripts(folder, checked);
  return 0;
}

if (import.meta.main) await runMain(() => writeValues(process.argv.slice(2)));
