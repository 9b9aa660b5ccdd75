import { execFile } from "node:child_process";
import type { Launcher } from "./find-program.ts";
import { isOrgName, parseJson } from "./salesforce-cli.ts";

/** An org that the Salesforce CLI was signed in to. */
export interface ListedOrg {
  /** Its alias, or its username if it has none. */
  name: string;
  username: string;
  /** Whether the session still works. */
  isConnected: boolean;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The orgs in the output of `sf org list --json`. The CLI lists some twice, in groups. */
export function orgsIn(output: string): ListedOrg[] {
  const { result }: { result?: unknown } = parseJson(output);
  const entries: unknown[] = Object.values(Object(result)).flatMap((group) => (Array.isArray(group) ? group : []));
  const orgs = entries.map((entry): ListedOrg => {
    const { alias, username, connectedStatus, status }: Record<string, unknown> = { ...Object(entry) };
    const [first = ""] = textOf(alias).split(",");
    // A scratch org has a status of its own, and no connection status.
    const isConnected = connectedStatus === "Connected" || (connectedStatus === undefined && status === "Active");
    return { name: first.trim() || textOf(username), username: textOf(username), isConnected };
  });
  const usable = orgs.filter(({ name, username }) => username !== "" && isOrgName(name));
  return [...new Map(usable.map((org) => [org.username, org])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/** The CLI asks each org whether its session still works. In milliseconds. */
const timeout = 60_000;

/** Lists the orgs that a Salesforce CLI knows. Empty if it fails. */
export const listOrgs = ([program, ...parameters]: Launcher): Promise<ListedOrg[]> =>
  new Promise((resolve) => {
    const command = [...parameters, "org", "list", "--json"];
    execFile(program, command, { encoding: "utf8", timeout, maxBuffer: 20_000_000 }, (_error, stdout) =>
      resolve(orgsIn(stdout)),
    );
  });
