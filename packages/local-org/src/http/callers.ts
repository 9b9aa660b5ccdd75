import type { IncomingHttpHeaders } from "node:http";
import type { OrgUser } from "../users.ts";
import { OrgError } from "../errors.ts";

/** The token of the administrator. No secret: it works on this machine only, and the README names it. */
const administratorToken = "local-admin";

const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whose pages may write: those of this server, or of any server of this computer. */
export type WritingPages = "own" | "thisComputer";

function isAllowedOrigin(origin: string, port: number, pages: WritingPages): boolean {
  const url = URL.parse(origin);
  if (url?.protocol !== "http:" || !ownNames.has(url.hostname)) return false;
  return pages === "thisComputer" || Number(url.port || "80") === port;
}

/**
 * Rejects requests that a page of another site could make a browser send: with a foreign `Host` (a name that was rebound
 * to this computer), or a write with a foreign `Origin`.
 *
 * @param port the server's own
 * @throws OrgError 421 or 403
 */
export function checkCaller(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  port: number,
  pages: WritingPages,
): void {
  const [, name = "", hostPort = "80"] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? "") ?? [];
  if (!ownNames.has(name.toLowerCase()) || Number(hostPort) !== port) {
    const message = `The local org responds to localhost:${port} only, not to the Host of this request.`;
    throw new OrgError(421, "MISDIRECTED_REQUEST", message);
  }
  const { origin } = headers;
  if (origin === undefined || method === "GET" || method === "HEAD" || isAllowedOrigin(origin, port, pages)) return;
  throw new OrgError(403, "FORBIDDEN", "The local org takes no requests from pages of other sites.");
}

/** @throws OrgError 403 unless a page of this server sends the request: a browser names the `Origin` of every POST */
export function requireOwnOrigin({ host = "", origin }: IncomingHttpHeaders): void {
  if (origin === `http://${host.toLowerCase()}`) return;
  throw new OrgError(403, "FORBIDDEN", "Writes are accepted from pages of this server only.");
}

/**
 * Who calls: without a token the site's guest.
 *
 * @throws OrgError 401 `INVALID_SESSION_ID` for an unknown token
 */
export function userOf({ authorization }: IncomingHttpHeaders): OrgUser {
  if (authorization === undefined) return "guest";
  if (/^bearer /i.test(authorization) && authorization.slice(7).trim() === administratorToken) return "administrator";
  throw new OrgError(401, "INVALID_SESSION_ID", "Session expired or invalid");
}
