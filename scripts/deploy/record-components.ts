// Stores in the org what was deployed, so that the next deployment sees what people changed since.
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { callCli, type CallCli } from "../org/salesforce-cli.ts";
import { runMain } from "../shared/run-main.ts";
import { readCheckedOrg, requireFolder } from "./check-org.ts";
import { recordOf } from "./components/compare.ts";
import { readItems } from "./components/items.ts";
import { recordName, retrieveComponents, writeRecord } from "./components/record.ts";

const packageFile = `<?xml version="1.0" encoding="UTF-8"?>
<Package xmlns="http://soap.sforce.com/2006/04/metadata">
    <types><members>${recordName}</members><name>StaticResource</name></types>
    <version>63.0</version>
</Package>
`;

/** @throws Error, one sentence that says what to do, if the org does not return the components or does not store the record */
export function recordComponents(parameters: readonly string[], call: CallCli = callCli): void {
  const { values } = parseArgs({ args: [...parameters], options: { folder: { type: "string" } } });
  const folder = requireFolder(values.folder);
  const { options: deployment, components } = readCheckedOrg(folder);
  const advice = "so the next deployment cannot see what people change from now on: deploy again.";
  const retrieved = { items: components.source, folder: join(folder, "deployed"), advice };
  const returned = readItems(retrieveComponents(call, deployment, retrieved), "metadata", deployment.as);
  const metadata = join(folder, "record");
  const description = `staticresources/${recordName}.resource-meta.xml`;
  cpSync(join(folder, "metadata", description), join(metadata, description));
  writeFileSync(join(metadata, "package.xml"), packageFile);
  writeRecord(metadata, recordOf(deployment.as, components, returned));
  // Without a level of tests: a production org runs none for a deployment without Apex, and rejects the level NoTestRun.
  const { status, message } = call(deployment.org, ["project", "deploy", "start", "--metadata-dir", metadata]);
  if (status !== 0)
    throw new Error(`The org ${deployment.org} did not store the record of this deployment: ${String(message)}`);
}

if (import.meta.main) await runMain(() => recordComponents(process.argv.slice(2)));
