import { readFileSync, writeFileSync } from "node:fs";

const element = /\s*<siteGuestRecordDefaultOwner>[^<]*<\/siteGuestRecordDefaultOwner>/;
const end = "</CustomSite>";

/**
 * Names the user who owns what guests store: a guest may own nothing. The user differs by org, so it stands in what is
 * deployed and not in the source.
 *
 * @param site text of the site's metadata
 * @param username of the owner
 * @throws Error when the text is no site
 */
export function withRecordOwner(site: string, username: string): string {
  if (!site.includes(end)) {
    throw new Error("The converted site holds no <CustomSite>; without it nobody can own what guests store.");
  }
  const owner = `    <siteGuestRecordDefaultOwner>${username}</siteGuestRecordDefaultOwner>\n`;
  return site.replace(element, "").replace(end, owner + end);
}

/** The same for a file. */
export function setRecordOwner(file: string, username: string): void {
  writeFileSync(file, withRecordOwner(readFileSync(file, "utf8"), username));
}
