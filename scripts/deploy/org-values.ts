import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../../packages/site/src/html/head-tag.ts";
import type { OrgSite } from "./org-site.ts";

/**
 * Sets an element of a metadata file, whether or not it is there. Some values differ by org, so they stand in what is
 * deployed and not in the source.
 *
 * @param root name of the file's outermost element
 * @throws Error when the text is no such file
 * @example withElement("<CustomSite>\n</CustomSite>", "CustomSite", "siteAdmin", "a@example.com")
 */
export function withElement(xml: string, root: string, name: string, value: string): string {
  const end = `</${root}>`;
  if (!xml.includes(end)) throw new Error(`The converted source holds no <${root}>, so its ${name} cannot be set.`);
  const element = `<${name}>${escapeHtml(value)}</${name}>`;
  const present = new RegExp(`<${name}>[^<]*</${name}>`);
  return present.test(xml) ? xml.replace(present, () => element) : xml.replace(end, () => `    ${element}\n${end}`);
}

function change(file: string, make: (xml: string) => string): void {
  writeFileSync(file, make(readFileSync(file, "utf8")));
}

/** Names the user who owns what guests store: a guest may own nothing. @param folder with the converted source */
export function setRecordOwner(folder: string, owner: string): void {
  change(join(folder, "sites/Travel_Design.site"), (site) =>
    withElement(site, "CustomSite", "siteGuestRecordDefaultOwner", owner),
  );
}

/** Leaves to the org what it decides about the site. @param folder with the converted source */
export function setOrgSite(folder: string, { status, senderAddress }: OrgSite): void {
  change(join(folder, "networks/Travel Design.network"), (network) =>
    withElement(withElement(network, "Network", "status", status), "Network", "emailSenderAddress", senderAddress),
  );
}
