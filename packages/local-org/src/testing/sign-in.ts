import type { TestOrg } from "./test-org.ts";

/** Opens the one-time link. Returns the cookie as a browser sends it. */
export async function signIn(org: TestOrg): Promise<string> {
  const response = await org.send("GET", org.adminLink.slice(org.url.length));
  return String(response.headers["set-cookie"]?.[0]).split(";")[0] ?? "";
}
