import { StartError } from "@travel-design/local-org";
import { apiVersion } from "@travel-design/platform";
import { displayOrg, expiredSession } from "./display-org.ts";

/** What it takes to reach a real org. */
export interface RemoteLogin {
  instanceUrl: string;
  accessToken: string;
  siteUrl: string;
}

/** The access token is sent over an encrypted connection only, or to this computer. */
const isSafe = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost");
};

/** Requests something that every user may read, so that an expired session is reported before the site starts. */
async function checkSession({ instanceUrl, accessToken }: RemoteLogin, org: string): Promise<void> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const address = new URL(`/services/data/${apiVersion}/`, instanceUrl);
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
  if (!response)
    throw new StartError(
      `${address.host} did not respond: check your network connection and the address of the org ${org}.`,
    );
  if (response.status === 401) throw new StartError(expiredSession(org));
  if (!response.ok)
    throw new StartError(
      `The org ${org} denied access to its API (status ${response.status}): give its user the permission "API Enabled".`,
    );
}

/**
 * Signs in to a real org with the access token of the Salesforce CLI.
 *
 * @param org alias or username
 * @param siteUrl address of the published site
 * @throws StartError, one sentence, if something is missing or does not work
 */
export async function signInAt(org: string, siteUrl: string | undefined): Promise<RemoteLogin> {
  if (!siteUrl || !isSafe(siteUrl))
    throw new StartError(
      "With --org, add the address of the published site: --site-url https://NAME.my.site.com/PATH.",
    );
  const { instanceUrl, accessToken } = knownOrg(org);
  if (!instanceUrl || !isSafe(instanceUrl) || !accessToken)
    throw new StartError(
      `The Salesforce CLI returns no access token for the org ${org}: update it with "npm install --global @salesforce/cli", then sign in again with "sf org login web --alias ${org}".`,
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
