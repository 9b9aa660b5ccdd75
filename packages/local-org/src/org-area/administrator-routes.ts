import type { IncomingHttpHeaders } from "node:http";
import { OrgError } from "../errors.ts";
import type { Route } from "../http/router.ts";
import { signInNeeded } from "./notice.ts";
import { unsigned } from "./routes.ts";
import type { SignIn } from "./sign-in.ts";

/** Pages and endpoints below `/org` that a tool adds, for the signed-in administrator only. */
export interface AdministratorArea {
  /** Where a browser goes that has just signed in. */
  startPage: string;
  routes: readonly Route[];
}

/**
 * A write must come from a page of this very server: a page on another port of this machine is foreign, too.
 *
 * @throws OrgError 403
 */
function checkOrigin({ origin, host }: IncomingHttpHeaders): void {
  const from = origin === undefined ? undefined : URL.parse(origin)?.host;
  if (from === undefined || from !== host)
    throw new OrgError(403, "FORBIDDEN", "Writes are accepted from pages of this server only.");
}

/** Routes that only the signed-in administrator can use. */
export const administratorRoutes = (signIn: SignIn, routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    handle(request) {
      if (!signIn.knows(request.headers.cookie)) return unsigned(signInNeeded);
      if (route.method !== "GET") checkOrigin(request.headers);
      return route.handle(request);
    },
  }));
