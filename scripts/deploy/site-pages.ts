// Whether people changed pages in Experience Builder since the last deployment. The org keeps a record of that one.
import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteNames } from "@travel-design/site/metadata";
import type { CallCli } from "../org/salesforce-cli.ts";
import type { DeployOptions } from "./options.ts";

/** The site's content in a folder of metadata, source or converted. */
export const contentFolder = join("digitalExperiences", "site", siteNames.bundle);

/** Name of the static resource with the record. */
export const recordName = "travelDesignPages";

/** Hashes of what a site consists of, such as pages, routes and styles, by type and name: `sfdc_cms__view/home`. */
export type Items = Readonly<Record<string, string>>;

/**
 * The items of the last deployment: their hashes in the project, and as the org returned them afterwards in its own format. Null
 * if the deployment was interrupted before that: then the org is assumed to have what was deployed minutes ago.
 */
export type DeployedItems = Readonly<Record<string, { deployed: string; returned: string | null }>>;

/** What a deployment does with the items. */
export interface PageChanges {
  /** Items of the project. */
  source: Items;
  /** The record of the last deployment; empty before the second one. */
  last: DeployedItems;
  /** Items that stay as they are in the org. */
  kept: readonly string[];
  /** Items that were changed on both sides. */
  conflicts: readonly string[];
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The content of a file regardless of the order of its keys and of its spaces. */
function canonical(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), sortedKeys);
  } catch {
    return text.replaceAll("\r\n", "\n");
  }
}

function hashOf(folder: string): string {
  const hash = createHash("sha256");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  for (const name of names.toSorted()) {
    const file = join(folder, name);
    if (statSync(file).isFile()) hash.update(`${name}\n${canonical(readFileSync(file, "utf8"))}\n`);
  }
  return hash.digest("hex");
}

/** Reads the items in a folder of metadata. */
export function readItems(metadata: string): Items {
  const folder = join(metadata, contentFolder);
  const items = globSync("sfdc_cms__*/*", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
  return Object.fromEntries(items.toSorted().map((item) => [item, hashOf(join(folder, item))]));
}

/** The folder of metadata that was retrieved into a folder: the CLI unpacks it into folders of its own. */
export function findRetrieved(folder: string): string {
  const [found = contentFolder] = globSync(`**/${contentFolder.replaceAll("\\", "/")}`, { cwd: folder });
  return join(folder, found.slice(0, -contentFolder.length));
}

/**
 * Retrieves the site's content and the record of the last deployment. Changes nothing in the org.
 *
 * @param folder where they are written
 * @param advice what to do if the org does not return them
 * @returns the folder of metadata
 * @throws Error, one sentence that ends with the advice
 */
export function retrievePages(call: CallCli, org: string, folder: string, advice: string): string {
  const fail = (message: unknown): never => {
    throw new Error(
      `The org ${org} does not return the pages of its site (${String(message ?? "no reason")}), ${advice}`,
    );
  };
  const query = `SELECT Id FROM StaticResource WHERE Name = '${recordName}'`;
  const response = call(org, ["data", "query", "--query", query]);
  const { records }: { records?: unknown } = { ...Object(response.result) };
  if (!Array.isArray(records)) return fail(response.message);
  const names = [
    `DigitalExperienceBundle:site/${siteNames.bundle}`,
    ...(records.length > 0 ? [`StaticResource:${recordName}`] : []),
  ];
  const members = names.flatMap((name) => ["--metadata", name]);
  const retrieve = ["project", "retrieve", "start", ...members, "--target-metadata-dir", folder, "--unzip"];
  const { status, message } = call(org, retrieve);
  return status === 0 ? findRetrieved(folder) : fail(message);
}

/** Reads the record in a folder of metadata. */
export function readRecord(metadata: string): DeployedItems {
  const file = recordIn(metadata);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/**
 * The record of a deployment. An item that stays as it is in the org counts as changed there, until somebody deploys it; one
 * that the project no longer has counts as deployed, because the org may still have it.
 *
 * @param returned the items as the org returns them after the deployment; missing before it
 */
export function recordOf({ source, last, kept }: PageChanges, returned?: Items): DeployedItems {
  const returnedAs = (item: string): string | null => {
    if (kept.includes(item)) return last[item]?.returned ?? "changed in the org";
    return returned ? (returned[item] ?? "") : null;
  };
  const items = Object.keys({ ...source, ...last });
  return Object.fromEntries(items.map((item) => [item, { deployed: source[item] ?? "", returned: returnedAs(item) }]));
}

/** Writes the record into a folder of metadata. */
export const writeRecord = (metadata: string, record: DeployedItems): void =>
  writeFileSync(recordIn(metadata), JSON.stringify(record, undefined, 2));

const recordIn = (metadata: string): string => join(metadata, "staticresources", `${recordName}.resource`);

/** The name by which options choose an item. */
const nameOf = (item: string): string => item.slice(item.indexOf("/") + 1);

/** `home (view)`. */
export const describeItem = (item: string): string =>
  `${nameOf(item)} (${item.slice("sfdc_cms__".length, item.indexOf("/"))})`;

type Choices = Pick<DeployOptions, "keepPages" | "replacePages">;

/** What an administrator chose for an item. A name counts more than `all`. */
function choiceOf(item: string, { keepPages = "", replacePages = "" }: Choices): "keep" | "replace" | undefined {
  const isNamed = (names: string): boolean => names.split(",").includes(nameOf(item));
  if (isNamed(keepPages)) return "keep";
  if (isNamed(replacePages) || replacePages === "all") return "replace";
  return keepPages === "all" ? "keep" : undefined;
}

/** Compares the items of the project, of the org and of the last deployment. An item that does not exist is an empty text. */
export function comparePages(source: Items, org: Items, last: DeployedItems, choices: Choices): PageChanges {
  const decide = (item: string): "deploy" | "keep" | "conflict" => {
    const [ours, theirs] = [source[item] ?? "", org[item] ?? ""];
    const { deployed, returned } = last[item] ?? { deployed: "", returned: "" };
    const choice = choiceOf(item, choices);
    const isUnchanged = ours === theirs || returned === null || returned === theirs;
    if (isUnchanged || choice === "replace") return "deploy";
    return ours === deployed || choice === "keep" ? "keep" : "conflict";
  };
  const items = Object.keys({ ...source, ...org }).toSorted();
  return {
    source,
    last,
    kept: items.filter((item) => decide(item) === "keep"),
    conflicts: items.filter((item) => decide(item) === "conflict"),
  };
}

/** The names in an option that no item has. */
export const unknownNames = (names: string | undefined, items: Items): readonly string[] =>
  names === undefined || names === "all"
    ? []
    : names.split(",").filter((name) => !Object.keys(items).some((item) => nameOf(item) === name));
