import { spawnSync } from "node:child_process";
import { findSalesforceCli, type Launcher } from "./find-program.ts";

/**
 * Runs a command of the Salesforce CLI and returns the JSON that it prints, also if the command fails.
 *
 * @param org alias or username, as the CLI knows it
 * @param parameters the command, without `--json` and `--target-org`
 * @throws Error, one sentence that says what to do, if the CLI cannot be started
 */
export type CallCli = (org: string, parameters: readonly string[]) => Record<string, unknown>;

/** Whether a text can be an alias or username in a command: an option would start with a hyphen. It may name a folder, so dots alone are none. */
export const isOrgName = (text: string): boolean => /^(?!\.+$)[\w@.+][\w@.+-]*$/.test(text);

/** The object that a command printed; empty if it printed none. */
export function parseJson(stdout: string): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(stdout)) };
  } catch {
    return {};
  }
}

/** @throws Error, one sentence that says what to do, if the CLI is not installed */
export function salesforceCliFor(org: string): Launcher {
  const launcher = findSalesforceCli(process.env);
  if (launcher) return launcher;
  throw new Error(
    `The Salesforce CLI cannot be started on this computer, and it is what reaches the org ${org}: install it with "npm install --global @salesforce/cli", and sign in with "sf org login web --alias ${org}".`,
  );
}

/** Largest output of a command in bytes. The report of tests with coverage lists every line. */
const maxBuffer = 256 * 1024 * 1024;

export const callCli: CallCli = (org, parameters) => {
  const [program, ...first] = salesforceCliFor(org);
  const command = [...first, ...parameters, "--json", "--target-org", org];
  return parseJson(spawnSync(program, command, { encoding: "utf8", maxBuffer }).stdout ?? "");
};
