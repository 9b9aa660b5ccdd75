export { brandingStyle, readBranding, type Branding } from "./branding/read-branding.ts";
export { findComponent, readComponent, type ContentComponent, type ContentRegion } from "./content/content-tree.ts";
export { findPage, type Page, type SiteFiles } from "./content/site-pages.ts";
