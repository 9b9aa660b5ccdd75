import { spawnSync } from "node:child_process";

/** On Windows a shell starts the CLI: it knows no other way to `sf.cmd`. */
export const shell = process.platform === "win32";

/** A parameter as the system takes it: a shell would end it at the first space. */
export const parameter = (text: string): string => (shell && /[\s']/.test(text) ? `"${text}"` : text);

/** What the CLI printed, which is JSON also where it failed. */
function readAnswer(stdout: string): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(stdout)) };
  } catch {
    return {};
  }
}

/**
 * Asks the Salesforce CLI about an org.
 *
 * @param org alias or username, as the CLI knows it
 * @param parameters a command that changes nothing, without `--json`
 * @returns what it answered, also where it failed
 * @throws Error, one sentence that says what to do, when there is no CLI
 */
export function askCli(org: string, parameters: readonly string[]): Record<string, unknown> {
  const command = [...parameters, "--json", "--target-org", org].map(parameter);
  const { stdout, error } = spawnSync("sf", command, { encoding: "utf8", shell });
  if (error)
    throw new Error(
      `The Salesforce CLI cannot be started: install it, and sign in with "sf org login web --alias ${org}".`,
    );
  return readAnswer(stdout);
}
