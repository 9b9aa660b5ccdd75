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
  openResource,
  resourceKinds,
  resourcesFolder,
  resourcesOfKind,
  resourceWithRoom,
  sizedResource,
  type ResourceFile,
  type ResourceKind,
  type SizedResource,
} from "./server/static-resources.ts";
