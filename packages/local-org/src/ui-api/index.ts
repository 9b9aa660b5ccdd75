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
import { recordEndpoints } from "./records/record-endpoints.ts";
import { recordBatchEndpoints } from "./records/record-batch.ts";
import { relatedListInfoEndpoints } from "./related-lists/related-list-info.ts";
import { relatedListPreferenceEndpoints } from "./related-lists/related-list-preferences.ts";
import { relatedListRecordEndpoints } from "./related-lists/related-list-records.ts";
import { searchEndpoints } from "./search/search-endpoints.ts";

/** Every endpoint. If two have the same method and path, the first responds. */
export const uiApiEndpoints: readonly Endpoint[] = [
  ...recordEndpoints,
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
export const uiApiRoutes = (org: Org): Route[] => routesOf(org, uiApiPaths, uiApiEndpoints);
