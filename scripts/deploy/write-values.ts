// Writes what differs by org (path, owner, status, sender, queue) into the converted source. Changes nothing in the org.
import { parseArgs } from "node:util";
import { runMain } from "../shared/run-main.ts";
import { readCheckedOrg, type CheckedOrg } from "./check-org.ts";
import { writeOrgValues, type OrgValues } from "./org-values.ts";
import { prefixFor } from "./preconditions.ts";

/** A new site is a preview until somebody activates it. */
const firstStatus = "UnderConstruction";

/** The values of a deployment. An existing site keeps its status and its sender address. */
function orgValuesOf({ options, facts }: CheckedOrg): OrgValues {
  const owner = options.owner ?? facts.username;
  return {
    prefix: prefixFor(options, facts),
    owner,
    status: facts.network?.status ?? firstStatus,
    senderAddress: facts.network?.senderAddress ?? facts.owner?.email ?? "",
    hasQueue: facts.hasQueue,
    queue: {
      member: options.queue ?? owner,
      onlyIfEmpty: options.queue === undefined,
      email: options.queueEmail ?? "",
    },
  };
}

/** @returns the exit status */
export function writeValues(parameters: readonly string[]): number {
  const { folder = ".deploy" } = parseArgs({
    args: [...parameters],
    options: { folder: { type: "string" } },
  }).values;
  writeOrgValues(folder, orgValuesOf(readCheckedOrg(folder)));
  return 0;
}

if (import.meta.main) await runMain(() => writeValues(process.argv.slice(2)));
