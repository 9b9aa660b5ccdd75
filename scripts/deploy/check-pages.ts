import { siteNames } from "@travel-design/site/metadata";
import type { CallCli } from "../org/salesforce-cli.ts";
import type { DeployOptions } from "./options.ts";
import type { OrgFacts } from "./org-facts.ts";
import type { Finding } from "./preconditions.ts";
import { existingPrefix, namesOf } from "./site-names.ts";
import {
  comparePages,
  describeItem,
  readItems,
  readRecord,
  retrievePages,
  unknownNames,
  type PageChanges,
} from "./site-pages.ts";

/** How the pages are read. */
interface PageAccess {
  call: CallCli;
  /** Where the pages of the org are written. */
  folder: string;
  /** The metadata of the project. */
  source: string;
}

const list = (items: readonly string[]): string => items.map(describeItem).join(", ");

function checkChanges({ kept, conflicts }: PageChanges, org: string): Finding[] {
  if (conflicts.length > 0)
    return [
      {
        severity: "error",
        message: `These were changed both in the org ${org} and in this project: ${list(conflicts)}. Keep what the org has with --keep-pages, or overwrite it with --replace-pages, for all of them or with names such as --keep-pages home,Noorwegen. To merge them, retrieve them first: sf project retrieve start --metadata DigitalExperienceBundle:site/${siteNames.bundle} --target-org ${org}`,
      },
    ];
  const message =
    kept.length > 0
      ? `What people changed in the org stays as it is there: ${list(kept)}.`
      : "No page was changed in the org since the last deployment.";
  return [{ severity: "ok", message }];
}

/** Compares the pages of an existing site with those of the project. A React app has none that people change in the org. */
export function checkPages(
  options: DeployOptions,
  facts: OrgFacts,
  { call, folder, source }: PageAccess,
): { pages: PageChanges; findings: readonly Finding[] } {
  const items = readItems(source);
  const isNew = existingPrefix(namesOf(options), facts.sites) === undefined;
  const replacesAll = options.replacePages === "all" && options.keepPages === undefined;
  if (isNew || options.as === "react-app" || replacesAll)
    return { pages: { source: items, last: {}, kept: [], conflicts: [] }, findings: [] };
  const advice =
    "so it is unknown whether somebody changed them: try again, or add --replace-pages, which overwrites them without looking.";
  const metadata = retrievePages(call, options.org, folder, advice);
  const org = readItems(metadata);
  const pages = comparePages(items, org, readRecord(metadata), options);
  const unknown = [options.keepPages, options.replacePages].flatMap((names) =>
    unknownNames(names, { ...items, ...org }),
  );
  if (unknown.length === 0) return { pages, findings: checkChanges(pages, options.org) };
  const message = `Neither the org ${options.org} nor this project has pages named ${unknown.join(", ")}: correct --keep-pages or --replace-pages.`;
  return { pages, findings: [{ severity: "error", message }] };
}
