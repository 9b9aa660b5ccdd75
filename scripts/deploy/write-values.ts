// Writes what differs by org (path, owner, status, sender, queue) into the converted source and the scripts. Changes nothing in the org.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runMain } from "../shared/run-main.ts";
import { recordOf } from "./components/compare.ts";
import { leaveToOrg } from "./components/leave.ts";
import { findRetrieved, writeRecord } from "./components/record.ts";
import { readCheckedOrg, requireFolder, type CheckedOrg } from "./check-org.ts";
import { writeOrgScripts } from "./org-scripts.ts";
import { writeOrgValues, type OrgValues } from "./org-values.ts";
import { ownerName, prefixFor } from "./preconditions.ts";
import { createdSite } from "./site-names.ts";

/** A new site is a preview until somebody activates it. */
const firstStatus = "UnderConstruction";

/** Visitors see the site. */
const active = "Live";

/** The values of a deployment. An existing site keeps its owner, its status and its sender address. */
const orgValuesOf = ({ options, facts }: CheckedOrg): OrgValues => ({
  prefix: prefixFor(options, facts),
  owner: ownerName(options, facts),
  status: facts.network?.status ?? (options.activate ? active : firstStatus),
  senderAddress: facts.network?.senderAddress ?? facts.owner?.email ?? "",
  kept: facts.kept,
});

/** @returns the exit status */
export function writeValues(parameters: readonly string[]): number {
  const { values } = parseArgs({ args: [...parameters], options: { folder: { type: "string" } } });
  const folder = requireFolder(values.folder);
  const checked = readCheckedOrg(folder);
  const metadata = join(folder, "metadata");
  leaveToOrg(metadata, findRetrieved(join(folder, "org")), checked.components.kept);
  writeOrgValues(folder, createdSite(checked.options), orgValuesOf(checked));
  writeRecord(metadata, recordOf(checked.options.as, checked.components));
  writeOrgScripts(folder, checked);
  return 0;
}

if (import.meta.main) await runMain(() => writeValues(process.argv.slice(2)));
