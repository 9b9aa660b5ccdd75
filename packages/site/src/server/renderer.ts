// What renders the pages and checks their content, from its sources.
import { compileJsx } from "./jsx.ts";

compileJsx();

export const {
  checkSite,
  contrastProblems,
  findLinks,
  listPaths,
  moveLinks,
  readBranding,
  renderPage,
  robotsText,
  sitemapXml,
} = await import("../entry-server.tsx");
