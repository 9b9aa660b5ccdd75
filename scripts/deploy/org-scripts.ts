import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteNames } from "@travel-design/site/metadata";
import type { CheckedOrg } from "./check-org.ts";
import { createdSite, guestSets } from "./site-names.ts";

/** Writes an Apex script with values in place of its placeholders. */
function writeScript(folder: string, name: string, values: Readonly<Record<string, string>>): void {
  const script = readFileSync(join(import.meta.dirname, name), "utf8");
  const filledIn = script.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
  writeFileSync(join(folder, name), filledIn);
}

/** Writes the Apex scripts of a deployment that contain values of the org. */
export function writeOrgScripts(folder: string, { options, facts }: Pick<CheckedOrg, "options" | "facts">): void {
  const site = createdSite(options)?.site ?? facts.network?.site ?? "";
  const permissionSets = [...guestSets(options), ...(options.guestOptions ? [siteNames.guestOptions] : [])];
  writeScript(folder, "guest-access.apex", { site, permissionSets: permissionSets.join(",") });
  writeScript(folder, "queue.apex", {
    member: options.queue ?? options.owner ?? facts.username,
    onlyIfEmpty: String(options.queue === undefined),
    email: options.queueEmail ?? "",
  });
}
