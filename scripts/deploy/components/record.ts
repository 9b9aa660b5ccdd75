// The record of the last deployment, which the org keeps as a static resource.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteNames } from "@travel-design/site/metadata";
import type { CallCli } from "../../org/salesforce-cli.ts";
import { query } from "../query-org.ts";
import type { DeploymentKind } from "../site-names.ts";
import type { DeployedItems } from "./compare.ts";
import type { Items } from "./items.ts";
import { fileKinds, partKinds } from "./kinds.ts";

/** Name of the static resource. */
export const recordName = "travelDesignRecord";

const recordIn = (metadata: string): string => join(metadata, "staticresources", `${recordName}.resource`);

/** Reads the record in a folder of metadata. */
export function readRecord(metadata: string): DeployedItems {
  const file = recordIn(metadata);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Writes the record into a folder of metadata. */
export const writeRecord = (metadata: string, record: DeployedItems): void =>
  writeFileSync(recordIn(metadata), JSON.stringify(record, undefined, 2));

/** Whether the org has the record of an earlier deployment; undefined if it does not say. */
export function hasRecord(call: CallCli, org: string): boolean | undefined {
  const { records, error } = query(call, org, `SELECT Id FROM StaticResource WHERE Name = '${recordName}'`);
  return error === undefined ? records.length > 0 : undefined;
}

/** The folder of metadata that was retrieved into a folder: the CLI unpacks it into folders of its own. */
export function findRetrieved(folder: string): string {
  const [list] = globSync("**/package.xml", { cwd: folder });
  return list === undefined ? folder : join(folder, dirname(list));
}

/** Components as the CLI names them: `Layout:Quotation__c-Offerte Layout`. The values of a picklist are part of their field. */
function membersOf(items: Items, as: DeploymentKind): string[] {
  const types = new Set([...fileKinds, ...Object.values(partKinds)].map(({ type }) => type));
  const members = Object.keys(items).flatMap((item) => {
    const [type, name] = [item.slice(0, item.indexOf("/")), item.slice(item.indexOf("/") + 1)];
    return types.has(type) ? [`${type}:${name}`] : [];
  });
  const bundle = as === "lwr-site" ? [`DigitalExperienceBundle:site/${siteNames.bundle}`] : [];
  return [...bundle, ...members];
}

/**
 * Retrieves the components that people change, and the record of the last deployment. Changes nothing in the org.
 *
 * @param items of the project
 * @param folder where they are written
 * @param advice what to do if the org does not return them
 * @returns the folder of metadata
 * @throws Error, one sentence that ends with the advice
 */
export function retrieveComponents(
  call: CallCli,
  { org, as }: { org: string; as: DeploymentKind },
  { items, folder, advice }: { items: Items; folder: string; advice: string },
): string {
  const isRecorded = hasRecord(call, org);
  const record = isRecorded === false ? [] : [`StaticResource:${recordName}`];
  const members = [...membersOf(items, as), ...record].flatMap((name) => ["--metadata", name]);
  const retrieve = ["project", "retrieve", "start", ...members, "--target-metadata-dir", folder, "--unzip"];
  const { status, message } =
    isRecorded === undefined ? { status: 1, message: "it does not list its static resources" } : call(org, retrieve);
  if (status === 0) return findRetrieved(folder);
  throw new Error(
    `The org ${org} does not return the components of this project that people can change (${String(message ?? "no reason")}), ${advice}`,
  );
}
