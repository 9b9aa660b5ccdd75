import { memberOf, textOf } from "./json-tree.ts";
import { nearestName, suggest } from "./nearest-name.ts";
import type { Describe } from "./problem-sentences.ts";
import type { ContentFile, Site } from "./site-source.ts";

/** The pages that every "Build Your Own" site has to keep: Salesforce rejects a site that lacks one. */
const stockRouteTypes = [
  "check-password",
  "error",
  "forgot-password",
  "home",
  "login-main",
  "managed-content-sfdc_cms__news",
  "self-register",
  "service-not-available",
  "too-many-requests",
];

/** A page that is not of Salesforce's template. */
const customPrefix = "custom-";

const placeIn = ({ body }: ContentFile, key: string) => memberOf(body, key)?.node ?? body;

/** Reports each route that has the same value as one before it. */
function checkUnique(
  routes: readonly ContentFile[],
  key: string,
  describe: (value: string, first: string) => Describe,
) {
  const first = new Map<string, string>();
  for (const route of routes) {
    const value = textOf(route.body, key);
    const other = first.get(value);
    if (other === undefined) first.set(value, route.apiName);
    else route.report(placeIn(route, key), describe(value, other), { property: key });
  }
}

function checkRoute(route: ContentFile, site: Site): void {
  const { body, report } = route;
  const viewName = textOf(body, "activeViewId");
  const routeType = textOf(body, "routeType");
  if (!stockRouteTypes.includes(routeType) && !routeType.startsWith(customPrefix)) {
    const meant = suggest(routeType, stockRouteTypes);
    report(placeIn(route, "routeType"), (sentences) => sentences.unknownRouteType(routeType, customPrefix, meant), {
      property: "routeType",
    });
  }
  const names = site.names("view");
  if (!names.includes(viewName)) {
    report(placeIn(route, "activeViewId"), (sentences) => sentences.unknownView(viewName, suggest(viewName, names)), {
      property: "activeViewId",
    });
    return;
  }
  const view = site.files("view").find(({ apiName }) => apiName === viewName);
  const viewType = textOf(view?.body, "viewType");
  if (view && viewType !== routeType)
    report(placeIn(route, "routeType"), (sentences) => sentences.otherViewType(routeType, viewName, viewType), {
      property: "routeType",
    });
}

/** Checks the routes of a site: each leads to a view of its type, and each address and stock page exists once. */
export function checkRoutes(site: Site): void {
  const routes = site.files("route");
  for (const route of routes) checkRoute(route, site);
  const types = routes.map(({ body }) => textOf(body, "routeType"));
  for (const type of stockRouteTypes) {
    const meant = types.includes(type)
      ? undefined
      : nearestName(
          type,
          types.filter((other) => !stockRouteTypes.includes(other)),
        );
    if (!types.includes(type)) site.report(undefined, (sentences) => sentences.missingRoute(type, meant));
  }
  checkUnique(routes, "urlPrefix", (value, first) => (sentences) => sentences.repeatedAddress(value, first));
  checkUnique(routes, "routeType", (value, first) => (sentences) => sentences.repeatedRouteType(value, first));
  const shown = new Set(routes.map(({ body }) => textOf(body, "activeViewId")));
  for (const view of site.files("view"))
    if (!shown.has(view.apiName)) view.report(undefined, (sentences) => sentences.noRoute());
}
