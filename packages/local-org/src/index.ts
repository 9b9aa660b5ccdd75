export type { ApexContext, ApexController, ApexMethod } from "./apex-controller.ts";
export { siteBasePath } from "./cms/site-base-path.ts";
export { sitesOf, type SiteIds } from "./cms/sites.ts";
export { createLocalOrg, type LocalOrg, type LocalOrgOptions } from "./create-local-org.ts";
export { OrgError } from "./errors.ts";
export type { SiteHandler } from "./http/server.ts";
export { createRemoteOrg, type RemoteOrg, type RemoteOrgOptions } from "./remote/create-remote-org.ts";
export { StartError } from "./start-error.ts";
export type { OrgUser } from "./users.ts";
