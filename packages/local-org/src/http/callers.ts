import type { IncomingHttpHeaders } from "node:http";
import type { OrgUser } from "../apex/controller.ts";
import { OrgError } from "../errors.ts";

/** The token of the administrator. No secret: it works on this machine only, and the README names it. */
const administratorToken = "local-admin";

const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Refuses requests that a foreign page could make a browser send: with a Host that is not ours (a name rebound to this
 * machine), or that write with a foreign Origin.
 *
 * @param port the org listens on
 * @throws OrgError 421 or 403
 */
export function checkCaller(method: string | undefined, headers: IncomingHttpHeaders, port: number): void {
  const [, name = "", ownPort = "80"] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? "") ?? [];
  if (!ownNames.has(name.toLowerCase()) || Number(ownPort) !== port) {
    const message = `The local org answers to localhost:${port} only, not to the Host of this request.`;
    throw new OrgError(421, "MISDIRECTED_REQUEST", message);
  }
  const { origin } = headers;
  if (origin === undefined || method === "GET" || method === "HEAD") return;
  if (!URL.canParse(origin) || !ownNames.has(new URL(origin).hostname)) {
    throw new OrgError(403, "FORBIDDEN", "The local org takes no requests from pages of other sites.");
  }
}

/**
 * Who calls: without a token the site's guest.
 *
 * @throws OrgError 401 `INVALID_SESSION_ID` for a token the org did not give
 */
export function userOf({ authorization }: IncomingHttpHeaders): OrgUser {
  if (authorization === undefined) return "guest";
  if (/^bearer /i.test(authorization) && authorization.slice(7).trim() === administratorToken) return "administrator";
  throw new OrgError(401, "INVALID_SESSION_ID", "Session expired or invalid");
}
