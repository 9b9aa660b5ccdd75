// The local site on Node: its server, with and without hot reload, and its pages as files.
export { buildSite, createBuiltSite, loadPageAssets, loadSiteServer } from "./built-site.ts";
export { sendBody, textBody, type Body } from "./compressed-body.ts";
export { createDevSite } from "./dev-site.ts";
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
} from "./new-page.ts";
export type { PageDetails } from "./page-templates.ts";
export { pageHeaders } from "./page-policy.ts";
export { prerenderSite } from "./prerender.ts";
export { readSiteFiles } from "./read-site-files.ts";
export { problemLine } from "./site-check.ts";
