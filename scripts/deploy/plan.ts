import type { OrgSite } from "./org-site.ts";
import { setOrgSite, setRecordOwner } from "./org-values.ts";

/** A step of a deployment: a command, or something that happens on this machine. */
export type Step =
  | { title: string; command: readonly [program: string, ...parameters: string[]]; quiet?: boolean }
  | { title: string; act(): void };

/** Options of a deployment. */
export interface DeploymentOptions {
  /** Alias or username of the org in the Salesforce CLI. */
  org: string;
  /** Who owns the requests that guests store. */
  owner: string;
  /** What the org decides about the site. */
  site: OrgSite;
  /** A folder for the converted source. */
  folder: string;
}

const scripts = "scripts/deploy";

/** Every step of a deployment, in order. */
export function planOf({ org, owner, site, folder }: DeploymentOptions): readonly Step[] {
  const sf = (...parameters: string[]): readonly [string, ...string[]] => ["sf", ...parameters, "--target-org", org];
  const apex = (file: string) => sf("apex", "run", "--file", `${scripts}/${file}`);
  return [
    { title: "Compare the components with their definitions", command: ["npm", "run", "--silent", "check:generated"] },
    { title: "Build the script with the blocks", command: ["npm", "run", "--silent", "build:resource"] },
    {
      title: "Convert the source",
      command: ["sf", "project", "convert", "source", "--root-dir", "force-app", "--output-dir", folder],
    },
    {
      title: `Let ${owner} own what guests store`,
      act: () => setRecordOwner(folder, owner),
    },
    {
      title: "Leave the site's status and the sender of its mails as the org has them",
      act: () => setOrgSite(folder, site),
    },
    { title: "Stop the deletion of old failures, if it is scheduled", command: apex("stop-failure-retention.apex") },
    {
      title: "Deploy, and run the Apex tests",
      command: sf(
        "project",
        "deploy",
        "start",
        "--metadata-dir",
        folder,
        "--test-level",
        "RunLocalTests",
        "--wait",
        "60",
      ),
    },
    { title: "Schedule the deletion of old failures", command: apex("failure-retention.apex") },
    // Its log would show the values of variables, including the key.
    { title: "Make a signing key in the org, if it has none", command: apex("signing-key.apex"), quiet: true },
    { title: "Give the guest user its permission sets", command: apex("guest-access.apex"), quiet: true },
    { title: "Publish the site", command: sf("community", "publish", "--name", "Travel Design") },
  ];
}
