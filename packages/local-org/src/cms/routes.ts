import { OrgError } from "../errors.ts";
import type { OrgResponse } from "../http/response.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { Org } from "../org.ts";
import { serveFile } from "../static-resources/routes.ts";
import { routesOf } from "../ui-api/endpoint.ts";
import { servicesPaths } from "../ui-api/paths.ts";
import { readContentItems } from "./content-items.ts";
import { navigationEndpoints } from "./navigation-menu.ts";
import { deliveryEndpoints } from "./delivery.ts";
import { seoEndpoints } from "./seo-properties.ts";

/** Media files are also served below the site's own path, where pages request them. */
const mediaPaths = ["/cms/delivery/media/:contentKey", "/sfsites/c/cms/delivery/media/:contentKey"];

/** The picture or file of a content item, readable by everyone. */
function media({ forceApp, log }: Org, { params, headers }: OrgRequest): Promise<OrgResponse> {
  const item = readContentItems(forceApp, log).find(({ contentKey }) => contentKey === params.contentKey);
  if (item?.media) return serveFile(item.media, headers);
  throw new OrgError(404, "NOT_FOUND", "There is no content with this key that has a file.");
}

/** Content, its media files, navigation menus and search metadata. */
export function cmsRoutes(org: Org): Route[] {
  return [
    ...routesOf(org, servicesPaths, [...deliveryEndpoints, ...navigationEndpoints, ...seoEndpoints]),
    ...mediaPaths.map((pattern): Route => ({ method: "GET", pattern, handle: (request) => media(org, request) })),
  ];
}
