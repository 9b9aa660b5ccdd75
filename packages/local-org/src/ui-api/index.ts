import type { Route } from "../http/router.ts";
import type { Org } from "../org.ts";
import { listRoutes } from "./list-routes.ts";
import { objectRoutes } from "./object-routes.ts";
import { uiApiPaths } from "./paths.ts";
import { recordRoutes } from "./record-routes.ts";

/** The UI API, at both of its addresses. */
export function uiApiRoutes(org: Org): Route[] {
  return uiApiPaths.flatMap((base) => [
    ...objectRoutes(org, base),
    ...recordRoutes(org, base),
    ...listRoutes(org, base),
  ]);
}
