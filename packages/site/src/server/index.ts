// The local site on Node, with its pages: its server, and its pages as files. It compiles the sources that render them.
export { buildSite, createBuiltSite, loadPageAssets } from "./built-site.ts";
export { sendBody, textBody, type Body } from "./compressed-body.ts";
export { pageHeaders } from "./page-policy.ts";
export { prerenderSite } from "./prerender.ts";
export { checkSite, contrastProblems, findLinks, moveLinks, readBranding, renderPage } from "./renderer.ts";
