import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteNames, withElement } from "@travel-design/site/metadata";

/** Values of a site that differ by org. They are written into what is deployed, because the source is the same for every org. */
export interface OrgValues {
  /** Path of the site without slashes; empty is the root of the domain. */
  prefix: string;
  /** Username of the user who owns what guests store. */
  owner: string;
  status: string;
  senderAddress: string;
  /** A queue that exists keeps its members and its e-mail address, so it is not deployed again. */
  hasQueue: boolean;
}

/**
 * Removes a component from the list of what is deployed.
 *
 * @param xml content of package.xml
 */
export const withoutMember = (xml: string, type: string, member: string): string =>
  xml.replaceAll(/\s*<types>[\s\S]*?<\/types>/g, (block) => {
    if (!block.includes(`<name>${type}</name>`)) return block;
    const rest = block.replace(new RegExp(`\\s*<members>${member}</members>`), "");
    return rest.includes("<members>") ? rest : "";
  });

function change(file: string, edit: (xml: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

/** Salesforce adds this to the path of the site that holds the login pages of an LWR site. */
const loginPrefix = (prefix: string): string => `${prefix}vforcesite`;

function setSite(metadata: string, { prefix, owner, status, senderAddress }: OrgValues): void {
  change(join(metadata, "sites", `${siteNames.site}.site`), (xml) =>
    withElement(
      withElement(xml, "CustomSite", "siteGuestRecordDefaultOwner", owner),
      "CustomSite",
      "urlPathPrefix",
      loginPrefix(prefix),
    ),
  );
  const network = { status, emailSenderAddress: senderAddress, urlPathPrefix: loginPrefix(prefix) };
  change(join(metadata, "networks", `${siteNames.label}.network`), (xml) =>
    Object.entries(network).reduce((text, [name, value]) => withElement(text, "Network", name, value), xml),
  );
  change(join(metadata, "digitalExperienceConfigs", `${siteNames.bundle}.digitalExperienceConfig`), (xml) =>
    withElement(xml, "site", "urlPathPrefix", prefix),
  );
}

/** Deploying a queue may replace its members, so a queue that the org already has is left out of the deployment. */
function leaveQueueToOrg(metadata: string): void {
  const file = join(metadata, "queues", `${siteNames.queue}.queue`);
  if (!existsSync(file)) return;
  rmSync(file);
  change(join(metadata, "package.xml"), (xml) => withoutMember(xml, "Queue", siteNames.queue));
}

/**
 * Writes the values into the site.
 *
 * @param folder with the converted source in `metadata`
 */
export function writeOrgValues(folder: string, values: OrgValues): void {
  const metadata = join(folder, "metadata");
  setSite(metadata, values);
  if (values.hasQueue) leaveQueueToOrg(metadata);
}
