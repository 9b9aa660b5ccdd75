// What tools and other packages of this repository read of this package. No page loads it as a whole.
export { contrastProblems } from "./branding/brand-contrast.ts";
export { brandingHooks } from "./branding/branding-settings.ts";
export { readBranding } from "./branding/read-branding.ts";
export { describeProblem } from "./check/site-problem.ts";
export { escapeHtml } from "./html/head-tag.ts";
export { hidesFromSearch, readHeadTags } from "./search/read-head-tags.ts";
