import { requireOwnOrigin } from "../http/callers.ts";
import type { Route } from "../http/router.ts";
import { signInNeeded } from "./notice.ts";
import type { Tool } from "./document.ts";
import { noticePage, type SignIn } from "./sign-in.ts";

/** Pages and endpoints below `/org` that a tool adds, for the signed-in administrator only. */
export interface AdministratorArea extends Tool {
  /** The page that a browser opens after signing in. */
  startPage: string;
  routes: readonly Route[];
}

/** Routes that only the signed-in administrator can use. A write must come from a page of this server. */
export const administratorRoutes = (signIn: SignIn, routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    handle(request) {
      if (!signIn.isSignedIn(request)) return noticePage(401, signInNeeded);
      if (route.method !== "GET") requireOwnOrigin(request.headers);
      return route.handle(request);
    },
  }));
