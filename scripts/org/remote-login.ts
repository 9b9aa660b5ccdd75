import { StartError } from "@travel-design/local-org";
import { apiVersion } from "@travel-design/platform";
import { displayOrg, expiredSession } from "./display-org.ts";

/** What it takes to reach a real org. */
export interface RemoteLogin {
  instanceUrl: string;
  accessToken: string;
  siteUrl: string;
}

/** A token travels over an encrypted connection, or does not leave this machine. */
const isSafe = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost");
};

/** Asks for something that every signed-in user may read; an expired session is noticed now, not by the first visitor. */
async function checkSession({ instanceUrl, accessToken }: RemoteLogin, org: string): Promise<void> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const address = new URL(`/services/data/${apiVersion}/`, instanceUrl);
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
  if (!response) throw new StartError(`${address.host} did not answer; check the connection and the org ${org}.`);
  if (response.status === 401) throw new StartError(expiredSession(org));
  if (!response.ok)
    throw new StartError(`The org ${org} refused its API (status ${response.status}); check that its user may use it.`);
}

/**
 * Signs in at a real org with what the Salesforce CLI keeps.
 *
 * @param org alias or username
 * @param siteUrl address of the published site
 * @throws StartError, one sentence, when something is missing or does not work
 */
export async function signInAt(org: string, siteUrl: string | undefined): Promise<RemoteLogin> {
  if (!siteUrl || !isSafe(siteUrl))
    throw new StartError("With --org, name the published site too: --site-url https://NAME.my.site.com/PATH.");
  const { instanceUrl, accessToken } = knownOrg(org);
  if (!instanceUrl || !isSafe(instanceUrl) || !accessToken)
    throw new StartError(
      `The Salesforce CLI gives no access token for the org ${org}; bring it up to date, and sign in again.`,
    );
  const login = { instanceUrl, accessToken, siteUrl };
  await checkSession(login, org);
  return login;
}

function knownOrg(org: string): ReturnType<typeof displayOrg> {
  try {
    return displayOrg(org);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
