// Checks whether an org is ready for the deployment, and writes what it found to org.json. Changes nothing in the org.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { callCli, type CallCli } from "../org/salesforce-cli.ts";
import { runMain } from "../shared/run-main.ts";
import { optionFlags, validateOptions, type DeployOptions } from "./options.ts";
import { readOrgFacts, type OrgFacts } from "./org-facts.ts";
import { checkPreconditions, type Finding } from "./preconditions.ts";

/** The result of the check, which later steps read. */
export interface CheckedOrg {
  options: DeployOptions;
  facts: OrgFacts;
}

const marks: Record<Finding["severity"], string> = { ok: "✓", warning: "!", error: "✗" };

const fileIn = (folder: string): string => join(folder, "org.json");

/** The result of the check in a folder. */
export const readCheckedOrg = (folder: string): CheckedOrg => JSON.parse(readFileSync(fileIn(folder), "utf8"));

/**
 * Checks an org and prints a sentence per precondition.
 *
 * @returns the exit status: 0 if the deployment can start
 * @throws Error, one sentence that says what to do, if there is no CLI or it is not signed in to the org
 */
export function checkOrg(parameters: readonly string[], call: CallCli = callCli, print = console.log): number {
  const flags = { ...optionFlags, folder: { type: "string" } } as const;
  const { folder = ".deploy", ...values } = parseArgs({ args: [...parameters], options: flags }).values;
  const options = validateOptions(values);
  const facts = readOrgFacts(options, call);
  const findings = checkPreconditions(options, facts);
  for (const { severity, message } of findings) print(`  ${marks[severity]} ${message}`);
  if (findings.some(({ severity }) => severity === "error")) return 1;
  // Files of an interrupted deployment would be deployed too.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const checked: CheckedOrg = { options, facts };
  writeFileSync(fileIn(folder), JSON.stringify(checked, undefined, 2));
  return 0;
}

if (import.meta.main) await runMain(() => checkOrg(process.argv.slice(2)));
