import type { TestOrg } from "./test-org.ts";

/** Path of the link that signs a browser in, once. */
export const signInPath = ({ adminLink, url }: TestOrg): string => adminLink.slice(url.length);

/** Opens the link, and returns the cookie as a browser sends it back. */
export async function signIn(org: TestOrg): Promise<string> {
  const { headers } = await org.send("GET", signInPath(org));
  return headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
}
