import { callCli, isOrgName, type CallCli } from "./salesforce-cli.ts";

/** What the Salesforce CLI knows about an org that it is signed in to. */
export interface KnownOrg {
  username: string;
  instanceUrl: string | undefined;
  /** Sent to `instanceUrl` only. Never log it. */
  accessToken: string | undefined;
  /** Version of its API, for example 67; NaN if the CLI does not name it. */
  apiVersion: number;
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Versions of the CLI describe an expired session differently. */
const isExpired = (response: Record<string, unknown>, status: unknown): boolean =>
  /expired|refresh|invalid_grant|INVALID_SESSION/i.test(
    `${String(response.name)} ${String(response.message)} ${String(status)}`,
  );

/** The message about an expired session. */
export const expiredSession = (org: string): string =>
  `The session at the org ${org} has expired: sign in again with "sf org login web --alias ${org}".`;

/**
 * Reads what the Salesforce CLI knows about an org.
 *
 * @param org alias or username, as the CLI knows it
 * @throws Error, one sentence that says what to do, if there is no CLI, it does not know the org, or its session expired
 */
export function displayOrg(org: string, call: CallCli = callCli): KnownOrg {
  if (!isOrgName(org))
    throw new Error(
      `"${org}" is not an alias or username of an org: choose one that "sf org list" shows, and name it with --org.`,
    );
  const response = call(org, ["org", "display"]);
  const { instanceUrl, accessToken, apiVersion, connectedStatus, ...result }: Record<string, unknown> = {
    ...Object(response.result),
  };
  const username = textOf(result.username);
  if (isExpired(response, connectedStatus)) throw new Error(expiredSession(org));
  if (!username)
    throw new Error(`The Salesforce CLI does not know the org ${org}: sign in with "sf org login web --alias ${org}".`);
  return {
    username,
    instanceUrl: textOf(instanceUrl),
    accessToken: textOf(accessToken),
    apiVersion: Number(apiVersion),
  };
}
