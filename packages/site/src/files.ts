// Content files of the site: reads and makes them. It loads no component.
export {
  addressProblem,
  isDeviceName,
  isTemplate,
  namesOf,
  pageFiles,
  routeContent,
  viewContent,
  withNewIds,
  type AddressProblem,
  type TemplateName,
} from "./server/new-page.ts";
export type { PageDetails } from "./server/page-templates.ts";
export { readSiteFiles } from "./server/read-site-files.ts";
export { problemLine } from "./server/site-check.ts";
export {
  filesOfResource,
  maxResourceBytes,
  resourceDescription,
  resourcesFolder,
  resourcesOfKind,
  resourceWithRoom,
  type ResourceKind,
  type SizedResource,
} from "./server/static-resources.ts";
