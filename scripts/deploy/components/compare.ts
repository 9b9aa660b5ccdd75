// Whether people changed components in the org since the last deployment.
import type { DeployOptions } from "../options.ts";
import type { Items } from "./items.ts";
import { labelOf } from "./kinds.ts";
import { createdSite, type DeploymentKind } from "../site-names.ts";

/**
 * The components of the last deployment: their hashes in the project, and as the org returned them afterwards in its own format.
 * Null if the deployment was interrupted before that: then it is unknown whether somebody changed them.
 */
export type DeployedItems = Readonly<Record<string, { deployed: string; returned: string | null }>>;

/** What a deployment does with the components. */
export interface ComponentChanges {
  /** Components of the project. */
  source: Items;
  /** The record of the last deployment; empty before the second one. */
  last: DeployedItems;
  /** Components that stay as they are in the org. */
  kept: readonly string[];
  /** Components that were changed on both sides. */
  conflicts: readonly string[];
  /** Components that were changed in the org and are overwritten, because an administrator chose so. */
  replaced: readonly string[];
}

type Choices = Pick<DeployOptions, "keep" | "replace">;

/** The name by which options choose a component. */
const nameOf = (item: string): string => item.slice(item.indexOf("/") + 1);

/** `home (view)`. */
export const describeItem = (item: string): string => `${nameOf(item)} (${labelOf(item.slice(0, item.indexOf("/")))})`;

/** Whether a component belongs to one site: a page, or the settings of the site. */
const isOfOneSite = (item: string): boolean => /^(?:sfdc_cms__\w+|Network|CustomSite)\//.test(item);

/** Whether a deployment of this kind deploys a component: another site has pages and settings of its own. */
function isOf(as: DeploymentKind, item: string): boolean {
  const names = createdSite({ as });
  if (item.startsWith("sfdc_cms__")) return as === "lwr-site";
  return !isOfOneSite(item) || nameOf(item) === names?.label || nameOf(item) === names?.site;
}

/** The record without the site of this kind of deployment. */
export const withoutSite = (as: DeploymentKind, record: DeployedItems): DeployedItems =>
  Object.fromEntries(Object.entries(record).filter(([item]) => !isOfOneSite(item) || !isOf(as, item)));

/** What an administrator chose for a component. A name counts more than `all`. */
function choiceOf(item: string, { keep = "", replace = "" }: Choices): "keep" | "replace" | undefined {
  const isNamed = (names: string): boolean => `,${names},`.includes(`,${nameOf(item)},`);
  if (isNamed(keep)) return "keep";
  if (isNamed(replace) || replace === "all") return "replace";
  return keep === "all" ? "keep" : undefined;
}

/** Whether it is unknown what the org had after the last deployment. */
export const isUnknown = (last: DeployedItems, item: string): boolean => (last[item]?.returned ?? null) === null;

/**
 * Compares the components of the project, of the org and of the last deployment. One that does not exist is an empty text. An
 * unknown state counts as changed on both sides.
 */
export function compareItems(source: Items, org: Items, last: DeployedItems, choices: Choices): ComponentChanges {
  const decide = (item: string): "deploy" | "keep" | "conflict" | "replace" => {
    const [ours, theirs] = [source[item] ?? "", org[item] ?? ""];
    const { deployed, returned } = last[item] ?? { deployed: "", returned: "" };
    const choice = choiceOf(item, choices);
    if (ours === theirs || returned === theirs) return "deploy";
    if (choice) return choice;
    return returned !== null && ours === deployed ? "keep" : "conflict";
  };
  const items = Object.keys({ ...source, ...org }).toSorted();
  return {
    source,
    last,
    kept: items.filter((item) => decide(item) === "keep"),
    conflicts: items.filter((item) => decide(item) === "conflict"),
    replaced: items.filter((item) => decide(item) === "replace"),
  };
}

/**
 * The record of a deployment. A component that stays as it is in the org counts as changed there, until somebody deploys it; one
 * that the project no longer has counts as deployed, because the org may still have it.
 *
 * @param returned the components as the org returns them after the deployment; missing before it
 */
export function recordOf(
  as: DeploymentKind,
  { source, last, kept }: ComponentChanges,
  returned?: Items,
): DeployedItems {
  const returnedAs = (item: string): string | null => {
    // No hash, so that it counts as changed in the org whatever people do with it next.
    if (kept.includes(item)) return "changed in the org";
    return returned ? (returned[item] ?? "") : null;
  };
  const items = Object.keys({ ...source, ...last }).filter((item) => isOf(as, item));
  const recorded = items.map((item) => [item, { deployed: source[item] ?? "", returned: returnedAs(item) }]);
  return { ...last, ...Object.fromEntries(recorded) };
}

/** The names in an option that no component has. */
export function unknownNames(names: string | undefined, items: Items): readonly string[] {
  if (names === undefined || names === "all") return [];
  // The longest first, because a value of a picklist may contain a comma.
  const known = Object.keys(items)
    .map(nameOf)
    .toSorted((one, other) => other.length - one.length);
  const rest = known.reduce((text, name) => text.replaceAll(`,${name},`, ","), `,${names},`);
  return rest.split(",").filter(Boolean);
}
