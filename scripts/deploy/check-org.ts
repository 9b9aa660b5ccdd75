// Checks whether an org is ready for the deployment, and writes what it found to org.json. Changes nothing in the org.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { metadataFolder } from "@travel-design/site/metadata";
import { callCli, type CallCli } from "../org/salesforce-cli.ts";
import { runMain } from "../shared/run-main.ts";
import { optionFlags, validateOptions, type DeployOptions } from "./options.ts";
import { readOrgFacts, type OrgFacts } from "./org-facts.ts";
import { checkComponents } from "./check-components.ts";
import type { ComponentChanges } from "./components/compare.ts";
import type { Finding } from "./finding.ts";
import { checkPreconditions } from "./preconditions.ts";

/** The result of the check, which later steps read. */
export interface CheckedOrg {
  options: DeployOptions;
  facts: OrgFacts;
  components: ComponentChanges;
}

const marks: Record<Finding["severity"], string> = { ok: "✓", warning: "!", error: "✗" };

const forceApp = resolve(import.meta.dirname, "../..", metadataFolder);

const fileIn = (folder: string): string => join(folder, "org.json");

/** The result of the check in a folder. */
export const readCheckedOrg = (folder: string): CheckedOrg => JSON.parse(readFileSync(fileIn(folder), "utf8"));

/** @throws Error, one sentence, without the folder that the steps of a deployment share */
export function requireFolder(folder: string | undefined): string {
  if (folder) return folder;
  throw new Error("--folder is missing: it is the folder that the steps of a deployment share.");
}

/**
 * Checks an org and prints a sentence per precondition.
 *
 * @returns the exit status: 0 if the deployment can start
 * @throws Error, one sentence that says what to do, if there is no CLI or it is not signed in to the org
 */
export function checkOrg(
  parameters: readonly string[],
  call: CallCli = callCli,
  print = console.log,
  source = forceApp,
): number {
  const flags = { ...optionFlags, folder: { type: "string" } } as const;
  const { folder: named, ...values } = parseArgs({ args: [...parameters], options: flags }).values;
  const folder = requireFolder(named);
  const options = validateOptions(values);
  const facts = readOrgFacts(options, call);
  const isReady = (findings: readonly Finding[]): boolean => {
    for (const { severity, message } of findings) print(`  ${marks[severity]} ${message}`);
    return findings.every(({ severity }) => severity !== "error");
  };
  if (!isReady(checkPreconditions(options, facts))) return 1;
  // Files of an interrupted deployment would be deployed too.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { components, findings } = checkComponents(options, facts, { call, folder: join(folder, "org"), source });
  if (!isReady(findings)) return 1;
  const checked: CheckedOrg = { options, facts, components };
  writeFileSync(fileIn(folder), JSON.stringify(checked, undefined, 2));
  return 0;
}

if (import.meta.main) await runMain(() => checkOrg(process.argv.slice(2)));
