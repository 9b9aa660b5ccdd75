import { uploadEndpoints } from "../files/upload.ts";
import type { Route } from "../http/router.ts";
import type { Org } from "../org.ts";
import { type Endpoint, routesOf } from "./endpoint.ts";
import { actionEndpoints } from "./actions/action-endpoints.ts";
import { actionOverrideEndpoints } from "./actions/action-overrides.ts";
import { quickActionEndpoints } from "./actions/quick-action-endpoints.ts";
import { appEndpoints } from "./apps/app-endpoints.ts";
import { avatarEndpoints } from "./avatars/avatar-endpoints.ts";
import { duplicateEndpoints } from "./duplicates/duplicate-endpoints.ts";
import { layoutEndpoints } from "./layouts/layout-endpoints.ts";
import { listInfoEndpoints } from "./lists/list-info.ts";
import { listPreferenceEndpoints } from "./lists/list-preferences.ts";
import { listRecordEndpoints } from "./lists/list-records.ts";
import { objectEndpoints } from "./objects/object-endpoints.ts";
import { uiApiPaths } from "./paths.ts";
import { recordDefaultEndpoints } from "./record-defaults/record-default-endpoints.ts";
import { recordRoutes } from "./record-routes.ts";
import { recordBatchEndpoints } from "./records/record-batch.ts";
import { relatedListInfoEndpoints } from "./related-lists/related-list-info.ts";
import { relatedListPreferenceEndpoints } from "./related-lists/related-list-preferences.ts";
import { relatedListRecordEndpoints } from "./related-lists/related-list-records.ts";
import { searchEndpoints } from "./search/search-endpoints.ts";

/** Every endpoint but those of single records. Where two addresses could both be meant, the first answers. */
export const uiApiEndpoints: readonly Endpoint[] = [
  ...objectEndpoints,
  ...layoutEndpoints,
  ...recordDefaultEndpoints,
  ...listInfoEndpoints,
  ...listRecordEndpoints,
  ...listPreferenceEndpoints,
  ...recordBatchEndpoints,
  ...relatedListInfoEndpoints,
  ...relatedListPreferenceEndpoints,
  ...relatedListRecordEndpoints,
  ...duplicateEndpoints,
  ...searchEndpoints,
  ...actionEndpoints,
  ...quickActionEndpoints,
  ...actionOverrideEndpoints,
  ...appEndpoints,
  ...avatarEndpoints,
  ...uploadEndpoints,
];

/** The UI API, at both of its addresses. */
export function uiApiRoutes(org: Org): Route[] {
  return [...uiApiPaths.flatMap((base) => recordRoutes(org, base)), ...routesOf(org, uiApiPaths, uiApiEndpoints)];
}
