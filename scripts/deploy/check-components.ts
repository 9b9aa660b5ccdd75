import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteNames } from "@travel-design/site/metadata";
import type { CallCli } from "../org/salesforce-cli.ts";
import {
  compareItems,
  describeItem,
  isUnknown,
  unknownNames,
  withoutSite,
  type ComponentChanges,
} from "./components/compare.ts";
import { contentFolder, readItems, type Items } from "./components/items.ts";
import { hasRecord, readRecord, retrieveComponents } from "./components/record.ts";
import type { DeployOptions } from "./options.ts";
import type { OrgFacts } from "./org-facts.ts";
import { error, ok, warning, type Finding } from "./finding.ts";
import { createdSite, existingPrefix } from "./site-names.ts";

/** How the components are read. */
interface ComponentAccess {
  call: CallCli;
  /** Where the components of the org are written. */
  folder: string;
  /** The metadata of the project. */
  source: string;
}

const list = (items: readonly string[]): string => items.map(describeItem).join(", ");

const choices =
  "Keep what the org has with --keep, or overwrite it with --replace, for all of them or for names with commas between them, such as --keep home,Contact_Request__c.Vandaag.";

function checkConflicts({ conflicts, last }: ComponentChanges, org: string): Finding[] {
  const unknown = conflicts.filter((item) => isUnknown(last, item));
  const changed = conflicts.filter((item) => !unknown.includes(item));
  return [
    ...(changed.length === 0
      ? []
      : [
          error(
            `These were changed both in the org ${org} and in this project: ${list(changed)}. ${choices} To merge them, retrieve them first, for example the pages: sf project retrieve start --metadata DigitalExperienceBundle:site/${siteNames.bundle} --target-org ${org}`,
          ),
        ]),
    ...(unknown.length === 0
      ? []
      : [
          error(
            `The org ${org} has no complete record of the last deployment, so it is unknown whether somebody changed these: ${list(unknown)}. ${choices} If nobody changed anything since, add --replace.`,
          ),
        ]),
  ];
}

/** Values that a picklist has and its record type has not: the website offers them, and employees cannot choose them. */
function checkRecordTypes(items: Items): Finding[] {
  const valuesOf = (type: string, owner: string): string[] =>
    Object.keys(items).flatMap((item) =>
      item.startsWith(`${type}/${owner}.`) ? [item.slice(type.length + owner.length + 2)] : [],
    );
  const recordType = `${siteNames.requestObject}.${siteNames.recordType}`;
  return siteNames.optionFields.flatMap((field) => {
    const chosen = new Set(valuesOf("RecordTypeValue", `${recordType}.${field}`));
    const missing = valuesOf("PicklistValue", `${siteNames.requestObject}.${field}`).filter(
      (value) => !chosen.has(value),
    );
    return chosen.size === 0 || missing.length === 0
      ? []
      : [
          warning(
            `The website offers these values of ${field}, and employees cannot choose them: ${missing.join(", ")}. Add them to the record type in Setup, Object Manager, Offerteaanvraag, Record Types, or deactivate them.`,
          ),
        ];
  });
}

function checkChanges(changes: ComponentChanges, org: string): Finding[] {
  const { kept, conflicts, replaced } = changes;
  if (conflicts.length > 0) return checkConflicts(changes, org);
  if (kept.length + replaced.length === 0)
    return [ok("Nothing that a deployment replaces was changed in the org since the last one.")];
  return [
    ...(kept.length === 0 ? [] : [ok(`What people changed in the org stays as it is there: ${list(kept)}.`)]),
    ...(replaced.length === 0
      ? []
      : [warning(`What people changed in the org ${org} is overwritten: ${list(replaced)}.`)]),
  ];
}

/** Whether the org has the site that the deployment creates. */
const hasCreatedSite = (options: DeployOptions, facts: OrgFacts): boolean =>
  createdSite(options) !== undefined && existingPrefix(options, facts) !== undefined;

/** An org without a site, a record or a class of this project has nothing that people could have changed. */
const isNew = (facts: OrgFacts, options: DeployOptions, call: CallCli): boolean =>
  !hasCreatedSite(options, facts) && !facts.kept.includes("schedule") && hasRecord(call, options.org) === false;

/** Compares what people can change in the org with what the project has. */
export function checkComponents(
  options: DeployOptions,
  facts: OrgFacts,
  { call, folder, source }: ComponentAccess,
): { components: ComponentChanges; findings: readonly Finding[] } {
  const { org, as, keep, replace } = options;
  const items = readItems(source, "source", as);
  const unread = { source: items, last: {}, kept: [], conflicts: [], replaced: [] };
  if (isNew(facts, options, call)) return { components: unread, findings: [] };
  const advice =
    "so it is unknown whether somebody changed them: try again, or add --replace, which overwrites them without looking.";
  const hasSite = hasCreatedSite(options, facts);
  let metadata: string;
  try {
    metadata = retrieveComponents(call, options, { items, folder, advice });
    // A user without the rights to a site gets nothing of it, which looks as if somebody had deleted every page.
    if (hasSite && as === "lwr-site" && !existsSync(join(metadata, contentFolder)))
      throw new Error(`The org ${org} does not return the pages of its site, ${advice}`);
  } catch (reason) {
    if (replace !== "all" || keep !== undefined) throw reason;
    const message = `The org ${org} does not return what people can change there, so it is overwritten without looking.`;
    return { components: unread, findings: [warning(message)] };
  }
  const ofOrg = readItems(metadata, "metadata", as);
  const record = readRecord(metadata);
  // Nobody changed a site that does not exist any more: it is deployed as a new one.
  const last = hasSite ? record : withoutSite(as, record);
  const components = compareItems(items, ofOrg, last, options);
  const unknown = [keep, replace].flatMap((names) => unknownNames(names, { ...items, ...ofOrg }));
  if (unknown.length === 0)
    return { components, findings: [...checkChanges(components, org), ...checkRecordTypes(ofOrg)] };
  const message = `Neither the org ${org} nor this project has components named ${unknown.join(", ")}: correct --keep or --replace.`;
  return { components, findings: [error(message)] };
}
