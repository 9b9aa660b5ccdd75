import type { Route } from "../http/router.ts";
import type { Org } from "../org.ts";
import { routesOf, type Endpoint } from "./endpoint.ts";
import { listInfoEndpoints } from "./lists/list-info.ts";
import { listPreferenceEndpoints } from "./lists/list-preferences.ts";
import { listRecordEndpoints } from "./lists/list-records.ts";
import { objectRoutes } from "./object-routes.ts";
import { uiApiPaths } from "./paths.ts";
import { recordRoutes } from "./record-routes.ts";

/** Where two addresses could both be meant, the first answers. */
const endpoints: readonly Endpoint[] = [...listInfoEndpoints, ...listRecordEndpoints, ...listPreferenceEndpoints];

/** The UI API, at both of its addresses. */
export function uiApiRoutes(org: Org): Route[] {
  return [
    ...uiApiPaths.flatMap((base) => [...objectRoutes(org, base), ...recordRoutes(org, base)]),
    ...routesOf(org, uiApiPaths, endpoints),
  ];
}
