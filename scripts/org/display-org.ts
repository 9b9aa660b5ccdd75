import { askCli } from "./salesforce-cli.ts";

/** What the Salesforce CLI knows of an org that it is signed in to. */
export interface KnownOrg {
  username: string;
  instanceUrl: string | undefined;
  /** Leaves this machine for `instanceUrl` only. Never log it. */
  accessToken: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** A session that ran out, in the words of the CLI's versions. */
const isExpired = (answer: Record<string, unknown>, status: unknown): boolean =>
  /expired|refresh|invalid_grant|INVALID_SESSION/i.test(
    `${String(answer.name)} ${String(answer.message)} ${String(status)}`,
  );

/** What somebody is told whose session at an org has run out. */
export const expiredSession = (org: string): string =>
  `The session at the org ${org} has expired: sign in again with "sf org login web --alias ${org}".`;

/**
 * Asks the Salesforce CLI for an org.
 *
 * @param org alias or username, as the CLI knows it
 * @throws Error, one sentence that says what to do, when there is no CLI, it does not know the org, or its session has expired
 */
export function displayOrg(org: string): KnownOrg {
  if (!/^[\w@.+][\w@.+-]*$/.test(org))
    throw new Error(`"${org}" is no alias or username of an org; name one with --org.`);
  const answer = askCli(org, ["org", "display"]);
  const { instanceUrl, accessToken, connectedStatus, ...result }: Record<string, unknown> = {
    ...Object(answer.result),
  };
  const username = textOf(result.username);
  if (isExpired(answer, connectedStatus)) throw new Error(expiredSession(org));
  if (!username)
    throw new Error(`The Salesforce CLI does not know the org ${org}: sign in with "sf org login web --alias ${org}".`);
  return { username, instanceUrl: textOf(instanceUrl), accessToken: textOf(accessToken) };
}
