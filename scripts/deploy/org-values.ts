import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptName } from "@travel-design/blocks/contract";
import { siteNames, withElement } from "@travel-design/site/metadata";
import { editFile, leaveOut } from "./components/leave.ts";
import type { KindNames } from "./site-names.ts";

/** Values of a site that differ by org. They are written into what is deployed, because the source is the same for every org. */
export interface OrgValues {
  /** Path of the site without slashes; empty is the root of the domain. */
  prefix: string;
  /** Username of the user who owns what guests store. */
  owner: string;
  status: string;
  senderAddress: string;
  /** Components that the org has and keeps. */
  kept: readonly KeptComponent[];
}

/**
 * Components that are deployed once. Deploying a queue may replace its members; the class of a scheduled job cannot be
 * replaced.
 */
const keptComponents = {
  queue: { type: "Queue", member: siteNames.queue, files: [`queues/${siteNames.queue}.queue`] },
  schedule: {
    type: "ApexClass",
    member: siteNames.schedule,
    files: [`classes/${siteNames.schedule}.cls`, `classes/${siteNames.schedule}.cls-meta.xml`],
  },
} as const;

/** A component that a deployment leaves to an org that has it. */
export type KeptComponent = keyof typeof keptComponents;

/** Salesforce adds this to the path of the site that holds the login pages of an LWR site. */
const loginPrefix = (prefix: string): string => `${prefix}vforcesite`;

function setSite(metadata: string, names: KindNames, { prefix, owner, status, senderAddress }: OrgValues): void {
  editFile(join(metadata, "sites", `${names.site}.site`), (xml) =>
    withElement(
      withElement(xml, "CustomSite", "siteGuestRecordDefaultOwner", owner),
      "CustomSite",
      "urlPathPrefix",
      loginPrefix(prefix),
    ),
  );
  const network = { status, emailSenderAddress: senderAddress, urlPathPrefix: loginPrefix(prefix) };
  editFile(join(metadata, "networks", `${names.label}.network`), (xml) =>
    Object.entries(network).reduce((text, [name, value]) => withElement(text, "Network", name, value), xml),
  );
  editFile(join(metadata, "digitalExperienceConfigs", `${names.bundle}.digitalExperienceConfig`), (xml) =>
    withElement(xml, "site", "urlPathPrefix", prefix),
  );
}

const versionLine = /version = "\w+"/;

/**
 * Adds a hash of the script to its address, because browsers keep a static resource for a day.
 *
 * @param metadata folder of metadata, converted or not
 */
export function setScriptVersion(metadata: string): void {
  const contract = join(metadata, "lwc/tdReactBlock/contract.js");
  if (!existsSync(contract)) return;
  const converted = join(metadata, "staticresources", `${scriptName}.resource`);
  const script = readFileSync(existsSync(converted) ? converted : converted.replace(/resource$/, "js"));
  const version = createHash("sha256").update(script).digest("hex").slice(0, 12);
  editFile(contract, (code) => {
    if (!versionLine.test(code)) throw new Error(`${contract} has no version: run "npm run generate".`);
    return code.replace(versionLine, `version = "${version}"`);
  });
}

/**
 * Writes the values into the site, the version of the script into its address, and leaves out what the org keeps.
 *
 * @param names of the site; undefined if the deployment has none
 * @param folder with the converted source in `metadata`
 */
export function writeOrgValues(folder: string, names: KindNames | undefined, values: OrgValues): void {
  const metadata = join(folder, "metadata");
  if (names) setSite(metadata, names, values);
  setScriptVersion(metadata);
  for (const component of values.kept) {
    const { type, member, files } = keptComponents[component];
    leaveOut(metadata, type, member, files);
  }
}
